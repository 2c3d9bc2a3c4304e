import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import {
  type FaultyServer,
  type Handler,
  json,
  startFaultyServer,
  status,
} from '../support/faulty-server.ts';
import { callAt } from './sample-tags.ts';

/** A page with the built library under the policy that README.md says is enough. */
export interface TagPage {
  readonly page: Page;
  /** The requests of the page to its host. */
  readonly requests: FaultyServer['log'];
  /** Everything on the console. */
  readonly console: readonly string[];
  /** Answers the calls below a folder that a tag makes; refuses all others with a message. */
  answer(definition: DocumentedElement, folder: string, answers: Answers): void;
  /** Adds tags with these attributes. */
  add(
    definition: DocumentedElement,
    ...attributes: readonly Readonly<Record<string, string>>[]
  ): Promise<void>;
  /** Waits until no call is pending and the markup no longer changes. */
  rest(): Promise<void>;
}

interface Answers {
  readonly get: (endpoint: NonNullable<ReturnType<typeof callAt>>) => unknown;
  readonly message: string;
}

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

const markupOfPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/psp/psp.css">
<script type="module" src="/psp/psp.js"></script><body>`;

const pageHandler: Handler = response =>
  void response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .end(markupOfPage);

/** Serves a file of dist. */
const fileHandler = (name: string): Handler => {
  const type = extname(name) === '.css' ? 'text/css' : 'text/javascript';
  return response => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(readFileSync(`dist/${name}`));
  };
};

/** A test on such a page; it fails if anything hostile ran, or if anything left for another site. */
export const test = base.extend<{ tagPage: TagPage }>({
  tagPage: async ({ browser }, use) => {
    const answers = new Map<string, { definition: DocumentedElement; answers: Answers }>();
    await using host = await startFaultyServer((response, request, hit) => {
      const [, folder = '', path = '/'] = /^(\/\w+)(\/[^?]*)/.exec(request.url) ?? [];
      handlerOf(folder, path, request.method)(response, request, hit);
    });
    function handlerOf(folder: string, path: string, method: string): Handler {
      if (folder === '/psp' && /^\/[\w.-]+\.(js|css)$/.test(path)) return fileHandler(path.slice(1));
      const given = answers.get(folder);
      const endpoint = given && method === 'GET' ? callAt(given.definition, path) : undefined;
      if (given && endpoint) return json(given.answers.get(endpoint));
      return given ? json({ message: given.answers.message }, method === 'GET' ? 404 : 422) : status(404);
    }
    host.answer('/page/', pageHandler);
    host.answer('/left/', pageHandler);
    // Every request that is not for the host goes through this proxy.
    await using elsewhere = await startFaultyServer();
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      proxy: { server: elsewhere.origin, bypass: new URL(host.origin).host },
    });
    const page = await context.newPage();
    const faults: string[] = [];
    const told: string[] = [];
    const pending = new Set<object>();
    page.on('pageerror', ({ message }) => faults.push(`thrown: ${message}`));
    page.on('dialog', dialog => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => faults.push('a window was opened'));
    page.on('console', message => told.push(message.text()));
    page.on('request', request => request.resourceType() === 'fetch' && pending.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', request => pending.delete(request));
    await page.exposeFunction('report', (fault: string) => void faults.push(fault));
    await page.addInitScript(watchPage);
    await page.goto(`${host.origin}/page/`);
    await use({
      page,
      requests: host.log,
      console: told,
      answer: (definition, folder, given) => void answers.set(folder, { definition, answers: given }),
      add: ({ tag }, ...attributes) => page.evaluate(addTags, { tag, attributes }),
      async rest() {
        let last = '';
        await expect
          .poll(
            async () => {
              const before = last;
              last = await page.evaluate(markup);
              return last === before && pending.size === 0;
            },
            { intervals: [100], timeout: 60_000 },
          )
          .toBe(true);
      },
    });
    expect(faults).toEqual([]);
    expect(elsewhere.log.map(({ url }) => url)).toEqual([]);
    await context.close();
  },
});

/** Runs in the page before all other scripts. */
function watchPage(): void {
  const { report } = globalThis as unknown as { report: (fault: string) => void };
  for (const name of ['alert', 'confirm', 'prompt', 'open'] as const)
    Object.defineProperty(globalThis, name, { value: () => report(`${name} was called`) });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy violated: ${violatedDirective} ${blockedURI}`),
  );
  addEventListener('click', event => isOfLink(event) && event.preventDefault(), true);
  addEventListener('psp:navigate', event => {
    const { url } = (event as CustomEvent<{ url: string }>).detail;
    if (new URL(url, location.href).origin !== location.origin) report(`psp:navigate to ${url}`);
    event.preventDefault();
  });

  function isOfLink(event: Event): boolean {
    return event.composedPath().some(node => node instanceof Element && node.localName === 'a');
  }
}

