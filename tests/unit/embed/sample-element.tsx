import { waitFor } from '@testing-library/dom';
import { useEffect } from 'react';
import { array, number } from 'valibot';
import { expect, vi } from 'vitest';
import type { ElementDefinition } from '../../../src/embed/definition.ts';
import { elementModule, type ViewProps } from '../../../src/embed/element/define.ts';

/** psp-sample: an element with a text, a list and a flag. */
export const definition = {
  tag: 'psp-sample',
  attributes: {
    label: { type: 'text', required: true, example: 'Total' },
    amounts: {
      type: 'json',
      schema: array(number()),
      shape: '[number]',
      example: '[1]',
    },
    broken: { type: 'flag' },
  },
} as const satisfies ElementDefinition;

/** Defines psp-sample. Its styles are a sheet for `.piece` and one for the element itself. */
export function defineSample(): void {
  const pieces = new CSSStyleSheet();
  pieces.replaceSync('.piece { color: rgb(4, 5, 6) }');
  elementModule({
    definition,
    view: Sample,
    styles: [pieces, ':host { display: block; outline-color: rgb(1, 2, 3) }'],
  }).define();
}

/** How many effects of views of psp-sample have started and not ended. */
export const living = { effects: 0 };

/** The view of psp-sample: a text field. */
export function Sample({ attributes }: ViewProps<typeof definition>) {
  const { label, amounts = [], broken } = attributes;
  useEffect(() => {
    living.effects += 1;
    return () => {
      living.effects -= 1;
    };
  }, []);
  if (broken) throw new Error('planted');
  return (
    <label className="piece">
      {label} {amounts.join('+')}
      <input />
    </label>
  );
}

/** Resolves one task later, when elements that have left the page are unmounted. */
export const settled = () => new Promise(resolve => setTimeout(resolve));

/** Puts an element into the page and waits until it shows its view or an alert. */
export async function shown(element: HTMLElement) {
  document.body.append(element);
  await waitFor(() => expect(element.shadowRoot?.querySelector('label, [role=alert]')).toBeTruthy());
  return element;
}

/** Empties the page, waits until its elements are unmounted, and restores what was mocked. For `afterEach`. */
export async function removeElements(): Promise<void> {
  document.body.replaceChildren();
  await settled();
  vi.restoreAllMocks();
}
