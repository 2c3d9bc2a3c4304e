import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { hostPaged, pageOf, parametersOf, renderPaged, turn } from '../support/host-paged.ts';
import { people, renderTable } from '../support/table-screen.ts';

const goBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const sentence = 'Your session has ended.';

/** A host-paged table of 95 people whose host can sign the visitor out and change its list. */
async function renderSession(attributes: object = {}) {
  const host = { isSignedIn: true, count: 95 };
  const sent = answering(
    to(tableBatch, request =>
      host.isSignedIn ? pageOf(people, host.count, request) : new Response('', { status: 401 }),
    ),
  );
  const screen = await renderTable({ ...hostPaged, ...attributes });
  await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
  return { screen, host, sent };
}

describe('a host-paged list without a session', () => {
  beforeEach(allowLogged);

  it('[NET-20] [TBL-24] keeps its rows when the next page is refused during a visit, and turns after signing in', async () => {
    const { screen, host } = await renderSession();
    host.isSignedIn = false;
    await userEvent.click(screen.button('Page 3'));
    await screen.findByText(sentence, { exact: false });
    expect(screen.column()[0]).toBe('Person 1');
    expect(screen.count()).toBe('1–10 of 95');
    expect(screen.button('Page 1')).toHaveAttribute('aria-current', 'page');
    host.isSignedIn = true;
    await userEvent.click(screen.button('Retry'));
    await waitFor(() => expect(screen.column()[0]).toBe('Person 21'));
    expect(screen.queryByText(sentence, { exact: false })).toBeNull();
  });

  it('[NET-20] [TBL-24] is removed after Back; the same page and selection return after signing in', async () => {
    const { screen, host } = await renderSession({ 'data-selection': {} });
    await turn(screen, 3, 21);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 22' }));
    host.isSignedIn = false;
    goBack();
    await screen.findByText(sentence, { exact: false });
    expect(screen.root.querySelectorAll('tbody tr')).toHaveLength(0);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    expect(screen.queryByText(/selected/)).toBeNull();
    expect(screen.root.textContent).not.toContain('Person');
    host.isSignedIn = true;
    await userEvent.click(screen.button('Retry'));
    await waitFor(() => expect(screen.count()).toBe('21–30 of 95'));
    expect(await screen.findByRole('checkbox', { name: 'Select Person 22' })).toBeChecked();
  });

  it('[NET-20] [TBL-24] returns with another Back after signing in', async () => {
    const { screen, host } = await renderSession();
    await turn(screen, 3, 21);
    host.isSignedIn = false;
    goBack();
    await screen.findByText(sentence, { exact: false });
    host.isSignedIn = true;
    host.count = 35;
    goBack();
    await waitFor(() => expect(screen.count()).toBe('21–30 of 35'));
    expect(screen.getByRole('searchbox')).toBeVisible();
  });
});

describe('a host-paged list after Back from the back/forward cache', () => {
  it('[NET-20] [TBL-24] asks for the shown page again, and shows the last page of a list that became shorter', async () => {
    const { screen, host, sent } = await renderSession();
    await turn(screen, 5, 41);
    host.count = 94;
    goBack();
    await waitFor(() => expect(screen.count()).toBe('41–50 of 94'));
    expect(parametersOf(sent.at(-1) as Request)).toEqual({ limit: '10', skip: '40' });
    host.count = 33;
    goBack();
    await waitFor(() => expect(screen.count()).toBe('31–33 of 33'));
    expect(screen.column()).toEqual(['Person 31', 'Person 32', 'Person 33']);
  });
});

describe('a host-paged list on a phone', () => {
  it('[TBL-24] [TBL-32] shows the rows as cards, which are sorted and turned by the host', async () => {
    await page.viewport(375, 740);
    const { screen, sent } = await renderPaged(95, {
      'data-columns': [
        { data: 'name', title: 'Name' },
        { data: 'age', title: 'Age', type: 'number' },
      ],
    });
    const cards = () => [...screen.root.querySelectorAll('tbody tr')];
    expect(cards()).toHaveLength(10);
    expect(getComputedStyle(cards()[0] as Element).display).not.toBe('table-row');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Age, descending');
    await waitFor(() =>
      expect(parametersOf(sent.at(-1) as Request)).toMatchObject({ sort: 'age', order: 'desc', skip: '0' }),
    );
    await userEvent.click(screen.button('Next page'));
    await waitFor(() => expect(screen.column()[0]).toContain('Person 11'));
    expect(document.documentElement.scrollWidth).toBe(375);
  });
});

describe('printing a host-paged list', () => {
  const emulate = (media: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media });
  afterEach(() => emulate(''));

  it('[TBL-24] [TBL-34] prints the rows of the page and the number of all', async () => {
    await page.viewport(1200, 740);
    const { screen } = await renderPaged(95);
    await turn(screen, 3, 21);
    await emulate('print');
    const visible = (selector: string) =>
      [...screen.root.querySelectorAll<HTMLElement>(selector)].filter(
        element => element.getClientRects().length,
      );
    expect(visible('tbody tr').map(row => row.innerText.split(/\s/)[1])).toEqual([
      '21',
      '22',
      '23',
      '24',
      '25',
      '26',
      '27',
      '28',
      '29',
      '30',
    ]);
    expect(visible('.count').map(({ innerText }) => innerText)).toEqual(['21–30 of 95']);
    expect(visible('.toolbar *, .pager *, button:not(thead button)')).toEqual([]);
  });
});
