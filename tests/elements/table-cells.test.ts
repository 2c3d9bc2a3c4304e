import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { worst } from '../support/hostile-texts.ts';
import type { Screen } from '../support/screen.ts';
import { renderCells, renderLoadedTable } from '../support/table-screen.ts';

beforeEach(() => page.viewport(1280, 800));

const textsIn = (root: ShadowRoot) =>
  [...root.querySelectorAll('tbody :is(.name, td)')].map(cell => cell.textContent);

describe('cells', () => {
  it('[TBL-10] [UI-14] [UI-16] of type status show the label, amounts show cents and currency', async () => {
    const { root } = await renderCells({
      status: { display: 'inReview', type: 'status' },
      amount: { display: '1,234.5', type: 'amount' },
      whole: { display: '12.', type: 'amount' },
      none: { display: 'n/a', type: 'amount' },
      empty: { display: '', type: 'status' },
    });
    expect(textsIn(root)).toEqual(['In Review', '1,234.50 USD', '12.00 USD', 'n/a', '']);
    expect(root.querySelectorAll('.badge')).toHaveLength(1);
  });

  it.each([
    ['ann@site.example', true],
    ['ann@site.example?bcc=x@y.example', false],
    ['ann@site.example\r\nBcc: x', false],
    ['a@b@c.example', false],
  ])('[TBL-10] an email cell with %j is a link: %s', async (display, isLink) => {
    const screen = await renderCells({ mail: { display, type: 'email' } });
    const link = screen.queryByRole('link');
    if (isLink) expect(link).toHaveAttribute('href', `mailto:${display}`);
    else expect(link).toBeNull();
  });
});

describe('a long text', () => {
  const text = 'A text that is a good deal longer than any column of a table should ever be, '
    .repeat(2)
    .trim();

  it('[TBL-17] is truncated with an ellipsis; hovering shows all of it', async () => {
    const others = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map(name => [name, text]));
    const screen = await renderCells({ name: 'Ann', note: text, short: 'Lima', ...others });
    const [note, short] = ['note', 'short'].map(name =>
      screen.root.querySelector<HTMLElement>(`td[data-title="${name}"]`),
    );
    if (!note || !short) throw new Error('There are no such cells.');
    expect(getComputedStyle(note)).toMatchObject({ overflow: 'clip', textOverflow: 'ellipsis' });
    expect(note.scrollWidth).toBeGreaterThan(note.clientWidth);
    await userEvent.hover(note);
    expect(note.title).toBe(text);
    await userEvent.hover(short);
    expect([note.title, short.title]).toEqual(['', '']);
  });

  it('[TBL-17] is shown in full in the details of its row, which a button opens and closes', async () => {
    await page.viewport(600, 700);
    const screen = await renderCells({ name: 'Ann', note: text });
    const more = screen.getByRole('button', { name: 'More about Ann' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    const fullText = await screen.findByText(text, { selector: 'dd' });
    expect(fullText).toBeVisible();
    expect(fullText.scrollWidth).toBe(fullText.clientWidth);
    expect(screen.getByText('Ann', { selector: 'dd' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText(text, { selector: 'dd' })).toBeNull();
  });
});

describe('cells with further details', () => {
  it.each<[string, object, string]>([
    ['a list', { preview: ['One', 'Two'] }, 'One\nTwo'],
    ['labels and values', { details: { Visit: 'Screening', Units: 3 } }, 'Visit: Screening\nUnits: 3'],
  ])('[TBL-10] [UI-07] of type hover show %s in a tooltip on focus', async (_, more, text) => {
    const screen = await renderCells({ name: { display: 'ERR-1', type: 'hover', ...more } });
    const cell = screen.getByText('ERR-1');
    await userEvent.tab();
    while (screen.root.activeElement !== cell) await userEvent.tab();
    const tip = screen.getByRole('tooltip', { hidden: true });
    await waitFor(() => expect(tip.matches(':popover-open')).toBe(true));
    expect(tip.textContent).toBe(text);
    expect(cell).toHaveAccessibleDescription(text);
    await userEvent.keyboard('{Escape}');
    expect(tip.matches(':popover-open')).toBe(false);
  });

  it('[TBL-10] [UI-01] of type modal show their details in a dialog', async () => {
    const details = { Visit: 'Screening', Sites: ['S-1', 'S-2'], Note: '<img src=x onerror=alert(1)>' };
    const screen = await renderCells({ name: { display: 'ERR-1', type: 'modal', details } });
    await userEvent.click(screen.button('ERR-1'));
    const dialog = await screen.findByRole('dialog', { name: 'ERR-1' });
    expect([...dialog.querySelectorAll('dt')].map(term => term.textContent)).toEqual([
      'Visit',
      'Sites',
      'Note',
    ]);
    expect([...dialog.querySelectorAll('dd')].map(value => value.textContent)).toEqual([
      'Screening',
      'S-1, S-2',
      details.Note,
    ]);
    await userEvent.click(screen.button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.root.activeElement).toBe(screen.button('ERR-1'));
  });

  it('[TBL-10] are plain text when they have no details or no text', async () => {
    const screen = await renderCells({
      a: { display: 'ERR-1', type: 'hover' },
      b: { display: 'ERR-2', type: 'modal', details: {} },
      c: { display: '', type: 'modal', details: 'x' },
    });
    expect(screen.getByText('ERR-2')).toBeVisible();
    expect(screen.root.querySelector('tbody :is(td, .name) :is(button, [tabindex])')).toBeNull();
  });
});

/** Expects no effect of hostile texts: no dialog, no injected element, no polluted prototype. */
function watched(): (screen: Screen) => void {
  const alerts = [vi.spyOn(window, 'alert'), vi.spyOn(window, 'prompt'), vi.spyOn(window, 'confirm')];
  const known = Object.getOwnPropertyNames(Object.prototype).length;
  return ({ root }) => {
    for (const alert of alerts) expect(alert).not.toHaveBeenCalled();
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(known);
    expect(root.querySelector('script, iframe, img, style, object')).toBeNull();
  };
}

const types = ['text', 'number', 'date', 'amount', 'status', 'link', 'email', 'hover', 'modal', 'select'];
const fields = ['display', 'sort', 'type', 'href', 'class', 'preview', 'details', 'editConfig'];

it('[TBL-18] hostile cells run no script in any field of any cell type', async () => {
  // As amounts they cannot be read.
  allowLogged();
  const harmless = watched();
  const columns = types.flatMap(type => fields.map(field => ({ data: `${type} ${field}`, type, field })));
  const row = (text: string) =>
    Object.fromEntries(
      columns.map(({ data, type, field }) => [data, { display: 'Ann', type, href: '/a/', [field]: text }]),
    );
  const data = worst.map((text, id) => ({ id, ...row(text) }));
  answering(
    to(tableBatch, {
      columns: columns.map(({ data: key }) => ({ data: key, title: key })),
      data,
      total: data.length,
    }),
  );
  const screen = await renderLoadedTable();
  harmless(screen);
  const rows = [...screen.root.querySelectorAll('tbody tr')];
  const shown = rows.map(row =>
    [...row.querySelectorAll('td[data-title$=" display"]')].map(cell => cell.textContent),
  );
  expect(shown.map(texts => [...new Set(texts)])).toEqual(worst.map(text => [text]));
  for (const link of screen.root.querySelectorAll('a')) expect(link.origin).toBe(location.origin);
});
