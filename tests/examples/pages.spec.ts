import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { urlToHttpOptions } from 'node:url';
import { promisify } from 'node:util';
import { settled } from '../journeys/settled.ts';
import { expect, signIn, test } from './example.ts';

/** Every page of the examples, with its elements; each has the cookie banner, too. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['psp-sponsor-logo', 'psp-create-err', 'psp-pending-actions', 'psp-quick-actions'],
  '/me/': ['psp-my-studies', 'psp-study-list'],
  '/patient/20001/': ['psp-copy-text', 'psp-patient-payments', 'psp-travel-requests'],
  '/request/700408/view': ['psp-copy-text', 'psp-row-actions', 'psp-reimbursement-detail'],
  '/travel/30412/': ['psp-travel-request'],
  '/direct/reimbursement/assignedPatient/20002/create': [],
  '/direct/reimbursement/site/12/list/': ['psp-reimbursement-list'],
  '/direct/reimbursement/site/12/review/': ['psp-breadcrumbs', 'psp-review-queue'],
  '/direct/reimbursement/site/12/notes/': ['psp-table'],
  '/direct/site/12/deposit/': ['psp-deposit-form'],
  '/direct/site/12/study/509/budget/': ['psp-breadcrumbs'],
  '/direct/site/12/report/': ['psp-report-form'],
  '/direct/report/list/': ['psp-table'],
  '/cookies/': [],
};

for (const [path, tags] of Object.entries(pages))
  test(`${path} shows its elements without a problem`, async ({ page }) => {
    await signIn(page, path === '/cookies/' ? '/' : path);
    await page.goto(path);
    await settled(page);
    const found = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map(({ localName }) => localName),
    );
    const elements = found.filter(name => name.startsWith('psp-') && name !== 'psp-flash-message');
    expect(new Set(elements)).toEqual(new Set([...tags, 'psp-cookie-consent']));
    await expect(page.locator('css=[part~="failure"], [role="alert"]')).toHaveCount(0);
  });

test('psp check finds nothing on any page', async ({ page, baseURL }) => {
  await signIn(page);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  for (const path of Object.keys(pages)) {
    const args = ['check', `${baseURL}${path}`, '--header', `Cookie: ${cookies.join('; ')}`];
    const { stdout } = await promisify(execFile)('node', ['dist/cli/psp.mjs', ...args]).catch(error => error);
    expect(stdout, path).toBe('No problems found.\n');
  }
});

test('files of the library are cached by their names', async ({ page }) => {
  const { files } = await (await page.request.get('/psp/manifest.json')).json();
  for (const name of Object.keys(files).filter(file => file.endsWith('.js'))) {
    const response = await page.request.get(`/psp/${name}`);
    const expected = name === 'psp.js' ? 'no-cache' : 'public, max-age=31536000, immutable';
    expect(response.headers()['cache-control'], name).toBe(expected);
    const { etag = '' } = response.headers();
    const again = await page.request.get(`/psp/${name}`, { headers: { 'if-none-match': etag } });
    expect(again.status(), name).toBe(304);
  }
});

test('serves no file outside dist', async ({ host }) => {
  for (const path of ['/psp/../package.json', '/psp/..%2fpackage.json', '/psp/%2e%2e/package.json'])
    expect(await asSent(host.url, path), path).not.toContain('"psp-widgets"');
});

/** The answer to a path that is sent as it is; fetch would resolve its dots. */
const asSent = async (base: string, path: string): Promise<string> => {
  const [answer] = await once(get({ ...urlToHttpOptions(new URL(base)), path }), 'response');
  return text(answer);
};
