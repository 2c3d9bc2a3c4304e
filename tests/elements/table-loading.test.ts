import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { people, renderPeople, renderTable } from '../support/table-screen.ts';

const notLoaded = 'The list could not be loaded.';
const noEntries = 'No entries available.';
const retry = { name: 'Retry' };
const batchOf = (count: number) => (request: Request) => batchFrom(people, numbersTo(count), request);

describe('loading', () => {
  it('[TBL-13] shows rows as they arrive, and a progress bar until all have arrived', async () => {
    const second = later<void>();
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchOf(100)(request);
      }),
    );
    const screen = await renderTable({ 'data-limit': 25 });
    expect(await screen.findByText('Person 1')).toBeVisible();
    const bar = screen.getByRole('progressbar');
    await waitFor(() => expect((bar.firstElementChild as HTMLElement).style.width).toBe('25%'));
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(screen.count()).toBe('1–10 of 25 · loading all 100');
    second.resolve();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.count()).toBe('1–10 of 100');
  });

  it('[TBL-01] [TBL-13] shows the titles of stated columns before the first rows', async () => {
    answering(silence);
    const screen = await renderTable({ 'data-columns': people.columns });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'City',
      'Age',
    ]);
    expect(screen.root.querySelectorAll('.skeleton-rows tr:first-child td')).toHaveLength(3);
  });

  it('[NET-06] sends limit, skip, total and the parameters of the page', async () => {
    const params = { label: 'A&B', site: 12, open: true, ids: [1, 2], study: null };
    const { sent } = await renderPeople(30, { 'data-limit': 20, 'data-params': params });
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=20&skip=0&label=A%26B&site=12&open=true&ids=1%2C2',
      '?limit=20&skip=20&total=30&label=A%26B&site=12&open=true&ids=1%2C2',
    ]);
  });
});

describe('a list that could not be loaded', () => {
  it('[TBL-14] [NET-13] looks different from an empty list', async () => {
    const { screen } = await renderPeople(0);
    expect(screen.getByText('No data available in table')).toBeVisible();
    expect([screen.queryByRole('searchbox'), screen.queryByLabelText('Rows per page')]).toEqual([null, null]);
    expect(screen.getByRole('status')).toHaveTextContent('0 of 0');
    expect([screen.queryByText(notLoaded), screen.queryByText(noEntries)]).toEqual([null, null]);
    expect([screen.root.querySelector('.failed'), screen.queryByRole('button', retry)]).toEqual([null, null]);
  });

  it('[NET-11] completely keeps the rows before the failure, says how many, and continues from there', async () => {
    expectLogged('psp-table: GET /people/: ');
    let fails = true;
    const sent = answering(
      to(tableBatch, request =>
        fails && request.url.includes('skip=20')
          ? Response.json({ message: 'Too much at once.' }, { status: 422 })
          : batchOf(30)(request),
      ),
    );
    const screen = await renderTable({ 'data-limit': 10 });
    expect(await screen.findByText('Showing 20 of 30.')).toBeVisible();
    expect(await screen.findByText('Too much at once.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.button('Continue'));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 30'));
    expect(screen.queryByText('Too much at once.')).toBeNull();
    expect(screen.queryByText('Showing 20 of 30.')).toBeNull();
    expect(sent.map(({ url }) => new URL(url).searchParams.get('skip'))).toEqual(['0', '10', '20', '20']);
  });
});

it('[NET-01] [NET-13] a cross-origin address of the page is reported, and nothing is sent', async () => {
  expectLogged('data-endpoint is not an address of this site. Use a path');
  const sent = answering();
  const screen = await renderTable({ 'data-endpoint': 'https://evil.example/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'data-endpoint is not an address of this site. Use a path',
  );
  expect([screen.queryByText(noEntries), screen.queryByRole('button', retry)]).toEqual([null, null]);
  expect(screen.heard('psp:error')).toMatchObject([{ code: 'ERR_ATTRIBUTE' }]);
  expect(sent).toHaveLength(0);
});