/** Runs in the page. */
function addTags({ tag, attributes }: { tag: string; attributes: readonly object[] }): void {
  for (const each of attributes) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(each)) element.setAttribute(name, value);
    if (tag === 'psp-legacy-report-form') element.append(formOfPage());
    document.body.append(element);
  }

  /** What that element works on. */
  function formOfPage(): Node {
    const form = document.createElement('form');
    for (const name of ['sponsor', 'study', 'site', 'deliveryEmail', 'deliveryEmailConfirm'])
      form.append(Object.assign(document.createElement('input'), { name }));
    form.append(document.createElement('button'));
    return form;
  }
}

/** Runs in the page: resolves after two frames, in which an answer may have been shown. */
async function markup(): Promise<string> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.body.children].map(({ shadowRoot }) => shadowRoot?.innerHTML).join();
}

/**
 * Runs in the page: presses the controls of all elements that have not been pressed yet, up to four of a kind in each
 * element, since the rows of a list have the same ones.
 */
export async function pressEverything(): Promise<void> {
  const page = globalThis as unknown as { pressed?: WeakSet<Element> };
  page.pressed ??= new WeakSet();
  for (const { shadowRoot } of document.querySelectorAll('*')) {
    const kinds = new Map<string, number>();
    const controls = 'button, a, summary, [role=tab], [role=menuitem]';
    for (const control of shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? []) {
      // A link that an earlier press has removed would leave the page, past the listener above.
      if (!control.isConnected) continue;
      const kind = `${control.localName} ${control.className} ${control.ariaHasPopup}`;
      const count = kinds.get(kind) ?? 0;
      if (page.pressed.has(control) || count >= 4) continue;
      kinds.set(kind, count + 1);
      page.pressed.add(control);
      control.click();
    }
  }
  await new Promise(requestAnimationFrame);
}

/** Runs in the page: the markup, code and foreign addresses inside all elements that only a hostile text can cause. */
export function hostileMarkup(): string[] {
  const isAddress = /^(href|src|srcset|action|formaction|poster|data|ping|background|xlink:href)$/;
  const found: string[] = [];
  for (const { shadowRoot } of document.querySelectorAll('*'))
    for (const node of shadowRoot?.querySelectorAll('*') ?? []) {
      if (/^(script|iframe|frame|object|embed|style|base|meta)$/.test(node.localName))
        found.push(`<${node.localName}>`);
      for (const { name, value } of node.attributes) {
        if (name.startsWith('on')) found.push(`${node.localName} has ${name}`);
        if (isAddress.test(name) && !isAllowed(node, value)) found.push(`${node.localName} ${name}=${value}`);
      }
    }
  return [...new Set(found)];

  function isAllowed(node: Element, address: string): boolean {
    if (node.localName === 'img' && /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(address))
      return true;
    if (node.localName === 'a' && /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(address)) return true;
    if (!URL.canParse(address, location.href)) return false;
    const { origin, username, password } = new URL(address, location.href);
    return origin === location.origin && !username && !password;
  }
}
