import type { ReactNode } from 'react';

/**
 * What a column definition renders for a header or a cell. TanStack's `flexRender` takes the renderer for a component, so
 * that new definitions, such as those in another language, would remount each cell and lose its focus. [EMB-15]
 */
export const rendered = <Context>(
  renderer: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode => (typeof renderer === 'function' ? renderer(context) : renderer);
