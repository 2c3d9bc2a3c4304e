import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { userEvent as browser, cdp, page } from 'vitest/browser';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { payments } from '../support/answers/payments.ts';
import { expectLogged } from '../support/console.ts';
import { showPage } from '../support/restored-page.ts';
import {
  attributes,
  button,
  forgetDecisions,
  posts,
  references,
  refusal,
  showQueue,
  success,
} from '../support/review-queue.ts';
import { type Screen, shown } from '../support/screen.ts';

beforeEach(async () => {
  forgetDecisions();
  await page.viewport(1200, 800);
});

/** What stands in each place of the page: a reference, or '' for an empty place. */
const places = ({ root }: Screen) =>
  [...root.querySelectorAll('tbody tr')].map(row => row.querySelector('.name')?.textContent ?? '');

/** The distance of the Approve buttons from the top of the window. */
const tops = (screen: Screen) =>
  screen.getAllByRole('button', { name: /^Approve ERR/ }).map(each => each.getBoundingClientRect().top);

/** Takes the pointer and the focus out of the rows. */
async function leaveRows({ root }: Screen): Promise<void> {
  await browser.hover(root.querySelector('h2') as HTMLElement);
  (root.activeElement as HTMLElement | null)?.blur();
}

const emptied = (screen: Screen, place: number) => waitFor(() => expect(places(screen)[place]).toBe(''));

