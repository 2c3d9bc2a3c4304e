import type { BrowserContext } from 'playwright';
import { type Handler, json, redirect, status } from '../support/faulty-server.ts';
import { type KnownOutcome, type PostAnswer, postAnswers } from './answers.ts';
import { type ElementAttack, Tally, type Tools } from './attack.ts';
import { type PostingPlace, press } from './places.ts';
import { poll } from './poll.ts';
import { type Posting, placesOf, postingPage, posts, startPosting } from './posting.ts';
import type { Visit } from './visit.ts';

/** Every kind of answer to every POST. */
export const outcomes: ElementAttack = {
  name: 'answers',
  title:
    '[NET-18] [NET-19] every answer to a POST is told as done, not done or unknown, and nothing typed is lost',
  appliesTo: posts,
  async run(tools, definition) {
    const { places, missing } = placesOf(definition);
    const tally = Object.assign(new Tally(), missing);
    await using context = await tools.host.newContext({ reducedMotion: 'reduce' });
    for (const place of places) await attackPlace({ ...tools, context }, place, tally);
    // The browser itself follows the redirect of a natively posted form.
    const reached = places.some(({ isNative }) => isNative) ? [] : tools.host.reachedEvil;
    if (reached.length) tally.add('all', ['a request reached another site']);
    return tally;
  },
};

type PlaceTools = Tools & { readonly context: BrowserContext };

/** Several pages at once, since most of each case is waiting. */
const pageCount = 4;

async function attackPlace(tools: PlaceTools, place: PostingPlace, tally: Tally): Promise<void> {
  // The browser itself shows these answers, the same for all elements: every other answer is enough.
  const queue = [...postAnswers.entries()].filter(([index]) => !place.isNative || index % 2 === 0);
  await Promise.all(Array.from({ length: pageCount }, () => attackWith(queue, tools, place, tally)));
}

/** Tests one answer after the other; reuses a page unless it was left or a fault was found. */
async function attackWith(
  queue: NumberedAnswer[],
  tools: PlaceTools,
  place: PostingPlace,
  tally: Tally,
): Promise<void> {
  const seen = await postingPage(tools.context, tools.host);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [, answer] = next;
    if (answer.isLate) {
      await attackLate(next, tools, place, tally);
      continue;
    }
    const isFine = await attackOnce(seen, next, tools, place, tally);
    if (!isFine || mayLeaveAfter(place, answer) || place.isNative) await seen.again();
  }
}

/** Installs a fake clock, which applies to the whole context. */
async function attackLate(
  answer: NumberedAnswer,
  tools: PlaceTools,
  place: PostingPlace,
  tally: Tally,
): Promise<void> {
  await using context = await tools.host.newContext({ reducedMotion: 'reduce' });
  await using seen = await postingPage(context, tools.host, { prepare: page => page.clock.install() });
  await attackOnce(seen, answer, tools, place, tally);
}

/** Resolves to whether there was no fault. */
async function attackOnce(
  seen: Visit,
  [index, answer]: NumberedAnswer,
  { host }: PlaceTools,
  place: PostingPlace,
  tally: Tally,
): Promise<boolean> {
  const options = { folder: `/${place.endpoint}${index}`, mayLeave: mayLeaveAfter(place, answer) };
  const faults = await startPosting(seen, host, place, options)
    .then(posting => attempt(posting, place, answer, host.evilOrigin))
    .catch(didNotEnd);
  const expected = place.isNative ? 'shown by the browser' : answer.known[place.proof];
  tally.add(`${place.endpoint}, ${answer.title}, ${expected}`, faults);
  return !faults.some(Boolean);
}

type NumberedAnswer = [index: number, answer: PostAnswer];

const didNotEnd = (error: Error): Faults => [
  `did not end: ${error.message.replace(/\s+/g, ' ').slice(0, 200)}`,
];

const mayLeaveAfter = ({ proof }: PostingPlace, { known, leadsTo }: PostAnswer): boolean =>
  known[proof] === 'done' && leadsTo !== undefined && proof !== 'answer';

type Faults = (string | false | undefined)[];

async function attempt(
  posting: Posting,
  place: PostingPlace,
  answer: PostAnswer,
  evilOrigin: string,
): Promise<Faults> {
  const known = answer.known[place.proof];
  const give = answer.give(posting.folder, evilOrigin);
  posting.answerPosts((response, request, hit) => {
    if (known === 'done') posting.carryOut();
    give(response, request, hit);
  });
  await place.fill(posting.page);
  const before = await place.typed(posting.page);
  await press(place.button(posting.page));
  if (place.isNative) return nativeFaults(posting);
  if (answer.isLate) {
    await poll(
      () => posting.keys().length,
      count => count > 0,
    );
    await posting.page.clock.runFor(65_000);
  }
  const faults = await check[known](posting, place, answer, before);
  return [...faults, ...(await posting.seen.faults())];
}

/** The browser itself shows the answer; there is exactly one post, whatever the answer is. */
async function nativeFaults(posting: Posting): Promise<Faults> {
  const count = await poll(
    () => posting.keys().length,
    posted => posted > 0,
  );
  // Most answers are shown; for some statuses the page stays.
  const isLeft = (url: URL) => url.pathname !== '/posting/';
  await posting.page.waitForURL(isLeft, { waitUntil: 'load', timeout: 700 }).catch(() => {});
  return [count < 1 && 'nothing was posted'];
}

type Check = (posting: Posting, place: PostingPlace, answer: PostAnswer, before: string) => Promise<Faults>;

