import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { languageFiles } from '../../src/languages/languages.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { loadLanguages, withLanguages } from '../support/languages.ts';
import { type Screen, shown } from '../support/screen.ts';
import { hideColumn, renderCells, renderPeople } from '../support/table-screen.ts';

/** A review queue on a phone. */
async function queueOnPhone(width = 375): Promise<Screen> {
  await page.viewport(width, 740);
  answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
  const screen = await shown(element, { 'data-endpoint': '/review/list/' });
  await screen.findByText('ERR-700001', { selector: '.name' });
  return screen;
}

const cards = ({ root }: Screen) => [...root.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')];

/** How many lines an element's text takes. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

afterEach(() => {
  document.documentElement.lang = 'en';
});

describe('a card', () => {
  it.each(Object.keys(languageFiles.shipped))(
    '[TBL-32] [EMB-15] keeps its buttons inside, apart from More, and breaks no status within a word in %s',
    { tags: ['slow'] },
    async language => {
      await loadLanguages();
      document.documentElement.lang = language;
      withLanguages();
      for (const width of [375, 320, 300]) {
        const { root } = await queueOnPhone(width);
        const card = root.querySelector('tbody tr')?.getBoundingClientRect();
        const buttons = [...root.querySelectorAll('tbody tr:first-child .decide button')];
        const more = root.querySelector('tbody .more')?.getBoundingClientRect();
        for (const { left, right } of buttons.map(button => button.getBoundingClientRect())) {
          expect(left).toBeGreaterThanOrEqual(card?.left ?? Number.NaN);
          expect(right < (more?.left ?? Number.NaN) || left > (more?.right ?? Number.NaN)).toBe(true);
          expect(right).toBeLessThanOrEqual(card?.right ?? Number.NaN);
        }
        for (const badge of root.querySelectorAll('tbody .badge')) {
          const words = badge.textContent?.split(' ').length ?? 0;
          expect(linesOf(badge), `${badge.textContent} at ${width}px`).toBeLessThanOrEqual(words);
        }
      }
    },
  );

  it('[TBL-32] shows title, badge, amount, two labelled facts and its actions', async () => {
    const screen = await queueOnPhone();
    const [card] = cards(screen);
    const visibleCells = [...(card?.querySelectorAll<HTMLElement>('.name, td') ?? [])].filter(
      cell => cell.innerText && cell.getClientRects().length,
    );
    expect(visibleCells.map(cell => cell.innerText.split(/\s+/).slice(0, 2).join(' '))).toEqual([
      'ERR-700001',
      'In Review',
      '91.69 USD',
      '508-1037',
      'AURORA',
      'Approve ERR-700001',
    ]);
    expect(getComputedStyle(visibleCells[3] as Element, '::before').content).toBe('"Patient ID"');
  });

  it('[TBL-32] has buttons large enough for touch, and nothing overflows', async () => {
    const screen = await queueOnPhone(320);
    for (const button of cards(screen)[0]?.querySelectorAll('button') ?? []) {
      const { width, height, right } = button.getBoundingClientRect();
      expect(Math.min(width, height), button.textContent).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(320);
    }
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('[TBL-32] [TBL-30] shows hidden columns under More', async () => {
    hideColumn('city');
    await page.viewport(375, 740);
    const { screen } = await renderPeople(3);
    expect(screen.queryByText('Åre')).toBeNull();
    await userEvent.click(screen.button('More about Person 1'));
    expect(screen.getByText('Åre', { selector: 'td' })).toBeVisible();
  });

  it('[UI-02] [TBL-21] offers Remove beside its actions', async () => {
    await page.viewport(375, 740);
    const actions = { type: 'actions', display: [{ href: '/1/', title: 'View' }] };
    const screen = await renderCells({ name: 'ERR-1', city: 'Lima', actions, remove: { type: 'delete' } });
    const remove = screen.getByRole('button', { name: 'Remove ERR-1' });
    const { top } = screen.getByRole('link', { name: 'View ERR-1' }).getBoundingClientRect();
    expect(remove.getBoundingClientRect().top).toBe(top);
    await userEvent.click(remove);
    expect(screen.heard('psp:delete')).toEqual([{ id: '1' }]);
  });

  it('[TBL-32] [TBL-16] offers View by its name alone, unless that is no link', async () => {
    await page.viewport(375, 740);
    const view = { href: '/1/', title: 'View' };
    const cells = { name: 'ERR-1', city: 'Lima', actions: { type: 'actions', display: [view] } };
    const screen = await renderCells(cells);
    expect(screen.getByRole('link', { name: 'ERR-1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View ERR-1' })).toBeNull();
    const details = { type: 'modal', display: 'ERR-1', details: [{ label: 'Site', value: '12' }] };
    const opened = await renderCells({ ...cells, name: details });
    expect(opened.getByRole('link', { name: 'View ERR-1' })).toBeVisible();
    const edit = { href: '/1/edit/', title: 'Edit' };
    const edited = await renderCells({ ...cells, actions: { type: 'actions', display: [view, edit] } });
    expect(edited.getByRole('link', { name: 'View ERR-1' })).toBeVisible();
  });

  it('[TBL-32] says More in its foot and Less while it is open, clear of the amount beside a check box', async () => {
    await page.viewport(375, 740);
    const total = { display: '144.41', type: 'amount', currency: 'USD' };
    const facts = { study: 'AURORA', city: 'Lima', visit: 'Baseline' };
    const screen = await renderCells(
      { name: 'ERR-1', total, ...facts },
      { 'data-selection': { maxSelection: 3 } },
    );
    const more = await screen.findByRole('button', { name: 'More about ERR-1' });
    expect(getComputedStyle(more, '::before').content).toBe('"More"');
    expect(more.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      screen.getByText('144.41').getBoundingClientRect().bottom,
    );
    await userEvent.click(more);
    expect(getComputedStyle(more, '::before').content).toBe('"Less"');
    expect(more).toHaveAccessibleName('Less about ERR-1');
  });

  it('[TBL-32] folds its fields under More; a changed field stays in sight', async () => {
    await page.viewport(375, 740);
    const field = { display: 'A', type: 'editable', editConfig: { type: 'text' } };
    const screen = await renderCells(
      { name: 'ERR-1', note: field, remark: field },
      { 'data-save-url': '/save/' },
    );
    const more = await screen.findByRole('button', { name: 'More about ERR-1' });
    expect(screen.queryByRole('textbox', { name: 'note of ERR-1' })).toBeNull();
    await userEvent.click(more);
    screen.getByRole('textbox', { name: 'note of ERR-1' }).focus();
    await browser.keyboard('B');
    expect(screen.getByRole('textbox', { name: 'remark of ERR-1' })).toBeVisible();
    await userEvent.click(more);
    expect(screen.getByRole('textbox', { name: 'note of ERR-1' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'remark of ERR-1' })).toBeNull();
  });
});
