import { expect, it } from 'vitest';
import { attributeName } from '../../src/embed/attributes/read-attributes.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import { answering } from '../support/answers/answering.ts';
import { silence } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { everyElement } from '../support/every-element.ts';
import { watched } from '../support/hostile.ts';
import { worst } from '../support/hostile-texts.ts';
import { shown } from '../support/screen.ts';

const tags = everyElement.map(element => [element.definition.tag, element] as const);

it.each(tags)(
  '[TBL-18] [NET-01] %s never executes or requests anything from hostile texts in its attributes',
  async (_, element) => {
    allowLogged();
    const harmless = watched();
    const sent = answering(silence);
    for (const text of worst) harmless(await shown(element, attributesWith(text, element.definition)));
    expect(sent.filter(({ url }) => new URL(url).origin !== location.origin)).toEqual([]);
  },
);

/** The example attributes of a definition with every text replaced by `text`. */
const attributesWith = (text: string, { attributes }: ElementDefinition): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { type, example }]) => [
      attributeName(name),
      type === 'text' ? text : type === 'json' ? replaceTexts(text, JSON.parse(example)) : example,
    ]),
  );

function replaceTexts(text: string, value: unknown): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map(item => replaceTexts(text, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTexts(text, item)]));
}
