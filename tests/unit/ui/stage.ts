import type { ReactNode } from 'react';
import { cdp } from 'vitest/browser';
import { piece } from '../../../stories/support/piece.tsx';

/** Renders components in a shadow root, as an element does, and returns that root. */
export function show(content: ReactNode): ShadowRoot {
  const stage = piece(content);
  document.body.append(stage);
  return stage.shadowRoot as ShadowRoot;
}

/** Resets the page; for `afterEach`. */
export function clear(): void {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
}

/** Switches the browser's forced colours on or off. */
export const forceColors = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** The position and size of an element as a comparable value. */
export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect().toJSON();
