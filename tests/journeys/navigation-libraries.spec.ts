import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { settled } from './settled.ts';

/** Libraries that swap the body of a page instead of loading the next one, as pages use them. */
const libraries = {
  'Turbo 8': { file: '@hotwired/turbo/dist/turbo.es2017-umd.js', body: '' },
  'htmx 2': { file: 'htmx-2/dist/htmx.js', body: ' hx-boost="true"' },
  'htmx 4': { file: 'htmx-4/dist/htmx.js', body: ' hx-boost:inherited="true"' },
} as const;

type Library = keyof typeof libraries;

const list =
  '<psp-reimbursement-list data-endpoint="/direct/reimbursement/site/12/api/list/"></psp-reimbursement-list>';

/** A list of one batch is long enough to have a third page. */
const endsWithFirstBatch = { match: '/api/list/', fault: 'wrongTotal', value: 2500, times: 99 } as const;

/** What Turbo needs for the style of its progress bar; both put HTML into the page as text, so no Trusted Types. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-r4nd0m'; report-uri /test/violations";

/** Two pages with the library, which link to each other; the first has `content`. */
async function open(page: Page, library: Library, content: string): Promise<void> {
  const { file, body } = libraries[library];
  const document = (title: string, main: string) => `<!doctype html>
    <html lang="en"><head><title>${title}</title>
    <meta name="htmx-config" content='{"includeIndicatorStyles":false,"includeIndicatorCSS":false,"allowEval":false}'>
    <meta name="csp-nonce" content="r4nd0m"><link rel="stylesheet" href="/psp/psp.css">
    <script type="module" src="/psp/psp.js"></script><script src="/neighbours/${file}"></script></head>
    <body${body}><h1>${title}</h1><a href="/swap/first">To the first</a> <a href="/swap/second">To the second</a> ${main}</body></html>`;
  const headers = { 'content-security-policy': policy };
  for (const [path, body] of [
    ['/swap/first', document('First', content)],
    ['/swap/second', document('Second', '<p>Nothing here.</p>')],
  ] as const)
    await page.route(path, route => route.fulfill({ contentType: 'text/html', headers, body }));
  await page.goto('/swap/first');
  await settled(page);
}

const title = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();

for (const library of Object.keys(libraries) as Library[])
  test(`[TBL-33] the Back of ${library} shows the page of a list that was left, and a link its first page`, async ({
    page,
    portal,
  }) => {
    await portal.fault(endsWithFirstBatch);
    await open(page, library, list);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(page.getByText(/^21–30 of/).first()).toBeVisible();
    await page.getByRole('link', { name: 'To the second' }).click();
    await title(page, 'Second');
    await goBack(page);
    await title(page, 'First');
    await expect(page.getByText(/^21–30 of/).first()).toBeVisible();
    await page.getByRole('link', { name: 'To the second' }).click();
    await title(page, 'Second');
    await page.getByRole('link', { name: 'To the first' }).click();
    await title(page, 'First');
    await expect(page.getByText(/^1–10 of/).first()).toBeVisible();
  });

/** Back, once the library has stored its copy of the page that was left: Turbo does so in a task after showing the next. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => setTimeout(done, 0)));
  await page.goBack();
}
