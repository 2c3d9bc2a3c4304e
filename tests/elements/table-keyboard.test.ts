import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { hideColumn, people, renderPeople, renderTable, type TableScreen } from '../support/table-screen.ts';

/** The name of the focused control. */
const focusedName = ({ root }: TableScreen) =>
  root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent;

describe('keyboard shortcuts', () => {
  beforeEach(() => hideColumn('age'));

  it.each([
    ['{ArrowDown}', '{ArrowUp}', 'More about Person'],
    ['j', 'k', 'Person'],
  ])('[TBL-31] %s and %s move to the next and the previous row, and stop at the ends', async (...keys) => {
    const [down, up, name] = keys;
    const { screen } = await renderPeople(3);
    screen.button('More about Person 1').focus();
    await userEvent.keyboard(down);
    expect(focusedName(screen)).toBe(`${name} 2`);
    await userEvent.keyboard(down + down);
    expect(focusedName(screen)).toBe(`${name} 3`);
    await userEvent.keyboard(up + up + up);
    expect(focusedName(screen)).toBe(`${name} 1`);
  });

  it('[TBL-31] a slash moves to the search box, where shortcuts are typed as text', async () => {
    const { screen } = await renderPeople(3);
    screen.button('More about Person 2').focus();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.root.activeElement).toBe(search);
    expect(search).toHaveValue('');
    await userEvent.keyboard('/jk');
    expect(search).toHaveValue('/jk');
  });

  it.each(['{Control>}j{/Control}', '{Alt>}{ArrowDown}{/Alt}'])('[TBL-31] %s is not handled', async keys => {
    const { screen } = await renderPeople(3);
    screen.button('More about Person 2').focus();
    await userEvent.keyboard(keys);
    expect(focusedName(screen)).toBe('More about Person 2');
  });

  it('[TBL-31] are ignored outside the table', async () => {
    const { screen } = await renderPeople(3);
    const prevented: boolean[] = [];
    document.addEventListener('keydown', event => prevented.push(event.defaultPrevented), { once: true });
    const exporting = screen.button('Export CSV');
    exporting.focus();
    await userEvent.keyboard('/');
    expect(screen.root.activeElement).toBe(exporting);
    expect(prevented).toEqual([false]);
  });
});

describe('the focus in a table', () => {
  it('[TBL-31] skips all rows by one button, to the current page in the pager', async () => {
    const { screen } = await renderPeople(95);
    const skip = screen.button('Skip to pagination');
    expect(skip.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    skip.focus();
    expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard('{Enter}');
    expect(screen.root.activeElement).toBe(screen.button('Page 1'));
  });

  it('[TBL-31] is never covered by sticky columns', async () => {
    const { screen } = await renderPeople(3, {
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
        const topmost = screen.root.elementFromPoint(x, top + 10);
        expect(title.contains(topmost), letter).toBe(true);
      }
    }
  });
});

describe('the focused control stays visible', () => {
  it('[TBL-11] [TBL-31] above the save bar', async () => {
    const { screen } = await renderPeople(40, {
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
      const overlap = box.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
      expect(overlap, box.getAttribute('aria-label') ?? '').toBeLessThanOrEqual(0);
    }
    expect(boxes).toHaveLength(25);
  });

  it('[TBL-02] [TBL-31] when it is a pager button and the next page is longer', async () => {
    const { screen } = await renderPeople(24, { 'data-page-size': 23 });
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

it('[TBL-31] [NET-05] retrying by keyboard moves the focus to the table, back to Retry after another failure, and leaves it at the table after success', async () => {
  expectLogged('HTTP_404');
  const answers = [later<Response>(), later<Response>()];
  let failures = -1;
  const sent = answering(
    to(tableBatch, request => {
      failures += 1;
      if (failures === 0) return new Response('', { status: 404 });
      return answers[failures - 1]?.promise ?? batchFrom(people, numbersTo(3), request);
    }),
  );
  const screen = await renderTable({ 'data-columns': people.columns });
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
  expect(focusedName(screen)).toBe('Name');
  expect(screen.getByRole('table')).not.toHaveAttribute('tabindex');
});

it('[TBL-31] screen readers get one name for the table, and rows named by their first cell', async () => {
  const { screen } = await renderPeople(2, { 'data-label': 'People' });
  const labelled = [...screen.root.querySelectorAll('[aria-label="People"]')];
  expect(labelled.map(({ localName }) => localName)).toEqual(['table']);
  // Orca does not read the content of a header with an aria-label.
  expect(screen.getAllByRole('rowheader').map(({ ariaLabel }) => ariaLabel)).toEqual([null, null]);
  expect(screen.getByRole('rowheader', { name: 'Person 2' })).toBeVisible();
});
