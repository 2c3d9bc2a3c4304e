import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import {
  attributes,
  button,
  expectQueue,
  forgetDecisions,
  references,
  showQueue,
} from '../support/review-queue.ts';
import { shown, staffDetails } from '../support/screen.ts';

beforeEach(forgetDecisions);

it('[NET-13] rows without columns say what to send, and mention no unknown attribute', async () => {
  expectLogged('psp-review-queue: GET /review/list/: ERR_COLUMNS');
  answering(to(tableBatch, { data: [{ id: 1, status: 'inReview' }], total: 1 }, '/review/list/'));
  const screen = await shown(element, attributes);
  expect(await staffDetails(screen)).toMatch(/no columns\. Send them as \[{data, title}]\.$/);
});

describe('the queue shows', () => {
  it('[RQ-01] [TBL-30] total and status also where the person before has hidden them', async () => {
    localStorage.setItem('psp-columns psp-review-queue /review/list/', '["totalUSD"]');
    await page.viewport(1200, 800);
    const { screen } = await showQueue(40);
    await userEvent.click(await screen.findByRole('button', { name: /olumns/ }));
    for (const name of ['Total (USD)', 'Status'])
      expect(await screen.findByRole('checkbox', { name })).toBeDisabled();
    expect(screen.getByRole('columnheader', { name: 'Total (USD)' })).toBeVisible();
  });

  it('[RQ-01] each payment with its amount in US dollars, Approve and Deny', async () => {
    const { screen, sent } = await showQueue(3);
    expect(new URL(sent[0]?.url ?? '').search).toBe('?limit=2500&skip=0');
    expect(references(screen)).toEqual(['ERR-700001', 'ERR-700002', 'ERR-700003']);
    const titles = screen.getAllByRole('columnheader').map(header => header.textContent);
    expect(titles.slice(0, 3)).toEqual(['Reference', 'Status', 'Total (USD)']);
    expect(titles.slice(3, 7)).toEqual(['Patient ID', 'Study', 'Submitted on', 'Visit type']);
    const row = screen.getAllByRole('row')[1];
    expect(row?.textContent).toContain('91.69');
    expect(row?.textContent).toMatch(/Approve ERR-700001Deny ERR-700001$/);
  });

  it('[TBL-14] an empty text when no payment needs a review', async () => {
    const { screen } = await showQueue(0);
    expect(await screen.findByText('No data available in table')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
    expect(screen.root.querySelector('thead')).not.toBeVisible();
  });

  it('[TBL-14] the toolbar with the focus after the last payment has been decided', async () => {
    const { screen } = await showQueue(1);
    const search = screen.getByRole('searchbox');
    await browser.fill(search, 'err');
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await expectQueue(screen);
    await browser.fill(search, '');
    expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeVisible();
    expect(screen.root.activeElement).toBe(search);
  });
});

it('[RQ-06] a payment that two elements of a page show is no longer asked about once the other one has decided it', async () => {
  const { screen } = await showQueue(2);
  const other = await shown(element, { ...attributes, 'data-endpoint': '/review/list/?study=3' });
  await expectQueue(other, 1, 2);
  await userEvent.click(button(screen, 'Deny ERR-700001'));
  await screen.findByRole('dialog');
  button(other, 'Approve ERR-700001').click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectQueue(other, 2);
});