const checkDone: Check = async (posting, place, answer) => {
  if (mayLeaveAfter(place, answer)) {
    const target = posting.folder + answer.leadsTo;
    const at = await poll(
      () => new URL(posting.page.url()).pathname,
      path => path === target,
    );
    return [at !== target && `the browser is at ${at}, not ${target}`, onlyOnce(posting, answer)];
  }
  const isGone = await poll(
    () => place.gone(posting.page),
    gone => gone,
  );
  const { text } = await lookAt(posting, place);
  const told = text.match(place.success)?.length ?? 0;
  return [
    !isGone && 'it is done and still there',
    told !== 1 && `success is told ${told} times`,
    unconfirmed.test(text) && 'it is done and called unconfirmed',
    onlyOnce(posting, answer),
  ];
};

const checkNotDone: Check = async (posting, place, answer, before) => {
  const faults = await failureFaults(posting, place, answer, before, text => !unconfirmed.test(text));
  if (answer.isStale && place.needsReload) return faults;
  if (answer.isStale) await place.refresh?.(posting.page);
  return [...faults, ...(await retryFaults(posting, place))];
};

const checkUnknown: Check = async (posting, place, answer, before) => {
  const faults = await failureFaults(posting, place, answer, before, text => unconfirmed.test(text));
  const conflict = await conflictFault(posting, place);
  const again = await retryFaults(posting, place);
  const keys = new Set(posting.keys());
  return [
    ...faults,
    conflict,
    ...again,
    keys.size > 1 && 'the retry has another idempotency key',
    keys.has(undefined) && 'there is no idempotency key',
  ];
};

const check: Readonly<Record<KnownOutcome, Check>> = {
  done: checkDone,
  'not done': checkNotDone,
  unknown: checkUnknown,
};

const unconfirmed = /couldn't confirm/;
const sessionEnded = /session has ended/;

/** Checks what every failure must keep, and what it must say. */
async function failureFaults(
  posting: Posting,
  place: PostingPlace,
  answer: PostAnswer,
  before: string,
  isToldRight: (text: string) => boolean,
): Promise<Faults> {
  const { message, endsSession } = answer;
  const { text, alertCount, wentTo } = await poll(
    () => lookAt(posting, place),
    shown => shown.alertCount > 0 && isToldRight(shown.text),
  );
  const after = await place.typed(posting.page);
  const isShown = message === undefined || Boolean(endsSession) || text.includes(message);
  return [
    alertCount === 0 && 'no message is shown',
    !isToldRight(text) && `the wrong outcome is told: ${text.slice(0, 160)}`,
    (text.match(place.success)?.length ?? 0) > 0 && 'success is told',
    !isShown && `"${message?.slice(0, 50)}" is not shown`,
    endsSession && !sessionEnded.test(text) && 'it is not told that the session has ended',
    after !== before && `what was typed is now ${JSON.stringify(after)}`,
    (await place.gone(posting.page)) && 'it has gone',
    wentTo.length > 0 && `the browser went to ${wentTo.join()}`,
    posting.seen.navigations.length > 0 && 'the page was left',
    onlyOnce(posting, answer),
  ];
}

/** Checks that it can be sent again; for one case in eight until success, which takes a second. */
async function retryFaults(posting: Posting, place: PostingPlace): Promise<Faults> {
  const isWatched = Number(/\d+$/.exec(posting.folder)) % 8 === 0;
  const answer = successOf(place, posting.folder);
  posting.answerPosts((response, request, hit) => {
    posting.carryOut();
    answer(response, request, hit);
  });
  const before = posting.keys().length;
  await place.retry(posting.page);
  const after = await poll(
    () => posting.keys().length,
    count => count > before,
  );
  const isDone = async () =>
    place.proof === 'redirect'
      ? (await posting.wentTo()).some(url => url.endsWith('/next/'))
      : place.gone(posting.page);
  return [
    after !== before + 1 && `another press makes ${after - before} posts`,
    isWatched && after > before && !(await poll(isDone, done => done)) && 'the retry does not end',
  ];
}

/** An answer that proves success. */
export const successOf = ({ proof }: PostingPlace, folder: string): Handler =>
  ({ answer: json({ result: 'success' }), redirect: redirect(`${folder}/next/`), save: status(204) })[proof];

/** While the outcome is unknown, the opposite decision cannot be sent. */
async function conflictFault({ page, keys }: Posting, { opposite }: PostingPlace): Promise<string | false> {
  if (!opposite) return false;
  const before = keys().length;
  await opposite(page).click({ force: true });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const isOpen = (await page.getByRole('dialog').count()) > 0;
  return (isOpen || keys().length > before) && 'the opposite decision can be sent';
}

function onlyOnce({ keys }: Posting, { isRepeated }: PostAnswer): string | false {
  const sent = keys();
  const isOnce = isRepeated ? new Set(sent).size === 1 : sent.length === 1;
  return !isOnce && `${sent.length} posts`;
}

/** What the element shows, and where it tried to navigate. */
const lookAt = ({ page }: Posting, { tag }: PostingPlace) =>
  page.evaluate(name => {
    const root = document.querySelector(name)?.shadowRoot;
    return {
      text: (root?.textContent ?? '').replace(/\s+/g, ' '),
      alertCount: root?.querySelectorAll('[role=alert]').length ?? 0,
      wentTo: (globalThis as unknown as { wentTo: string[] }).wentTo,
    };
  }, tag);
