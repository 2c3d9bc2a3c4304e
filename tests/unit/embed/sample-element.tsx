import { waitFor } from '@testing-library/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { array, number } from 'valibot';
import { expect, vi } from 'vitest';
import type { ElementDefinition } from '../../../src/embed/definition.ts';
import { elementModule } from '../../../src/embed/element/define.ts';
import type { ViewProps } from '../../../src/embed/element/element-module.ts';
import { formSupport } from '../../../src/embed/form-field/form-association.ts';

/** psp-sample: an element with a text, a list and a flag, which is also a field of the page's form. */
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
    broken: { type: 'flag', example: 'true' },
  },
} as const satisfies ElementDefinition;

/** Defines psp-sample. Its styles are a sheet for `.piece` and one for the element itself. */
export function defineSample(): void {
  const pieces = new CSSStyleSheet();
  pieces.replaceSync('.piece { color: rgb(4, 5, 6) }');
  elementModule({
    definition,
    form: formSupport,
    view: Sample,
    styles: [pieces, ':host { display: block; outline-color: rgb(1, 2, 3) }'],
  }).define();
}

/** How many effects of views of psp-sample have started and not ended. */
export const living = { effects: 0 };

/** The props of every render of psp-sample, in order. */
export const given: ViewProps<typeof definition>[] = [];

/** The view of psp-sample: a text field, which has a problem while it says `never`. */
export function Sample(props: ViewProps<typeof definition>) {
  const { attributes, element } = props;
  const { label, amounts = [], broken } = attributes;
  given.push(props);
  const [typed, setTyped] = useState(element.restored ?? '');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) element.setFormValue(entryOf(input.current));
  }, [element]);
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
      <input
        ref={input}
        aria-label={element.labels() || undefined}
        value={typed}
        disabled={element.disabled}
        onChange={event => {
          setTyped(event.target.value);
          element.setFormValue(entryOf(event.target));
        }}
      />
    </label>
  );
}

const entryOf = (input: HTMLInputElement) => ({
  name: 'month',
  value: input.value,
  problem: input.value === 'never' ? 'Choose a month.' : undefined,
  anchor: input,
});

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
