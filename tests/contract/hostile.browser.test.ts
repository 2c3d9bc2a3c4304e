import { expect, it } from 'vitest';
import { attributeName } from '../../src/embed/attributes/read-attributes.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import { answering } from '../support/answers/answering.ts';
import { silence } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { everyElement } from '../support/every-element.ts';
import { watched, worst } from '../support/hostile.ts';
import { shown } from '../support/screen.ts';

const tags = everyElement.map(element => [element.definition.tag, element] as const);

it.each(tags)('[TBL-18] [NET-01] %s does nothing that a text in its attributes says', async (_, element) => {
  allowLogged();
  const harmless = watched();
  const sent = answering(silence);
  for (const text of worst) harmless(await shown(element, attributesSaying(text, element.definition)));
  expect(sent.filter(({ url }) => new URL(url).origin !== location.origin)).toEqual([]);
});

/** The examples of a definition with this text in place of every text. */
const attributesSaying = (text: string, { attributes }: ElementDefinition): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { type, example }]) => [
      attributeName(name),
      type === 'text' ? text : type === 'json' ? saying(text, JSON.parse(example)) : example,
    ]),
  );

function saying(text: string, value: unknown): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map(item => saying(text, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, saying(text, item)]));
}
