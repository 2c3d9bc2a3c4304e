import type { BrowserContext } from 'playwright';
import type { Handler } from '../support/faulty-server.ts';
import { type ElementAttack, Tally, type Tools } from './attack.ts';
import { successOf } from './outcomes.ts';
import type { PostingPlace } from './places.ts';
import { poll } from './poll.ts';
import { type Posting, placesOf, postingPage, posts, startPosting } from './posting.ts';

interface Case {
  readonly name: string;
  readonly copies?: number;
  appliesTo?(place: PostingPlace): boolean;
  run(posting: Posting, place: PostingPlace, held: HeldPosts): Promise<(string | false)[]>;
}

/** Hundreds of presses, an element that is removed during its post, and two elements with the same record. */
export const presses: ElementAttack = {
  name: 'presses',
  title:
    '[NET-12] [RPT-13] [RQ-05] [RQ-06] what is pressed a hundred times, or in two elements, is posted once',
  appliesTo: posts,
  async run(tools, definition) {
    const { places, missing } = placesOf(definition);
    const tally = Object.assign(new Tally(), missing);
    await using context = await tools.host.newContext({ reducedMotion: 'reduce' });
    for (const place of places)
      for (const [index, one] of cases.entries()) {
        if (one.appliesTo?.(place) === false) continue;
        const folder = `/${place.endpoint}${index}`;
        const faults = await attempt({ ...tools, context, folder }, place, one).catch((error: Error) => [
          `did not end: ${error.message.replace(/\s+/g, ' ').slice(0, 200)}`,
        ]);
        tally.add(`${place.endpoint}, ${one.name}`, faults);
      }
    return tally;
  },
};

interface CaseTools extends Tools {
  readonly context: BrowserContext;
  readonly folder: string;
}

async function attempt({ context, host, folder }: CaseTools, place: PostingPlace, one: Case) {
  await using seen = await postingPage(context, host);
  const { copies = 1 } = one;
  const posting = await startPosting(seen, host, place, { folder, copies, mayLeave: copies === 1 });
  const held = new HeldPosts();
  posting.answerPosts(held.handler);
  await place.fill(seen.page);
  const faults = await one.run(posting, place, held);
  const thrown = await seen.faults().catch(() => []);
  return [...faults, ...thrown];
}

/** Holds the answers to POSTs until the test releases them. */
class HeldPosts {
  readonly #waiting: (() => void)[] = [];
  #answer: Handler | undefined;

  readonly handler: Handler = (response, request, hit) => {
    const give = () => this.#answer?.(response, request, hit);
    if (this.#answer) give();
    else this.#waiting.push(give);
  };

  answer(handler: Handler): void {
    this.#answer = handler;
    for (const give of this.#waiting.splice(0)) give();
  }
}

/** The host carries out the post and confirms it. */
function succeed(posting: Posting, place: PostingPlace, held: HeldPosts): void {
  posting.carryOut();
  held.answer(successOf(place, posting.folder));
}

async function isPosted(posting: Posting): Promise<void> {
  await poll(
    () => posting.keys().length,
    count => count > 0,
  );
}

/** A hundred clicks in one task, then Enter twenty times. */
async function pressOften(posting: Posting, place: PostingPlace): Promise<void> {
  const button = place.button(posting.page);
  await button.focus();
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 100; press += 1) element.click();
  });
  for (let press = 0; press < 20; press += 1) await posting.page.keyboard.press('Enter').catch(() => {});
}

const cases: readonly Case[] = [
  {
    name: '100 clicks and 20 Enter presses before the answer',
    async run(posting, place, held) {
      await pressOften(posting, place);
      await isPosted(posting);
      const before = posting.keys().length;
      succeed(posting, place, held);
      await posting.page.keyboard.press('Enter').catch(() => {});
      await settleAfterPost(posting);
      return [
        before !== 1 && `${before} posts before the answer`,
        posting.keys().length !== 1 && countOf(posting),
      ];
    },
  },
  {
    name: '100 clicks over the answer',
    async run(posting, place, held) {
      succeed(posting, place, held);
      const button = place.button(posting.page);
      await button
        .evaluate(async (element: HTMLElement) => {
          for (let press = 0; press < 100; press += 1) {
            element.click();
            await new Promise(resolve => setTimeout(resolve, 2));
          }
        })
        // The element is removed meanwhile.
        .catch(() => {});
      await isPosted(posting);
      await settleAfterPost(posting);
      return [posting.keys().length !== 1 && countOf(posting)];
    },
  },
  {
    name: 'the element is removed during the post and put back',
    appliesTo: ({ isNative }) => !isNative,
    async run(posting, place, held) {
      await place.button(posting.page).click();
      await isPosted(posting);
      const element = await posting.page.locator(place.tag).elementHandle();
      await element?.evaluate(node => (node as Element).remove());
      succeed(posting, place, held);
      await posting.seen.settle();
      const left = posting.seen.navigations.length;
      await element?.evaluate(node => document.body.append(node));
      await posting.seen.settle();
      const isShown =
        place.proof !== 'redirect' &&
        !(await poll(
          () => place.gone(posting.page),
          gone => gone,
        ));
      return [
        left > 0 && 'a removed element has navigated',
        isShown && 'what is done is shown again',
        posting.keys().length !== 1 && countOf(posting),
      ];
    },
  },
  {
    name: 'two elements of one record',
    copies: 2,
    appliesTo: ({ opposite }) => opposite !== undefined,
    async run(posting, place, held) {
      await place.button(posting.page).click();
      await isPosted(posting);
      const second = posting.page.locator(place.tag).nth(1);
      // Also presses the button that is hidden while the other one says "Approving…".
      await second
        .locator('tbody tr', { hasText: 'ERR-700001' })
        .locator('td.actions button')
        .evaluateAll(buttons => {
          for (const button of buttons) (button as HTMLElement).click();
        });
      const isAsked = (await posting.page.getByRole('dialog').count()) > 0;
      const before = posting.keys().length;
      succeed(posting, place, held);
      const rows = () => posting.page.locator('tbody tr', { hasText: 'ERR-700001' }).count();
      const stays = await poll(rows, count => count === 0);
      return [
        isAsked && 'the second element asks for the opposite',
        before !== 1 && `${before} posts before the answer`,
        stays > 0 && `the row stays in ${stays} elements`,
        posting.keys().length !== 1 && countOf(posting),
      ];
    },
  },
];

async function settleAfterPost(posting: Posting): Promise<void> {
  await posting.page.waitForLoadState().catch(() => {});
  await posting.seen.settle().catch(() => {});
}

const countOf = (posting: Posting): string => `${posting.keys().length} posts`;
