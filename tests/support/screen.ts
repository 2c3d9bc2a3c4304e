import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { commonEvents } from '../../src/embed/attributes/common-attributes.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import { define } from '../../src/embed/element/define.ts';
import type { ElementModule } from '../../src/embed/element/element-module.ts';
import { type Attributes, elementWith } from './markup.ts';

/** An element in the page as a test uses it: found by role and text, looked into, listened to. */
export interface Screen extends BoundFunctions<typeof queries> {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The details of the events of this type that the element has sent, in their order. */
  heard(type: `psp:${string}`): readonly unknown[];
}

/** Puts a tag of the library into the page and waits for its first screen. Where it would lead the browser is only heard. */
export async function shown<D extends ElementDefinition>(
  module: ElementModule<D>,
  attributes: Attributes = {},
): Promise<Screen> {
  define(module as unknown as ElementModule);
  const host = elementWith(module.definition.tag, attributes);
  const heard = listening(host, Object.keys({ ...commonEvents, ...module.definition.events }));
  const beginning = begun(host);
  document.body.append(host);
  await beginning;
  const root = (host.shadowRoot ?? host) as ShadowRoot;
  return { ...within(root as unknown as HTMLElement), host, root, heard: type => heard.get(type) ?? [] };
}

/** What the rows of a table show in a column, by its title; the cell that names a row has a button beside its text. */
export const column = ({ root }: Screen, title: string): string[] =>
  [...root.querySelectorAll(`tbody :is(td[data-title="${title}"], th[data-title="${title}"] > .name)`)].map(
    cell => cell.textContent?.trim() ?? '',
  );

/** The texts of a row's cells, from its name on. */
export const rowTexts = (row: Element | null): (string | null)[] =>
  [...(row?.querySelectorAll('th > .name, td') ?? [])].map(cell => cell.textContent);

function listening(host: HTMLElement, types: readonly string[]): ReadonlyMap<string, unknown[]> {
  const heard = new Map<string, unknown[]>(types.map(type => [type, []]));
  for (const [type, details] of heard)
    host.addEventListener(type, event => {
      if (type === 'psp:navigate') event.preventDefault();
      details.push((event as CustomEvent).detail);
    });
  return heard;
}

/** A screen, or the card in its place that says why there is none. */
const begun = (host: HTMLElement): Promise<unknown> =>
  new Promise(resolve => {
    for (const type of ['psp:ready', 'psp:error']) host.addEventListener(type, resolve, { once: true });
  });
