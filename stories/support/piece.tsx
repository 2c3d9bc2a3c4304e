import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { sharedSheet } from '../../src/ui/styles/shared-sheet.ts';

/** Renders a ui piece as elements do: by React, in an open shadow root with the shared style sheet. */
export function piece(content: ReactNode): HTMLElement {
  const host = document.createElement('story-piece') as PieceHost;
  host.content = content;
  host.root.adoptedStyleSheets = [sharedSheet()];
  return host;
}

class PieceHost extends HTMLElement {
  content: ReactNode = null;
  root = this.attachShadow({ mode: 'open' });
  #react: Root | undefined;

  connectedCallback() {
    const react = createRoot(this.root);
    flushSync(() =>
      react.render(
        <StrictMode>
          <div style={inElement}>{this.content}</div>
        </StrictMode>,
      ),
    );
    this.#react = react;
  }

  disconnectedCallback() {
    this.#react?.unmount();
  }
}

/** The text colour of an element's content, without a box that would change the layout. */
const inElement = { display: 'contents', color: 'var(--_text)' };

if (!customElements.get('story-piece')) customElements.define('story-piece', PieceHost);