describe('a press', () => {
  /** Moves all rows down by one, as a banner of the page does. */
  function insertBanner(screen: Screen): void {
    const banner = document.createElement('div');
    banner.style.height = '44px';
    screen.host.before(banner);
    onTestFinished(() => banner.remove());
  }

  async function expectRefused(screen: Screen, sent: readonly Request[]): Promise<void> {
    expect(await screen.findByText('The list moved. Press again.')).toBeVisible();
    expect(posts(sent)).toHaveLength(0);
  }

  const pause = (duration: number) => new Promise(resolve => setTimeout(resolve, duration));

  /** Moves the mouse over a button, and waits as long as a hand rests. */
  async function aimAt(control: HTMLElement): Promise<void> {
    await browser.hover(control);
    await pause(150);
  }

  /** A press of a mouse that has not moved, as the browser of the test itself cannot make it. */
  async function pressWithoutMoving(control: HTMLElement, tremor = 0): Promise<void> {
    const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const { x, y, width, height } = control.getBoundingClientRect();
    const place = { x: frame.x + x + width / 2 + tremor, y: frame.y + y + height / 2 + tremor };
    if (tremor) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await cdp().send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  }

  // The first test: the document has not seen the mouse yet.
  it('[RQ-07] posts nothing when the list has moved under a mouse that rested there before it appeared', async () => {
    const { screen, sent } = await showQueue(30);
    await pause(150);
    insertBanner(screen);
    await pressWithoutMoving(button(screen, 'Approve ERR-700002'));
    await expectRefused(screen, sent);
  });

  it('[RQ-07] posts nothing when another row came under the resting mouse, and says so', async () => {
    const { screen, sent } = await showQueue(30);
    await aimAt(button(screen, 'Approve ERR-700003'));
    insertBanner(screen);
    // At the place where the mouse rests, there is another row now.
    await pressWithoutMoving(button(screen, 'Approve ERR-700002'));
    await expectRefused(screen, sent);
    await pause(1100);
    await browser.click(button(screen, 'Approve ERR-700002'));
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
  });

  it('[RQ-07] posts nothing when a banner has moved the list just after the person scrolled', async () => {
    const { screen, sent } = await showQueue(30);
    await aimAt(button(screen, 'Approve ERR-700003'));
    window.dispatchEvent(new WheelEvent('wheel'));
    insertBanner(screen);
    await pressWithoutMoving(button(screen, 'Approve ERR-700002'));
    await expectRefused(screen, sent);
  });

  it.each(['hidden', 'elementFromPoint'])(
    '[RQ-07] [EMB-12] posts nothing when another row came under the mouse, on a page with something named %s',
    async name => {
      const { screen, sent } = await showQueue(30);
      const form = document.createElement('form');
      form.setAttribute('name', name);
      document.body.append(form);
      onTestFinished(() => form.remove());
      await aimAt(button(screen, 'Approve ERR-700003'));
      insertBanner(screen);
      await pressWithoutMoving(button(screen, 'Approve ERR-700002'));
      await expectRefused(screen, sent);
    },
  );

  it('[RQ-07] posts what the person has brought to the mouse by scrolling the rows inside their frame', async () => {
    await page.viewport(760, 600);
    const { screen, sent } = await showQueue(30);
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    const frame = screen.root.querySelector('.frame') as HTMLElement;
    frame.scrollIntoView();
    const [third, fourth] = [button(screen, 'Approve ERR-700003'), button(screen, 'Approve ERR-700004')];
    await aimAt(third);
    window.dispatchEvent(new WheelEvent('wheel'));
    frame.scrollTop = fourth.getBoundingClientRect().top - third.getBoundingClientRect().top;
    expect(frame.scrollTop).toBeGreaterThan(0);
    await pressWithoutMoving(fourth);
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
  });

  it('[RQ-07] a tap posts on a button that stood still while the person scrolled the columns beside it', async () => {
    await page.viewport(760, 600);
    const { screen, sent } = await showQueue(30);
    const [place, frame] = [button(screen, 'Approve ERR-700003'), screen.root.querySelector('.frame')];
    // Until the list is at rest.
    await pause(450);
    const { x } = place.getBoundingClientRect();
    window.dispatchEvent(new TouchEvent('touchmove'));
    frame?.scrollBy({ left: 40, behavior: 'instant' });
    expect([frame?.scrollLeft, place.getBoundingClientRect().x]).toEqual([40, x]);
    const outer = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const { y, width, height } = place.getBoundingClientRect();
    const touchPoints = [{ x: outer.x + x + width / 2, y: outer.y + y + height / 2 }];
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
  });

  it('[RQ-07] posts nothing when the hand has only trembled since the list moved', async () => {
    const { screen, sent } = await showQueue(30);
    await aimAt(button(screen, 'Approve ERR-700003'));
    insertBanner(screen);
    await pressWithoutMoving(button(screen, 'Approve ERR-700002'), 1);
    await expectRefused(screen, sent);
  });

  it('[RQ-07] posts nothing when arrow keys in a field were pressed while the list moved: they do not scroll', async () => {
    const { screen, sent } = await showQueue(30);
    await aimAt(button(screen, 'Approve ERR-700003'));
    screen.getByRole('searchbox').focus();
    await browser.keyboard('{ArrowDown}');
    insertBanner(screen);
    await pressWithoutMoving(button(screen, 'Approve ERR-700002'));
    await expectRefused(screen, sent);
  });

  it('[RQ-07] posts nothing when the row under the resting mouse has got another amount', async () => {
    let display = '20.50';
    const row = (number: number) => ({ ...payments.row(number), totalUSD: { display } });
    const { screen, sent } = await showQueue(30, success, { ...payments, row });
    await aimAt(button(screen, 'Approve ERR-700002'));
    display = '9020.50';
    showPage(true);
    await screen.findAllByText('9,020.50');
    await pressWithoutMoving(button(screen, 'Approve ERR-700002'));
    await expectRefused(screen, sent);
  });

  it('[RQ-07] is not refused where a dialog has covered its button meanwhile', async () => {
    const { screen } = await showQueue(30);
    const deny = button(screen, 'Deny ERR-700003');
    await aimAt(deny);
    await browser.click(deny);
    await screen.findByRole('dialog');
    await pause(150);
    await browser.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pause(150);
    await browser.click(deny);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('[RQ-07] is not refused after the hand has moved, nor by keyboard', async () => {
    const { screen, sent } = await showQueue(30);
    await aimAt(button(screen, 'Approve ERR-700003'));
    insertBanner(screen);
    await browser.click(button(screen, 'Approve ERR-700005'));
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
    button(screen, 'Approve ERR-700006').focus();
    await browser.keyboard('{Enter}');
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
  });

  it('[RQ-07] is not refused after the person has scrolled, even where the page stalls', async () => {
    await page.viewport(1200, 400);
    const { screen, sent } = await showQueue(30);
    await aimAt(button(screen, 'Approve ERR-700002'));
    window.dispatchEvent(new WheelEvent('wheel'));
    for (const stalledAt = performance.now(); performance.now() - stalledAt < 400; );
    scrollBy(0, 44);
    onTestFinished(() => scrollTo(0, 0));
    await browser.click(button(screen, 'Approve ERR-700003'));
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
  });
});

describe('a decided row', () => {
  it('[RQ-07] leaves its place empty until the pointer and the focus have left the rows', async () => {
    const { screen } = await showQueue(30);
    const before = tops(screen);
    await browser.click(button(screen, 'Approve ERR-700002'));
    await emptied(screen, 1);
    expect(places(screen)).toHaveLength(10);
    expect(tops(screen)).toEqual(before.toSpliced(1, 1));
    expect(screen.root.querySelector('.foot')).toHaveTextContent('1–10 of 29');
    await browser.hover(screen.root.querySelector('h2') as HTMLElement);
    expect(places(screen)[1]).toBe('');
    await leaveRows(screen);
    await waitFor(() => expect(places(screen)[1]).toBe('ERR-700003'));
    expect(places(screen)[9]).toBe('ERR-700011');
  });

  it('[RQ-07] is followed by the rows of the next page when it was the last of its page', async () => {
    const { screen, sent } = await showQueue(13);
    for (const name of references(screen)) await browser.click(button(screen, `Approve ${name}`));
    await waitFor(() => expect(places(screen)).toEqual(['ERR-700011', 'ERR-700012', 'ERR-700013']));
    expect(posts(sent)).toHaveLength(10);
  });

  it('[RQ-07] fills its place when the page of the list changes', async () => {
    const { screen } = await showQueue(30);
    button(screen, 'Approve ERR-700002').focus();
    await browser.keyboard('{Enter}');
    await emptied(screen, 1);
    await browser.hover(screen.root.querySelector('tbody') as HTMLElement);
    button(screen, 'Next page').click();
    await waitFor(() => expect(places(screen)[0]).toBe('ERR-700012'));
  });
});

it('[RQ-07] a row that leaves the list above moves no row of the list in hand', async () => {
  await page.viewport(1200, 1400);
  const { screen: above } = await showQueue(8);
  const screen = await shown(element, attributes);
  await screen.findByText('ERR-700001', { selector: '.name' });
  const before = tops(screen);
  await browser.click(button(screen, 'Approve ERR-700002'));
  await emptied(screen, 1);
  expect(references(above)).not.toContain('ERR-700002');
  expect(tops(screen)).toEqual(before.toSpliced(1, 1));
  await leaveRows(screen);
  await waitFor(() => expect(places(above)).toHaveLength(7));
});

const reason = 'The budget is closed. '.repeat(10);

/** The messages of a refusal and of an unknown outcome, about the second and the fourth payment. */
async function showMessages(screen: Screen): Promise<HTMLElement[]> {
  await browser.click(button(screen, 'Approve ERR-700002'));
  await screen.findByRole('alert');
  await browser.click(button(screen, 'Approve ERR-700004'));
  await screen.findByRole('button', { name: 'Check again' });
  return screen.getAllByRole('alert');
}

function refusedAndUnknown(): () => Response {
  expectLogged('psp-review-queue');
  const answers = [refusal(reason), new Response('', { status: 504 })];
  return () => answers.shift() as Response;
}

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;

/** The facts of its row that a message covers. */
const coveredBy = (note: HTMLElement, facts: string) =>
  [...(note.closest('tr')?.querySelectorAll(facts) ?? [])].filter(fact =>
    overlaps(fact.getBoundingClientRect(), note.getBoundingClientRect()),
  );

it.each([1000, 960, 940, 700, 600])(
  '[RQ-07] [RQ-03] a message about a row moves no other, and covers none of the facts that decide, %s px',
  async width => {
    // Nothing has to be scrolled into sight.
    await page.viewport(width, 2000);
    const { screen } = await showQueue(5, refusedAndUnknown());
    const before = tops(screen);
    const notes = await showMessages(screen);
    expect(tops(screen)).toEqual(before);
    const covered = notes.map(note => coveredBy(note, '.name, .amount, .badge, .decide button'));
    expect(covered).toEqual([[], []]);
  },
);

it.each([500, 375, 320])(
  '[RQ-07] [RQ-03] on a narrow page, a message and its button are shown whole, and cover nothing, %s px',
  async width => {
    await page.viewport(width, 2000);
    const { screen } = await showQueue(5, refusedAndUnknown());
    for (const note of await showMessages(screen)) {
      expect(note.scrollHeight).toBe(note.clientHeight);
      expect(note.scrollWidth).toBe(note.clientWidth);
      const { top, bottom } = note.getBoundingClientRect();
      for (const part of note.children) {
        const box = part.getBoundingClientRect();
        expect([box.top - top, bottom - box.bottom].map(space => space >= 8)).toEqual([true, true]);
      }
      expect(coveredBy(note, '.name, .amount, .badge, [data-card-role="fact"], .decide button')).toEqual([]);
    }
  },
);

it('[RQ-03] a message about a row is as high as the row, and uncovers what has the focus', async () => {
  expectLogged('psp-review-queue');
  await page.viewport(1000, 800);
  const { screen } = await showQueue(5, () => new Response('', { status: 504 }));
  await browser.click(button(screen, 'Approve ERR-700002'));
  const check = await screen.findByRole('button', { name: 'Check again' });
  const note = screen.getByRole('alert');
  expect(note.offsetHeight).toBe(36);
  expect(check.offsetHeight).toBe(28);
  expect(getComputedStyle(note).opacity).toBe('1');
  await browser.hover(screen.root.querySelector('h2') as HTMLElement);
  note.closest('tr')?.querySelector<HTMLElement>('td:not(.actions) a')?.focus();
  await browser.keyboard('{Shift}');
  expect(getComputedStyle(note).opacity).toBe('0');
});
