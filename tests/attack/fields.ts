import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { GetEndpoint } from '../../src/http/endpoint.ts';
import { type Handler, json } from '../support/faulty-server.ts';
import { Tally as NewTally, type Outcome, type Tally, type Tools } from './attack.ts';
import { pressEverything } from './press-everything.ts';
import { answerOf, type Filling, type Mount, mountOf } from './samples.ts';
import { type Visit, visit } from './visit.ts';

/** How a group of elements is filled with hostile texts. */
export interface Pass {
  readonly name: string;
  /** How many texts an element shows at once; a list shows ten on its first page. */
  readonly textsPerElement: number;
  /** Also presses all controls, to reach the content of menus and dialogs. */
  readonly isPressed: boolean;
  /** By default to every element. */
  appliesTo?(definition: ElementDefinition): boolean;
  filling(texts: readonly string[], folder: string): Filling;
  /** The answer to a GET. */
  reply(endpoint: GetEndpoint, texts: readonly string[]): Handler;
}

const benign = ['Shown'];
const plain = { types: ['text', 'delete'] };

/** Hostile texts in every field of every answer and in JSON attributes. */
export const inAnswers: Pass = {
  name: 'answers and JSON',
  textsPerElement: 10,
  isPressed: true,
  filling: (texts, folder) => ({ folder, json: texts }),
  reply: (endpoint, texts) => json(answerOf(endpoint, texts)),
};

/** Hostile texts as the ids of records. */
export const inIds: Pass = {
  name: 'ids',
  textsPerElement: 10,
  isPressed: true,
  appliesTo: ({ calls }) => calls.some(({ endpoint }) => endpoint.method === 'GET'),
  filling: (_, folder) => ({ folder }),
  reply: (endpoint, texts) => json(answerOf(endpoint, texts, { idOf: text => text, ...plain })),
};

/** Hostile texts in every attribute. */
export const inAttributes: Pass = {
  name: 'attributes',
  textsPerElement: 1,
  isPressed: false,
  appliesTo: ({ attributes }) =>
    Object.values(attributes).some(({ type }) => type === 'text' || type === 'json'),
  filling: ([text = ''], folder) => ({ folder, text, json: [text], hasColumns: true }),
  reply: endpoint => json(answerOf(endpoint, benign, plain)),
};

/** Hostile texts in every attribute with an address, which is the base of all calls as well. */
export const inAddresses: Pass = {
  name: 'addresses',
  textsPerElement: 1,
  isPressed: true,
  filling: ([address = ''], folder) => ({ folder, address }),
  reply: endpoint => json(answerOf(endpoint, benign, plain)),
};

/** The sign-in page at a hostile address, after the session has ended. */
export const inSignInPath: Pass = {
  name: 'sign-in path',
  textsPerElement: 1,
  isPressed: false,
  filling: ([loginPath = ''], folder) => ({ folder, loginPath }),
  reply: () => json({}, 401),
};

// Fewer elements on a page if they are pressed, since their dialogs and menus stay open.
const elementsPerPage = { pressed: 16, shown: 60 };

/** Shows the element filled with each of the texts, presses all controls, and looks for any effect of the texts. */
export async function attackFields(
  { host }: Tools,
  definition: ElementDefinition,
  texts: readonly string[],
  passes: readonly Pass[],
): Promise<Outcome> {
  const tally = new NewTally();
  const isPhoneOnly = 'below' in definition.reservedSpace;
  const viewport = { width: isPhoneOnly ? 375 : 1200, height: 900 };
  await using context = await host.newContext({ viewport, reducedMotion: 'reduce' });
  const url = host.page('/fields/');
  for (const pass of passes.filter(({ appliesTo }) => appliesTo?.(definition) ?? true)) {
    const groups = chunks(texts, pass.textsPerElement);
    for (const page of chunks(groups, elementsPerPage[pass.isPressed ? 'pressed' : 'shown'])) {
      await using seen = await visit(context, url);
      const mounts = page.map((group, index) => {
        const folder = `/m${index}`;
        host.answerBelow(folder, replyTo(definition, pass, group));
        return mountOf(definition, pass.filling(group, folder));
      });
      await attackPage(seen, mounts, pass, page[0]?.[0] ?? '', tally);
      tally.cases += page.flat().length - 1;
    }
  }
  tally.faults.push(
    ...host.reachedEvil.map(({ url: reached }) => `a request reached another site: ${reached}`),
  );
  return tally;
}

async function attackPage(
  seen: Visit,
  mounts: readonly Mount[],
  { name, isPressed }: Pass,
  first: string,
  tally: Tally,
): Promise<void> {
  await seen.mount(mounts);
  await seen.settle();
  const found: string[] = [];
  // Presses the controls in opened dialogs and menus, too.
  for (let round = 0; round < (isPressed ? 2 : 1); round += 1) {
    found.push(...(await seen.page.evaluate(pressEverything, isPressed)));
    await seen.settle();
  }
  const left = seen.navigations.map(to => `navigated to ${to}`);
  tally.add(`${name}, from ${JSON.stringify(first.slice(0, 40))}`, [
    ...new Set([...found, ...left, ...(await seen.faults())]),
  ]);
}

/** Answers a GET of the element with the texts of its pass, and refuses a POST with a hostile message. */
const replyTo =
  (definition: ElementDefinition, pass: Pass, texts: readonly string[]) =>
  (path: string): Handler =>
  (response, request, hit) => {
    const isGet = request.method === 'GET';
    const endpoint = isGet ? callAt(definition, path) : undefined;
    const handler = endpoint
      ? pass.reply(endpoint, texts)
      : json({ message: texts[hit % texts.length] }, isGet ? 404 : 422);
    handler(response, request, hit);
  };

/** The GET of an element at this path, without its folder. */
export function callAt({ calls }: ElementDefinition, path: string): GetEndpoint | undefined {
  const endpoints = calls.map(call => call.endpoint as GetEndpoint);
  return endpoints.find(({ method, path: pattern }) => method === 'GET' && isAt(path, pattern));
}

const isAt = (path: string, pattern: string): boolean =>
  pattern === '{url}'
    ? path === '/list/'
    : new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
