import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { ascending, leftEdgesOf } from '../support/direction.ts';
import { watched } from '../support/hostile.ts';
import { worst } from '../support/hostile-texts.ts';
import { renderCells } from '../support/table-screen.ts';

const textsIn = (root: ShadowRoot) =>
  [...root.querySelectorAll('tbody :is(.name, td)')].map(cell => cell.textContent);

describe('cells', () => {
  it('[TBL-18] show what the host sends as text, never as markup', async () => {
    const { root } = await renderCells({
      a: { display: '<img src=x onerror=alert(1)>' },
      b: 'bare',
      c: 7,
      d: { display: null },
      e: {},
    });
    expect(textsIn(root)).toEqual(['<img src=x onerror=alert(1)>', 'bare', '7', '', '']);
    expect(root.querySelector('tbody img')).toBeNull();
  });

  it.each(['text', 'number', 'date', 'link', 'email', 'hover', 'unknown'])(
    '[TBL-10] of type %s show their text',
    async type => {
      const { root } = await renderCells({ cell: { display: '12 May 2026', type } });
      expect(textsIn(root)).toEqual(['12 May 2026']);
    },
  );

  it('[TBL-10] of type modal and delete are aligned with their row and their column title', async () => {
    const screen = await renderCells({
      unit: { display: 'Screening', type: 'modal', details: 'x' },
      other: 'text',
      gone: { display: 'Remove', type: 'delete' },
    });
    const textBox = (node: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const name = textBox(screen.getByRole('button', { name: 'Screening' }));
    const text = textBox(screen.getByText('text'));
    expect(Math.abs(name.top + name.bottom - text.top - text.bottom)).toBeLessThan(2);
    const { left } = textBox(screen.getByRole('button', { name: /^Remove/ }));
    expect(Math.abs(left - textBox(screen.getByRole('columnheader', { name: 'gone' })).left)).toBeLessThan(2);
  });

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
    ['/patient/1/', '/patient/1/'],
    ['javascript:alert(1)', undefined],
    ['https://evil.example/', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    [{ at: '/x' }, undefined],
  ])('[TBL-10] a link cell with the address %j links to %s', async (href, expected) => {
    const screen = await renderCells({ who: { display: 'Ann', type: 'link', href } });
    const link = screen.queryByRole('link', { name: 'Ann' });
    if (expected) expect(link).toHaveAttribute('href', location.origin + expected);
    else expect(link).toBeNull();
    expect(screen.getByText('Ann')).toBeVisible();
  });

  it('[TBL-10] a text cell with an address is a link', async () => {
    const screen = await renderCells({
      bare: { display: 'Ann', href: '/patient/1/' },
      typed: { display: 'Bob', href: '/patient/2/', type: 'text' },
    });
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Ann', 'Bob']);
  });

  it.each([
    ['ann@site.example', true],
    ['ann@site.example?bcc=x@y.example', false],
    ['ann@site.example\r\nBcc: x', false],
    ['a@b@c.example', false],
    ['javascript:alert(1)', false],
  ])('[TBL-10] an email cell with %j is a link: %s', async (display, isLink) => {
    const screen = await renderCells({ mail: { display, type: 'email' } });
    const link = screen.queryByRole('link');
    if (isLink) expect(link).toHaveAttribute('href', `mailto:${display}`);
    else expect(link).toBeNull();
  });
});

describe('a long text', () => {
  const text = 'A text that is a good deal longer than any column of a table should ever be. '
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
    await browser.hover(note);
    expect(note.title).toBe(text);
    await browser.hover(short);
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

describe('right-to-left pages', () => {
  /** The left edge of each of these texts. */

  it.each([
    ['an amount', { display: '-12.50', type: 'amount' }, ['-', '12', 'USD']],
    ['a number', { display: '-50', type: 'number' }, ['-', '50']],
    ['a number without a type', { display: '-50', sort: -50 }, ['-', '50']],
    ['a date', { display: '12 May 2026', type: 'date' }, ['12', 'May', '2026']],
  ])('[TBL-10] [UI-14] keep the parts of %s in order', async (_, cell, parts) => {
    document.documentElement.dir = 'rtl';
    try {
      const { root } = await renderCells({ cell });
      const edges = leftEdgesOf(root.querySelector('tbody .name') as Element, ...parts);
      expect(edges).toEqual(ascending(edges));
    } finally {
      document.documentElement.dir = '';
    }
  });

  it('[TBL-02] keep the parts of the page range in order', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { root } = await renderCells({ cell: 'x' });
      const edges = leftEdgesOf(root.querySelector('.count') as Element, '1–', '–1', 'of');
      expect(edges).toEqual(ascending(edges));
    } finally {
      document.documentElement.dir = '';
    }
  });
});

describe('hostile cells', () => {
  const types = ['text', 'number', 'date', 'amount', 'status', 'link', 'email', 'hover', 'modal', 'select'];
  const fields = ['display', 'sort', 'type', 'href', 'class', 'preview', 'details', 'editConfig'];

  it.each(worst.map(text => [text.slice(0, 60), text] as const))(
    '[TBL-18] %j runs no script in any field of any cell type',
    async (_, text) => {
      const harmless = watched();
      const cells = Object.fromEntries(
        types.flatMap(type =>
          fields.map(field => [`${type} ${field}`, { display: 'Ann', type, href: '/a/', [field]: text }]),
        ),
      );
      const screen = await renderCells(cells);
      harmless(screen);
      const displays = screen.root.querySelectorAll('td[data-title$=" display"]');
      expect(new Set([...displays].map(cell => cell.textContent))).toEqual(new Set([text]));
      for (const link of screen.root.querySelectorAll('a')) expect(link.origin).toBe(location.origin);
    },
  );

  it.each(worst.map(text => [text.slice(0, 60), text] as const))(
    '[TBL-18] %j is harmless as column key, title and id',
    async (_, text) => {
      const harmless = watched();
      const screen = await renderCells({ [text]: 'Ann', id: text });
      expect(screen.titles()).toContain(text);
      expect(textsIn(screen.root)).toContain('Ann');
      harmless(screen);
    },
  );
});
