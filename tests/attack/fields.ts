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
  /** How many texts an element takes at once; a list shows ten on its first page. */
  readonly textsPerElement: number;
  filling(texts: readonly string[], folder: string): Filling;
  /** The answer to a GET. */
  reply(endpoint: GetEndpoint, texts: readonly string[]): Handler;
}

const benign = ['Shown', 'Also shown'];
const asIs = (text: string) => text;

/** Hostile texts in every field of every answer and in JSON attributes. */
export const inAnswers: Pass = {
  name: 'answers',
  textsPerElement: 10,
  filling: (texts, folder) => ({ folder, json: texts }),
  reply: (endpoint, texts) => json(answerOf(endpoint, texts)),
};

/** Hostile texts in every attribute, and as the ids of records. */
export const inAttributes: Pass = {
  name: 'attributes and ids',
  textsPerElement: 1,
  filling: (texts, folder) => ({ folder, text: texts[0] ?? '', json: texts }),
  reply: (endpoint, texts) => json(answerOf(endpoint, [...texts, ...benign], asIs)),
};

/** Hostile texts in every attribute with an address, which is the base of all calls as well. */
export const inAddresses: Pass = {
  name: 'addresses',
  textsPerElement: 1,
  filling: ([address = ''], folder) => ({ folder, address }),
  reply: endpoint => json(answerOf(endpoint, benign)),
};

/** The sign-in page at a hostile address, after the session has ended. */
export const inSignInPath: Pass = {
  name: 'sign-in path',
  textsPerElement: 1,
  filling: ([loginPath = ''], folder) => ({ folder, loginPath }),
  reply: () => json({}, 401),
};

const elementsPerPage = 50;

/** Shows the element filled with each of the texts, presses everything on it, and looks for anything that happened. */
export async function attackFields(
  { browser, host }: Tools,
  definition: ElementDefinition,
  texts: readonly string[],
  passes: readonly Pass[],
): Promise<Outcome> {
  const tally = new NewTally();
  const isPhoneOnly = 'below' in definition.reservedSpace;
  const viewport = { width: isPhoneOnly ? 375 : 1200, height: 900 };
  await using context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const url = host.page('/fields/');
  for (const pass of passes) {
    const groups = chunks(texts, pass.textsPerElement);
    for (const page of chunks(groups, elementsPerPage)) {
      await using seen = await visit(context, host, url);
      const mounts = page.map((group, index) => {
        const folder = `/m${index}`;
        host.answerBelow(folder, replyTo(definition, pass, group));
        return mountOf(definition, pass.filling(group, folder));
      });
      await attackPage(
        seen,
        mounts,
        tally,
        `${pass.name}, from ${JSON.stringify(page[0]?.[0]?.slice(0, 40))}`,
      );
      tally.cases += page.flat().length - 1;
    }
  }
  tally.faults.push(
    ...host.reachedEvil.map(({ url: reached }) => `a request reached another site: ${reached}`),
  );
  return tally;
}

async function attackPage(seen: Visit, mounts: readonly Mount[], tally: Tally, name: string): Promise<void> {
  await seen.mount(mounts);
  await seen.settle();
  const pressed = await seen.page.evaluate(pressEverything);
  await seen.settle();
  const pressedLater = await seen.page.evaluate(pressEverything);
  await seen.settle();
  const left = seen.navigations.map(to => `navigated to ${to}`);
  tally.add(name, [...pressed, ...pressedLater, ...left, ...(await seen.faults())]);
}

/** Answers a GET of the element by its pass, and refuses a POST with a hostile message. */
const replyTo =
  ({ calls }: ElementDefinition, pass: Pass, texts: readonly string[]) =>
  (path: string): Handler =>
  (response, request, hit) => {
    const endpoint = calls
      .map(call => call.endpoint)
      .find(({ method, path: pattern }) => method === 'GET' && isAt(path, pattern)) as
      | GetEndpoint
      | undefined;
    const isGet = request.method === 'GET';
    const handler =
      isGet && endpoint ? pass.reply(endpoint, texts) : json({ message: texts[0] }, isGet ? 404 : 422);
    handler(response, request, hit);
  };

const isAt = (path: string, pattern: string): boolean =>
  pattern === '{url}'
    ? path === '/list/'
    : new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
