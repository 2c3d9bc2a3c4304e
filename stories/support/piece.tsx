import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { sharedSheet } from '../../src/ui/styles/shared-sheet.ts';

/** A ui piece as elements show it: React in an open shadow root with the shared sheet. */
export function piece(content: ReactNode): HTMLElement {
  const stage = document.createElement('story-piece') as Stage;
  stage.content = content;
  stage.root.adoptedStyleSheets = [sharedSheet()];
  return stage;
}

class Stage extends HTMLElement {
  content: ReactNode = null;
  root = this.attachShadow({ mode: 'open' });
  #react: Root | undefined;

  connectedCallback() {
    const react = createRoot(this.root);
    flushSync(() => react.render(<StrictMode>{this.content}</StrictMode>));
    this.#react = react;
  }

  disconnectedCallback() {
    this.#react?.unmount();
  }
}

if (!customElements.get('story-piece')) customElements.define('story-piece', Stage);
