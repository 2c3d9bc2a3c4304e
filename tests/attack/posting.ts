import type { BrowserContext } from 'playwright';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import { type Handler, html, json, raw, redirect, status } from '../support/faulty-server.ts';
import type { Outcome } from './attack.ts';
import type { AttackHost } from './host.ts';
import { type PostingPlace, postingPlaces } from './places.ts';
import { type Visit, visit } from './visit.ts';

/** The names of the calls that post something. */
const postsOf = ({ calls }: ElementDefinition): string[] =>
  calls.flatMap(({ endpoint: { method, name } }) => (method === 'POST' ? [name] : []));

export const posts = (definition: ElementDefinition): boolean => postsOf(definition).length > 0;

/** The places of an element, or a fault for an endpoint without one. */
export function placesOf(definition: ElementDefinition): { places: PostingPlace[]; missing: Outcome } {
  const places = postingPlaces.filter(({ tag }) => tag === definition.tag);
  const forgotten = postsOf(definition).filter(name => !places.some(({ endpoint }) => endpoint === name));
  const faults = forgotten.map(
    name => `nothing presses what posts ${name}: add it to tests/attack/places.ts`,
  );
  return { places, missing: { cases: faults.length, faults } };
}

/** The elements of a place, all posting to the same record. */
export interface Posting {
  readonly seen: Visit;
  readonly page: Visit['page'];
  /** The base path of its calls and pages, such as `/saveTable7`. */
  readonly folder: string;
  /** How a POST is answered from now on. */
  answerPosts(handler: Handler): void;
  /** How its list is answered from now on; by default with the list of the place. */
  answerList(handler: Handler | undefined): void;
  /** The host has carried out the post: the record is no longer in its list. */
  carryOut(): void;
  /** The idempotency keys of all POSTs. */
  keys(): (string | undefined)[];
  /** The addresses that elements tried to navigate to. */
  wentTo(): Promise<string[]>;
}

/** A page for posting elements; navigation is prevented and recorded. */
export async function postingPage(
  context: BrowserContext,
  host: AttackHost,
  {
    prepare,
    isPolicyStrict = true,
  }: { readonly prepare?: (page: Visit['page']) => Promise<void>; readonly isPolicyStrict?: boolean } = {},
): Promise<Visit> {
  const seen = await visit(context, host.page('/posting/', '', { isPolicyStrict }), async page => {
    page.setDefaultTimeout(5000);
    await page.addInitScript(holdNavigation);
    await prepare?.(page);
  });
  return seen;
}

/** Runs in the page before all other scripts. */
function holdNavigation(): void {
  const page = globalThis as unknown as { wentTo: string[]; mayLeave: boolean };
  page.wentTo = [];
  page.mayLeave = false;
  addEventListener('psp:navigate', event => {
    page.wentTo.push((event as CustomEvent<{ url: string }>).detail.url);
    if (!page.mayLeave) event.preventDefault();
  });
}

interface PostingOptions {
  readonly folder: string;
  /** The number of elements with the same record; one by default. */
  readonly copies?: number;
  /** Navigation is allowed. */
  readonly mayLeave?: boolean;
}

/** Puts the elements of a place into the page, replacing earlier ones. */
export async function startPosting(
  seen: Visit,
  host: AttackHost,
  place: PostingPlace,
  { folder, copies = 1, mayLeave = false }: PostingOptions,
): Promise<Posting> {
  let onPost: Handler = status(204);
  let onList: Handler | undefined;
  let isGone = false;
  answerPages(host, folder, (response, request, hit) => {
    const list = onList ?? json(place.list?.(folder, isGone) ?? []);
    (request.method === 'POST' ? onPost : list)(response, request, hit);
  });
  const { page } = seen;
  await page.evaluate(clearPage, mayLeave || Boolean(place.isNative));
  const mount = { tag: place.tag, attributes: place.attributes(folder), formFields: [] };
  await seen.mount(Array.from({ length: copies }, () => mount));
  const postPath = folder + place.path;
  return {
    seen,
    page,
    folder,
    answerPosts: handler => {
      onPost = handler;
    },
    answerList: handler => {
      onList = handler;
    },
    carryOut: () => {
      isGone = true;
    },
    keys: () =>
      host.log
        .filter(({ method, url }) => method === 'POST' && url === postPath)
        .map(({ headers }) => headers['idempotency-key'] as string | undefined),
    wentTo: () => page.evaluate(() => (globalThis as unknown as { wentTo: string[] }).wentTo),
  };
}

/** Runs in the page. */
function clearPage(mayLeave: boolean): void {
  for (const element of [...document.body.children]) element.remove();
  Object.assign(globalThis, { mayLeave, wentTo: [] });
}

/** The pages that answers lead to; every other path is a call. */
function answerPages(host: AttackHost, folder: string, call: Handler): void {
  const page = html();
  const signIn = raw('<!doctype html><form><input type="password"></form>', 'text/html');
  const pages: Readonly<Record<string, Handler>> = {
    '/next/': page,
    '/success/': json({ result: 'success' }),
    '/failed/': json({ success: false }),
    '/broken/': html(500),
    '/login/': page,
    '/Login.aspx;jsessionid=1': page,
    '/auth/sso': page,
    '/session/new': page,
    '/signon': page,
    '/password/': signIn,
    '/loop/': redirect(`${folder}/loop/`),
  };
  host.answerBelow(folder, path => pages[path] ?? call);
}
