import type { BrowserContext, Page, Request } from 'playwright';
import type { Mount } from './samples.ts';

/** A page under attack, which records everything that must not happen. */
export interface Visit extends AsyncDisposable {
  readonly page: Page;
  /**
   * The faults since the last call: scripts that ran or failed, policy violations, dialogs, windows, polluted
   * prototypes. Requests to other sites are in `host.reachedEvil`, since a browser also lists requests that it refuses
   * to send.
   */
  faults(): Promise<string[]>;
  /** The addresses that the page has navigated to, without the first. */
  readonly navigations: readonly string[];
  /** All console messages. */
  readonly told: readonly string[];
  /** Waits until no request is in progress and the page is idle and no longer changes; a minute at most for the latter. */
  settle(): Promise<void>;
  /** Reloads the page. */
  again(): Promise<void>;
  /** Adds elements to the page. */
  mount(mounts: readonly Mount[]): Promise<void>;
}

/** Opens the page at a URL of the host; `prepare` is called before. */
export async function visit(
  context: BrowserContext,
  url: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  await prepare?.(page);
  const found: string[] = [];
  const told: string[] = [];
  const navigations: string[] = [];
  const pending = new Set<Request>();
  page.on('pageerror', error => found.push(`error thrown: ${error.message.slice(0, 200)}`));
  page.on('dialog', dialog => {
    if (dialog.type() !== 'beforeunload') found.push(`dialog: ${dialog.message().slice(0, 80)}`);
    void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  page.on('popup', popup => {
    found.push('a window was opened');
    void popup.close();
  });
  page.on('console', message => {
    const text = message.text();
    told.push(text);
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(text)) found.push(text.slice(0, 200));
  });
  page.on('request', request => {
    if (request.resourceType() === 'fetch') pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => pending.delete(request));
  await page.addInitScript(watchPage);
  await page.goto(url);
  page.on('framenavigated', frame => {
    // A changed history state for Back is a navigation to the same address.
    if (frame === page.mainFrame() && frame.url() !== url) navigations.push(frame.url());
  });
  return {
    page,
    told,
    navigations,
    async faults() {
      const inPage = await page.evaluate(() => {
        const { attacked } = globalThis as unknown as { attacked: { look(): string[] } };
        return attacked.look();
      });
      return [...new Set([...found.splice(0), ...inPage])];
    },
    async settle() {
      const end = Date.now() + 60_000;
      for (let quiet = 0; quiet < 2; ) {
        const isQuiet = (await page.evaluate(quietMoments)) || Date.now() > end;
        quiet = isQuiet && pending.size === 0 ? quiet + 1 : 0;
      }
    },
    async again() {
      await goTo(page, url);
      navigations.splice(0);
    },
    mount: mounts => page.evaluate(addElements, mounts),
    async [Symbol.asyncDispose]() {
      await goTo(page, 'about:blank');
      // Not awaited: Chromium may never confirm that a page is closed that was left while keys were pressed.
      void page.close().catch(() => {});
    },
  };
}

/** Navigates from a page that may still be navigating elsewhere. */
async function goTo(page: Page, url: string): Promise<void> {
  for (let attempt = 1; attempt === 1 || page.url() !== url; attempt += 1)
    await page.goto(url).catch((error: Error) => {
      if (attempt > 5) throw error;
    });
}

/** Runs in the page before all other scripts. */
function watchPage(): void {
  const faults: string[] = [];
  const known = Object.getOwnPropertyNames(Object.prototype).length;
  for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const)
    Object.defineProperty(globalThis, name, { value: () => void faults.push(`${name} was called`) });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy violated: ${violatedDirective} ${blockedURI}`),
  );
  const look = () => {
    if (Object.getOwnPropertyNames(Object.prototype).length !== known)
      faults.push('Object.prototype has another property');
    return faults.splice(0);
  };
  Object.assign(globalThis, { attacked: { look } });
}

/**
 * Runs in the page: waits until nothing has changed in three frames with an idle moment after each, five seconds at most.
 * Resolves with whether that was so.
 *
 * Frames alone would not do: on a page with many elements several pass without a change, while React's work waits behind
 * them.
 */
async function quietMoments(): Promise<boolean> {
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  let quiet = 0;
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('psp-'),
  );
  for (const root of [document, ...elements.map(({ shadowRoot }) => shadowRoot)])
    if (root) observer.observe(root, options);
  const start = performance.now();
  while (quiet < 3 && performance.now() - start < 5000) {
    quiet += 1;
    await new Promise(requestAnimationFrame);
    await new Promise(idle => requestIdleCallback(idle, { timeout: 5000 }));
  }
  observer.disconnect();
  return quiet >= 3;
}

/** Runs in the page. */
function addElements(mounts: readonly Mount[]): void {
  for (const { tag, attributes, formFields } of mounts) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (formFields.length) element.append(form(formFields));
    document.body.append(element);
  }

  function form(names: readonly string[]): Node {
    const created = document.createElement('form');
    for (const name of names) created.append(Object.assign(document.createElement('input'), { name }));
    created.append(document.createElement('button'));
    return created;
  }
}
