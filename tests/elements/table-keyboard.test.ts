import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { people, shownTable, type TableScreen, tableOf } from '../support/table-screen.ts';

/** The name of what has the focus. */
const focused = ({ root }: TableScreen) =>
  root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent;

describe('keys in a table', () => {
  it.each([
    ['{ArrowDown}', '{ArrowUp}'],
    ['j', 'k'],
  ])('[TBL-31] %s and %s go to the next and the previous row, and end at the ends', async (down, up) => {
    const { screen } = await tableOf(3);
    screen.button('More about Person 1').focus();
    await userEvent.keyboard(down);
    expect(focused(screen)).toBe('More about Person 2');
    await userEvent.keyboard(down + down);
    expect(focused(screen)).toBe('More about Person 3');
    await userEvent.keyboard(up + up + up);
    expect(focused(screen)).toBe('More about Person 1');
  });

  it('[TBL-31] from a title, the way down is to the first row', async () => {
    const { screen } = await tableOf(3);
    screen.button('City').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused(screen)).toBe('City');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused(screen)).toBe('More about Person 1');
  });

  it('[TBL-31] a slash goes to the search, where it is a letter like any other', async () => {
    const { screen } = await tableOf(3);
    screen.button('More about Person 2').focus();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.root.activeElement).toBe(search);
    expect(search).toHaveValue('');
    await userEvent.keyboard('/jk');
    expect(search).toHaveValue('/jk');
  });

  it.each(['{Control>}j{/Control}', '{Meta>}k{/Meta}', '{Alt>}{ArrowDown}{/Alt}', '{Control>}/{/Control}'])(
    '[TBL-31] %s is left to whatever it is for',
    async keys => {
      const { screen } = await tableOf(3);
      screen.button('More about Person 2').focus();
      await userEvent.keyboard(keys);
      expect(focused(screen)).toBe('More about Person 2');
    },
  );

  it('[TBL-31] outside of the table no key is taken', async () => {
    const { screen } = await tableOf(3);
    const taken: boolean[] = [];
    document.addEventListener('keydown', event => taken.push(event.defaultPrevented), { once: true });
    const exporting = screen.button('Export CSV');
    exporting.focus();
    await userEvent.keyboard('/');
    expect(screen.root.activeElement).toBe(exporting);
    expect(taken).toEqual([false]);
  });
});

describe('by Tab', () => {
  it('[TBL-31] one press leads past all rows to the page that is shown', async () => {
    const { screen } = await tableOf(95);
    const skip = screen.button('Skip to the pages');
    expect(skip.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    skip.focus();
    expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard('{Enter}');
    expect(screen.root.activeElement).toBe(screen.button('Page 1'));
  });

  it('[TBL-31] what has the focus is never beneath what stays in sight', async () => {
    const { screen } = await tableOf(3, {
      'data-columns': ['name', ...'abcdefghijklmnop'].map(data => ({
        data,
        title: `Title of the column ${data}`,
      })),
    });
    const frame = screen.root.querySelector<HTMLElement>('.frame');
    await waitFor(() => expect(frame).toHaveAttribute('data-pins', '1'));
    for (const letter of 'abcdefghijklmnopponmlkjihgfedcba') {
      const title = screen.button(`Title of the column ${letter}`);
      title.focus();
      const { left, right, top } = title.getBoundingClientRect();
      for (const x of [left + 2, right - 2]) {
        const there = screen.root.elementFromPoint(x, top + 10);
        expect(title.contains(there), letter).toBe(true);
      }
    }
  });
});

describe('what has the focus stays in sight', () => {
  it('[TBL-11] [TBL-31] above the bar that saves', async () => {
    const { screen } = await tableOf(40, {
      'data-page-size': 25,
      'data-selection': {},
      'data-save-url': '/people/save/',
    });
    await screen.findByRole('button', { name: 'Save' });
    const bar = screen.root.querySelector('.saving') as Element;
    const boxes = screen.getAllByRole('checkbox', { name: /^Select Person/ });
    screen.root.host.scrollIntoView();
    for (const box of boxes) {
      box.focus();
      const hidden = box.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
      expect(hidden, box.getAttribute('aria-label') ?? '').toBeLessThanOrEqual(0);
    }
    expect(boxes).toHaveLength(25);
  });

  it('[TBL-02] [TBL-31] as the button of the pager does where a page is longer than the last one', async () => {
    const { screen } = await tableOf(24, { 'data-page-size': 23 });
    screen.button('Next page').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.column()).toEqual(['Person 24']));
    screen.root.host.scrollIntoView();
    const back = screen.button('Previous page');
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.column()).toHaveLength(23));
    await waitFor(() => expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    expect(screen.root.activeElement).toBe(back);
  });
});

