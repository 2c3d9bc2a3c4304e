import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commonCatalogue } from '../../../../src/domain/texts/common.ts';
import { element as withoutReact } from '../../../../src/elements/legacy-report-form/legacy-report-form.tsx';
import type { ElementDefinition } from '../../../../src/embed/definition.ts';
import { elementModule } from '../../../../src/embed/element/define.ts';
import { elementWith } from '../../../support/markup.ts';
import { staffDetails } from '../../../support/screen.ts';
import { defineSample, definition, living, removeElements, settled, shown } from '../sample-element.tsx';

defineSample();
afterEach(removeElements);

/** The element's shadow root as Testing Library takes it. */
const insideOf = (element: Element): HTMLElement => element.shadowRoot as unknown as HTMLElement;

/** The details of every event of this type that reaches the document. */
function heardOn(type: string): unknown[] {
  const details: unknown[] = [];
  document.addEventListener(type, event => details.push((event as CustomEvent).detail));
  return details;
}

it('[EMB-01] shows the view in a shadow root and sends psp:ready once', async () => {
  const ready = heardOn('psp:ready');
  const element = await shown(elementWith('psp-sample', { 'data-label': 'Total', 'data-amounts': '[1, 2]' }));
  expect(insideOf(element)).toHaveTextContent('Total 1+2');
  await waitFor(() => expect(ready).toHaveLength(1));
});

it('[EMB-14] gives the class of a tag the version of the library', () => {
  const versioned: ElementDefinition = { ...definition, tag: 'psp-versioned' };
  elementModule({ definition: versioned, view: () => null, styles: [] }).define('1.2.3');
  withoutReact.define('1.2.3');
  for (const tag of [versioned.tag, withoutReact.definition.tag])
    expect(customElements.get(tag)).toHaveProperty('version', '1.2.3');
});

it('[EMB-06] updates when attributes are changed or removed', async () => {
  const element = await shown(elementWith('psp-sample', { 'data-label': 'Total', 'data-amounts': '[1]' }));
  element.dataset.label = 'Sum';
  delete element.dataset.amounts;
  await within(insideOf(element)).findByText('Sum');
  expect(insideOf(element)).not.toHaveTextContent('1');
});

const warned = () => vi.spyOn(console, 'warn').mockReturnValue();

it('[EMB-10] a self-closing tag that swallows the next element is logged', async () => {
  const warnings = warned();
  const page = document.createElement('div');
  page.innerHTML = '<psp-sample data-label="One"/><psp-sample data-label="Two"></psp-sample>';
  document.body.append(page);
  await waitFor(() =>
    expect(warnings.mock.calls).toEqual([
      [
        'psp-sample: it is inside psp-sample and hidden with its fallback. Write </psp-sample> before it: HTML ignores the slash of <psp-sample/>.',
      ],
    ]),
  );
});

it('[EMB-07] reads a child script, also one that is added later', async () => {
  const element = elementWith('psp-sample', { 'data-label': 'Total' });
  const script = Object.assign(document.createElement('script'), { type: 'application/json', text: '[3]' });
  script.dataset.prop = 'amounts';
  await shown(element);
  element.append(script);
  await within(insideOf(element)).findByText('Total 3');
});

it('[EMB-13] properties override the attribute, which counts as absent while they are null or undefined', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const element = await shown(elementWith('psp-sample', { 'data-label': 'Attribute' }));
  for (const absent of [undefined, null]) {
    Object.assign(element, { label: 'Property' });
    await within(insideOf(element)).findByText('Property');
    Object.assign(element, { label: absent });
    await within(insideOf(element)).findByText(/data-label is missing/);
    expect((element as unknown as { label: unknown }).label).toBeUndefined();
  }
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('data-label is missing'));
});

describe('[EMB-04] failure', () => {
  it('[NET-13] of a missing attribute shows a calm sentence with details for staff, logs and sends an event', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const errors = heardOn('psp:error');
    const element = await shown(elementWith('psp-sample'));
    const message = 'psp-sample: data-label is missing. Add data-label="Total".';
    expect(within(insideOf(element)).getByRole('alert')).toHaveTextContent(message);
    expect(await staffDetails(within(insideOf(element)))).toBe(message);
    expect(insideOf(element).querySelector('slot')).not.toBeNull();
    expect(logged).toHaveBeenCalledWith(message);
    expect(errors).toContainEqual({ code: 'ERR_ATTRIBUTE', message });
  });

  it('[UI-15] of a view that throws shows the text, the fallback and Retry, and leaves its neighbour alone', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const neighbour = await shown(elementWith('psp-sample', { 'data-label': 'Neighbour' }));
    const element = await shown(elementWith('psp-sample', { 'data-label': 'Total', 'data-broken': '' }));
    expect(within(insideOf(element)).getByRole('alert')).toHaveTextContent(
      commonCatalogue.source.somethingWrong,
    );
    expect(insideOf(element).querySelector('slot')).not.toBeNull();
    expect(insideOf(neighbour)).toHaveTextContent('Neighbour');
    delete element.dataset.broken;
    await userEvent.click(within(insideOf(element)).getByRole('button', { name: 'Retry' }));
    await within(insideOf(element)).findByText('Total');
  });
});

describe('[EMB-05] the element in the page', () => {
  it('keeps its state when moved', async () => {
    const element = await shown(elementWith('psp-sample', { 'data-label': 'Total' }));
    await userEvent.type(within(insideOf(element)).getByRole('textbox'), 'kept');
    document.body.prepend(element);
    await settled();
    expect(within(insideOf(element)).getByRole('textbox')).toHaveValue('kept');
  });

  it('works after removal and reinsertion, without leaking listeners', async () => {
    const element = await shown(elementWith('psp-sample', { 'data-label': 'Total' }));
    element.remove();
    await settled();
    expect(living.effects).toBe(0);
    expect(insideOf(element).innerHTML).toBe('<slot></slot>');
    element.dataset.label = 'Back';
    document.body.append(element);
    await within(insideOf(element)).findByText('Back');
    expect(insideOf(element).querySelector('slot')).toBeNull();
  });
});
