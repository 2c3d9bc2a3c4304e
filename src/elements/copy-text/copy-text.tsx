import type { ViewProps } from '../../embed/element.ts';
import type { definition } from './copy-text.definition.ts';

export function CopyText({ text, notice, element }: ViewProps<typeof definition>) {
  return (
    <button type="button" onClick={() => element.emit('psp:error', { notice })}>
      {text}
    </button>
  );
}