describe('who asks again by keys', () => {
  it('[TBL-31] [NET-05] waits at the table, is on Retry again when it comes back, and in the list when that comes', async () => {
    expectLogged('HTTP_404');
    const answers = [later<Response>(), later<Response>()];
    let asked = -1;
    const sent = answering(
      to(tableBatch, request => {
        asked += 1;
        if (asked === 0) return new Response('', { status: 404 });
        return answers[asked - 1]?.promise ?? batchFrom(people, numbersTo(3), request);
      }),
    );
    const screen = await shownTable({ 'data-columns': people.columns });
    (await screen.findByRole('button', { name: 'Retry' })).focus();
    await browser.keyboard('{Enter}');
    await waitFor(() => expect(screen.root.activeElement).toBe(screen.getByRole('table')));
    answers[0]?.resolve(new Response('', { status: 404 }));
    await waitFor(() => expect(screen.root.activeElement).toBe(screen.button('Retry')));
    await browser.keyboard('{Enter}');
    answers[1]?.resolve(batchFrom(people, numbersTo(3), sent[2] as Request));
    await screen.findByText('Person 1');
    expect(screen.root.activeElement).toBe(screen.getByRole('table'));
    await browser.tab();
    expect(focused(screen)).toBe('Name');
    expect(screen.getByRole('table')).not.toHaveAttribute('tabindex');
  });

  it('[TBL-31] [NET-11] for the rest of a list is in the list', async () => {
    expectLogged('HTTP_404');
    let fails = true;
    answering(
      to(tableBatch, request =>
        fails && new URL(request.url).searchParams.get('skip') !== '0'
          ? new Response('', { status: 404 })
          : batchFrom(people, numbersTo(40), request),
      ),
    );
    const screen = await shownTable({ 'data-limit': 10 });
    (await screen.findByRole('button', { name: 'Continue' })).focus();
    fails = false;
    await browser.keyboard('{Enter}');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 40'));
    expect(screen.root.activeElement).toBe(screen.getByRole('table'));
  });
});

describe('what is heard', () => {
  it('[TBL-31] a table has one name, and its rows are named by their first cell', async () => {
    const { screen } = await tableOf(2, { 'data-label': 'People' });
    const labelled = [...screen.root.querySelectorAll('[aria-label="People"]')];
    expect(labelled.map(({ localName }) => localName)).toEqual(['table']);
    expect(screen.getAllByRole('rowheader').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Person 1',
      'Person 2',
    ]);
  });

  it('[TBL-05] [TBL-31] each change of the order, and that it is as received again', async () => {
    const { screen } = await tableOf(60);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('1–10 of 60');
    const press = () => userEvent.click(screen.button('Age'));
    await press();
    await waitFor(() => expect(status).toHaveTextContent('Sorted by Age, ascending'));
    await press();
    await waitFor(() => expect(status).toHaveTextContent('Sorted by Age, descending'));
    await press();
    await waitFor(() => expect(status).toHaveTextContent('Order as received'));
    expect(status).toHaveAttribute('aria-atomic', 'false');
  });
});
