import type { Page } from 'playwright';
import { type Handler, json } from '../support/faulty-server.ts';
import { type PageAttack, Tally, type Tools } from './attack.ts';
import { postingPlaces } from './places.ts';
import { poll } from './poll.ts';
import { postingPage, startPosting } from './posting.ts';
import { visit } from './visit.ts';

/** Extreme answers of a host, two tabs on the same data, and a network that fails and recovers. */
export const extremes: PageAttack = {
  name: 'extremes',
  title: '[NET-11] [TBL-13] what is far too large, offline or open twice is shown, or told',
  measuresTime: true,
  async runOnPage(tools) {
    const tally = new Tally();
    for (const [name, answer] of Object.entries(largeAnswers))
      tally.add(name, await attempt(() => largeFaults(tools, answer)));
    tally.add('50 MB in answer to a POST', await attempt(() => largePostFaults(tools)));
    tally.add('two tabs on one payment', await attempt(() => twoTabsFaults(tools)));
    tally.add('offline and back', await attempt(() => offlineFaults(tools)));
    return tally;
  },
};

type Faults = readonly (string | false)[];

const attempt = (run: () => Promise<Faults>): Promise<Faults> =>
  run().catch((error: Error) => [`did not end: ${error.message.replace(/\s+/g, ' ').slice(0, 200)}`]);

interface Large {
  readonly columns: number;
  readonly rows: number;
  readonly cell: string;
  /** The longest task that may block the page, in milliseconds, on a busy machine. */
  readonly longestTask: number;
}

const largeAnswers: Readonly<Record<string, Large>> = {
  'an answer of 50 MB in 10,000 rows': {
    columns: 10,
    rows: 10_000,
    cell: 'x'.repeat(500),
    longestTask: 1000,
  },
  'cells of 1 MB': { columns: 3, rows: 10, cell: 'y'.repeat(1_000_000), longestTask: 30_000 },
  '500 columns': { columns: 500, rows: 100, cell: 'z', longestTask: 8000 },
};

function tableOf({ columns, rows, cell }: Large) {
  const keys = Array.from({ length: columns }, (_, index) => `c${index}`);
  const data = Array.from({ length: rows }, (_, id) => ({
    id,
    ...Object.fromEntries(keys.map((key, index) => [key, index ? cell : `Row ${id}`])),
  }));
  return { columns: keys.map(key => ({ data: key, title: key })), data, total: rows };
}

async function largeFaults({ host }: Tools, large: Large): Promise<Faults> {
  host.answer('/large/', json(tableOf(large)));
  await using context = await host.newContext({ viewport: { width: 1200, height: 900 } });
  const prepare = async (page: Page) => void (await page.addInitScript(noteLongTasks));
  const url = host.page('/extreme/', '<psp-table data-endpoint="/large/"></psp-table>');
  await using seen = await visit(context, url, prepare);
  const startedAt = performance.now();
  await seen.page.getByText('Row 0', { exact: true }).first().waitFor({ timeout: 20_000 });
  await seen.page.getByRole('searchbox').fill(`Row ${large.rows - 1}`);
  const found = seen.page.getByRole('rowheader', { name: `Row ${large.rows - 1}`, exact: true });
  await found.first().waitFor({ timeout: 20_000 });
  const took = performance.now() - startedAt;
  const longest = await seen.page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
  console.log(
    `  ${large.rows} rows, ${large.columns} columns: ${Math.round(took)} ms, longest task ${longest} ms`,
  );
  return [longest > large.longestTask && `a task of ${longest} ms`, ...(await seen.faults())];
}

/** Runs in the page. */
function noteLongTasks(): void {
  const page = globalThis as unknown as { longest: number };
  page.longest = 0;
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, Math.round(duration));
  }).observe({ type: 'longtask' });
}

const placeOf = (endpoint: string) => {
  const place = postingPlaces.find(one => one.endpoint === endpoint);
  if (!place) throw new Error(`no place posts ${endpoint}`);
  return place;
};

const hugeSuccess: Handler = (response, request, hit) =>
  json({ result: 'success', padding: 'p'.repeat(50_000_000) })(response, request, hit);

async function largePostFaults({ host }: Tools): Promise<Faults> {
  await using context = await host.newContext();
  const place = placeOf('approveReimbursement');
  await using seen = await postingPage(context, host);
  const posting = await startPosting(seen, host, place, { folder: '/huge' });
  await place.fill(seen.page);
  posting.carryOut();
  posting.answerPosts(hugeSuccess);
  await place.button(seen.page).click();
  const isGone = await poll(
    () => place.gone(seen.page),
    gone => gone,
  );
  return [!isGone && 'it is done and still there', ...(await seen.faults())];
}

/** Approves in one tab and denies in the other, which still shows the row: the host refuses, and the row is removed. */
async function twoTabsFaults({ host }: Tools): Promise<Faults> {
  await using context = await host.newContext();
  const place = placeOf('approveReimbursement');
  await using firstTab = await postingPage(context, host);
  const first = await startPosting(firstTab, host, place, { folder: '/tabs' });
  await place.fill(first.page);
  await using second = await postingPage(context, host);
  await second.mount([{ tag: place.tag, attributes: place.attributes('/tabs'), formFields: [] }]);
  const approve = place.button(second.page);
  await approve.waitFor();
  first.answerPosts(json({ result: 'success' }));
  first.carryOut();
  await place.button(first.page).click();
  await poll(
    () => first.keys().length,
    count => count > 0,
  );
  first.answerPosts(json({ message: 'This payment is already approved.' }, 409));
  await approve.click();
  const isGone = await poll(
    () => place.gone(second.page),
    gone => gone,
  );
  const text = await second.page
    .locator(place.tag)
    .evaluate(element => element.shadowRoot?.textContent ?? '');
  return [
    !isGone && 'the other tab still shows it',
    /ERR-700001 approved/.test(text) && 'the other tab tells a success',
    !/no longer waiting/.test(text) && 'the other tab does not say why it is gone',
    ...(await firstTab.faults()),
    ...(await second.faults()),
  ];
}

/**
 * While offline, a decision has an unknown outcome and the queue stays; when online again, it is sent with the same
 * key.
 */
async function offlineFaults({ host }: Tools): Promise<Faults> {
  await using context = await host.newContext();
  const place = placeOf('denyReimbursement');
  await using seen = await postingPage(context, host);
  const posting = await startPosting(seen, host, place, { folder: '/offline' });
  await place.fill(seen.page);
  await context.setOffline(true);
  await place.button(seen.page).click();
  await seen.page
    .getByText(/couldn't confirm/)
    .first()
    .waitFor({ timeout: 5000 });
  await seen.page.getByRole('button', { name: 'Check again' }).click();
  await seen.page
    .getByText(/couldn't confirm/)
    .first()
    .waitFor({ timeout: 20_000 });
  await place.opposite?.(seen.page).click({ force: true });
  const whileOffline = posting.keys().length;
  await context.setOffline(false);
  posting.answerPosts(json({ result: 'success' }));
  posting.carryOut();
  await place.retry(seen.page);
  const isGone = await poll(
    () => place.gone(seen.page),
    gone => gone,
  );
  return [
    whileOffline !== 0 && 'something was posted offline',
    !isGone && 'it is not done after all',
    posting.keys().length !== 1 && `${posting.keys().length} posts`,
    ...(await seen.faults()),
  ];
}
