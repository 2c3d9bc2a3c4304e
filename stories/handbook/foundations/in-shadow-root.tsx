import { type CSSProperties, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { sharedSheet } from '../../../src/ui/styles/shared-sheet.ts';

/** Shows ui pieces as elements do: in a shadow root with the shared style sheet. */
export function InShadowRoot({ children }: { readonly children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = (host: HTMLDivElement | null) => {
    if (!host || root) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sharedSheet()];
    setRoot(shadow);
  };
  return (
    <div ref={attach} style={asWideAsItsContent}>
      {root && createPortal(children, root)}
    </div>
  );
}

// Elements bring a natural width of their own: src/ui/styles/tokens.css.
const asWideAsItsContent = { '--_natural': '0px' } as CSSProperties;
