import type { ReactNode } from 'react';
import { cdp } from 'vitest/browser';
import { piece } from '../../../stories/support/piece.tsx';

/** Shows pieces as an element would; what is inside its shadow root. */
export function show(content: ReactNode): ShadowRoot {
  const stage = piece(content);
  document.body.append(stage);
  return stage.shadowRoot as ShadowRoot;
}

/** For `afterEach`: the page as it was. */
export function clear(): void {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
}

/** Colours as a person has set them in the system, or the page's own again. */
export const forceColors = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** Where an element stands, as a value that can be compared. */
export const boxOf = (element: Element): object => element.getBoundingClientRect().toJSON();
