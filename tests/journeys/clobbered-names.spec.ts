import { globSync, readFileSync } from 'node:fs';
import { expect, test } from './portal.ts';

const elements = `
  <psp-copy-text data-text="508-012-0001">508-012-0001</psp-copy-text>
  <psp-create-err data-site-id="12" data-studies='[{"id":"7","studyName":"BREATHE-2"}]'>By telephone, please.</psp-create-err>`;

const pageWith = (name: string): string => `<!doctype html><meta charset="utf-8"><title>Names</title>
  <img name="${name}"><img name="${name}"><form><input name="${name}"></form>
  <script type="module" src="/psp/psp.js"></script>${elements}`;

const code = globSync('dist/*.js').map(path => readFileSync(path, 'utf8'));
const isUsed = (name: string): boolean =>
  code.some(text => text.includes(`.${name}`) || text.includes(`"${name}"`));

test('[EMB-12] each element works, or keeps its fallback and says so, on a page whose names shadow properties of the document', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(300_000);
  await page.route('**/hidden-names?*', route =>
    route.fulfill({
      contentType: 'text/html',
      body: pageWith(new URL(route.request().url()).searchParams.get('name') ?? ''),
    }),
  );
  await page.goto('/');
  const names = (await page.evaluate(namesOfDocumentAndForm)).filter(isUsed);
  expect(names.length).toBeGreaterThan(50);
  const failing = await page.evaluate(failingElements, names);
  expect(failing).toEqual({});
});

/** All names that a page can shadow: the properties of the prototypes of documents and forms. */
function namesOfDocumentAndForm(): string[] {
  const names = new Set<string>();
  for (const start of [Document.prototype, HTMLFormElement.prototype])
    for (let object = start; object; object = Object.getPrototypeOf(object))
      for (const name of Object.getOwnPropertyNames(object)) names.add(name);
  return [...names];
}

/**
 * Opens a frame for each name; returns the names whose element shows neither its button nor an error, and uncaught
 * errors.
 */
async function failingElements(names: readonly string[]): Promise<Record<string, string>> {
  const failing: Record<string, string> = {};
  const stateOf = (element: Element): string => {
    const said = `${element.shadowRoot?.textContent ?? ''} ${element.querySelector('[role=alert]')?.textContent ?? ''}`;
    if (/could not be loaded|Something went wrong/.test(said)) return 'said';
    return element.shadowRoot?.querySelector('button') ? 'shown' : 'neither';
  };
  const look = async (name: string) => {
    const frame = document.createElement('iframe');
    frame.src = `/hidden-names?name=${name}`;
    await new Promise(resolve => {
      frame.onload = resolve;
      document.body.append(frame);
    });
    const inside = frame.contentWindow as Window & typeof globalThis;
    const find = inside.Document.prototype.querySelectorAll;
    const states = () => [...find.call(inside.document, 'psp-copy-text, psp-create-err')].map(stateOf);
    for (let patience = 600; patience > 0 && states().includes('neither'); patience -= 1)
      await new Promise(resolve => setTimeout(resolve, 100));
    if (states().includes('neither')) failing[name] = states().join();
    frame.remove();
  };
  for (let at = 0; at < names.length; at += 8) await Promise.all(names.slice(at, at + 8).map(look));
  return failing;
}
