import { type BoundFunctions, type queries, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { commonEvents } from '../../src/embed/attributes/common-attributes.docs.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { ElementModule } from '../../src/embed/element/define.ts';
import { type Attributes, elementWith } from './markup.ts';

/** A rendered element: Testing Library's queries for its shadow root, and the events that it has sent. */
export interface Screen extends BoundFunctions<typeof queries> {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The details of all events of this type so far, in order. */
  heard(type: `psp:${string}`): readonly unknown[];
}

/** The events that only some elements send. */
const ownEvents = ['psp:approved', 'psp:delete', 'psp:denied'];

/** Renders an element in the page and waits until it is ready or shows an error. Its navigation is cancelled. */
export async function shown<D extends ElementDefinition>(
  module: ElementModule<D>,
  attributes: Attributes = {},
): Promise<Screen> {
  module.define();
  const host = elementWith(module.definition.tag, attributes);
  const heard = recordEvents(host, [...Object.keys(commonEvents), ...ownEvents]);
  const ready = settled(host);
  document.body.append(host);
  await ready;
  const root = (host.shadowRoot ?? host) as ShadowRoot;
  return { ...within(root as unknown as HTMLElement), host, root, heard: type => heard.get(type) ?? [] };
}

/** Chooses an option of a searchable select once the select can be used. */
export async function choose(
  { findByRole }: Pick<Screen, 'findByRole'>,
  field: string | RegExp,
  option: string,
): Promise<void> {
  const box = await findByRole('combobox', { name: field });
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.click(box);
  await userEvent.click(await findByRole('option', { name: option }));
}

/** Opens the details for staff of a section that isn't available, and gives what they say. [NET-13] */
export async function staffDetails({ findByText }: Pick<Screen, 'findByText'>): Promise<string> {
  const sentence = await findByText("This section isn't available right now.", {
    selector: ':has(+ details)',
  });
  const details = sentence.nextElementSibling as HTMLDetailsElement;
  expect([sentence.checkVisibility(), details.localName, details.open]).toEqual([true, 'details', false]);
  const [summary, list] = details.children;
  expect(summary).toHaveTextContent('Details for staff');
  (summary as HTMLElement).click();
  expect(list).toBeVisible();
  return list?.textContent ?? '';
}

/** The texts of a column by its title, without the details button in the cells that name the rows. */
export const column = ({ root }: Screen, title: string): string[] =>
  [...root.querySelectorAll(`tbody :is(td[data-title="${title}"], th[data-title="${title}"] > .name)`)].map(
    cell => cell.textContent?.trim() ?? '',
  );

/** The texts of a row's cells, starting with its name. */
export const rowTexts = (row: Element | null): (string | null)[] =>
  [...(row?.querySelectorAll('th > .name, td') ?? [])].map(cell => cell.textContent);

function recordEvents(host: HTMLElement, types: readonly string[]): ReadonlyMap<string, unknown[]> {
  const heard = new Map<string, unknown[]>(types.map(type => [type, []]));
  for (const [type, details] of heard)
    host.addEventListener(type, event => {
      if (type === 'psp:navigate') event.preventDefault();
      details.push((event as CustomEvent).detail);
    });
  return heard;
}

/** Resolves when the element is ready or shows its error card. */
const settled = (host: HTMLElement): Promise<unknown> =>
  new Promise(resolve => {
    for (const type of ['psp:ready', 'psp:error']) host.addEventListener(type, resolve, { once: true });
  });
