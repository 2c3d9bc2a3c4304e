import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { approveReimbursement } from '../../src/api/reviews.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { type Screen, shown } from '../support/screen.ts';

type Decide = (request: Request, id: string) => Response | Promise<Response>;

const success = () => Response.json({ result: 'success' });
const attributes = { 'data-endpoint': '/review/list/', 'data-token': 'f3b1' };
const refused = (message: string, status = 422) => Response.json({ message }, { status });

/** A queue of so many payments, on a host that decides like this; `waiting` is its list. */
async function queueOf(count: number, decide: Decide = success) {
  const waiting = numbersTo(count);
  const sent = answering(
    to(tableBatch, request => batchFrom(payments, waiting, request), '/review/list/'),
    to(approveReimbursement, (request, { id = '' }) => decide(request, id)),
  );
  const screen = await shown(element, attributes);
  if (count) await screen.findByText('ERR-700001', { selector: '.name' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, sent, waiting };
}

const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const posts = (sent: readonly Request[]) => sent.filter(({ method }) => method === 'POST');
const references = ({ root }: Screen) =>
  [...root.querySelectorAll('tbody tr:not(.note) .name')].map(cell => cell.textContent);
const left = (screen: Screen, ...numbers: number[]) =>
  waitFor(() => expect(references(screen)).toEqual(numbers.map(number => `ERR-70000${number}`)));

async function deny(screen: Screen, reference: string, reason: string) {
  await userEvent.click(button(screen, `Deny ${reference}`));
  await browser.fill(
    await screen.findByRole('textbox', { name: 'Why is this request being denied?' }),
    reason,
  );
  await userEvent.click(button(screen, 'Deny'));
}

it('[NET-13] rows without columns are told with what the host has to send, and no attribute that there is not', async () => {
  expectLogged('psp-review-queue: GET /review/list/: ERR_COLUMNS');
  answering(to(tableBatch, { data: [{ id: 1, status: 'inReview' }], total: 1 }, '/review/list/'));
  const screen = await shown(element, attributes);
  const told = await screen.findByText(/no columns/, { selector: '.failed' });
  expect(told).toHaveTextContent('The host has to send them as [{data, title}].');
});

describe('its filters', () => {
  const optionsOf = (screen: Screen, name: string) =>
    [...screen.getByRole('combobox', { name }).children].map(option => option.textContent);

  it('[TBL-04] are study, pay type and status, where the answer has them', async () => {
    const { screen } = await queueOf(30);
    expect(optionsOf(screen, 'Study')).toEqual(['All', 'AURORA', 'BREATHE-2', 'CITADEL']);
    expect(optionsOf(screen, 'Pay Type')).toEqual(['All', 'Bank Transfer', 'Check', 'ScoutPass']);
    expect(optionsOf(screen, 'Status')).toEqual(['All', 'In Review', 'Submitted']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Study' }), 'AURORA');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Submitted');
    const count = () => screen.root.querySelector('.count')?.textContent;
    await waitFor(() => expect(count()).toBe('1–5 of 5, filtered from 30'));
  });

  it('[TBL-04] have their places before the answer comes, and none where it has no such column', async () => {
    const answer = later<Response>();
    answering(to(tableBatch, () => answer.promise, '/review/list/'));
    const screen = await shown(element, attributes);
    expect(optionsOf(screen, 'Study')).toEqual(['All']);
    const columns = [{ data: 'reference', title: 'Reference' }];
    answer.resolve(Response.json({ columns, data: [{ id: 1, reference: 'ERR-1' }], total: 1 }));
    await screen.findByText('ERR-1', { selector: '.name' });
    expect(screen.queryByRole('combobox', { name: 'Study' })).toBeNull();
  });
});

describe('what is shown', () => {
  it('[RQ-01] each payment with its amount in US dollars, Approve and Deny', async () => {
    const { screen, sent } = await queueOf(3);
    expect(new URL(sent[0]?.url ?? '').search).toBe('?limit=2500&skip=0');
    expect(references(screen)).toEqual(['ERR-700001', 'ERR-700002', 'ERR-700003']);
    const titles = screen.getAllByRole('columnheader').map(header => header.textContent);
    expect(titles.slice(0, 3)).toEqual(['Reference', 'Total (USD)', 'Status']);
    const row = screen.getAllByRole('row')[1];
    expect(row?.textContent).toContain('91.69');
    expect(row?.textContent).toMatch(/Approve ERR-700001Deny ERR-700001$/);
  });

  it('[TBL-14] says when nothing waits for a review', async () => {
    const { screen } = await queueOf(0);
    expect(await screen.findByText('No data available in table')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  });
});

describe('approving', () => {
  it('[RQ-02] posts at once; the payment leaves the queue and the page is told', async () => {
    const { screen, sent } = await queueOf(3);
    await userEvent.click(button(screen, 'Approve ERR-700002'));
    await left(screen, 1, 3);
    const [posted] = posts(sent);
    expect(await posted?.json()).toEqual({ quickApprove: true });
    expect(posted?.headers.get('content-type')).toBe('application/json');
    expect(posted?.headers.get('x-csrf-token')).toBe('f3b1');
    expect(screen.heard('psp:approved')).toEqual([{ id: '700002' }]);
  });

  it('[RQ-05] what was decided is said with reference and amount, and in the row, which decides nothing more', async () => {
    const { screen, sent } = await queueOf(3);
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    expect(await screen.findByText('ERR-700001 approved: 91.69 USD.')).toBeVisible();
    const approved = button(screen, 'Approved ERR-700001');
    expect(approved).toHaveAttribute('aria-disabled', 'true');
    approved.click();
    expect(screen.queryByRole('button', { name: 'Deny ERR-700001' })).toBeNull();
    await left(screen, 2, 3);
    expect(posts(sent)).toHaveLength(1);
  });

  it('[RQ-05] two clicks of one hand, 80 to 250 ms apart, approve one payment', async () => {
    const { screen, sent } = await queueOf(3);
    const { x, y } = button(screen, 'Approve ERR-700001').getBoundingClientRect();
    const clickThere = () => (screen.root.elementFromPoint(x + 8, y + 8) as HTMLElement).click();
    clickThere();
    await screen.findByRole('button', { name: 'Approved ERR-700001' });
    clickThere();
    await left(screen, 2, 3);
    expect(posts(sent)).toHaveLength(1);
  });

  it('[RQ-05] Enter held down approves one payment, though the focus moves on', async () => {
    const { screen, sent } = await queueOf(3);
    button(screen, 'Approve ERR-700001').focus();
    await userEvent.keyboard('{Enter>5}');
    await waitFor(() => expect(screen.root.activeElement).toBe(button(screen, 'Approve ERR-700002')));
    await userEvent.keyboard('{Enter>20/}');
    // The held key's repeats reach the next button: user-event marks all but the first press of a call as repeated.
    expect(posts(sent).map(({ url }) => new URL(url).pathname)).not.toContain(
      '/direct/reimbursement/700003/view/',
    );
  });

  it('[RQ-02] several are on their way at once, each answered for itself', async () => {
    const answers = new Map([1, 3].map(number => [`70000${number}`, later<Response>()]));
    const { screen } = await queueOf(4, (_, id) => answers.get(id)?.promise ?? success());
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await userEvent.click(button(screen, 'Approve ERR-700003'));
    answers.get('700003')?.resolve(success());
    await left(screen, 1, 2, 4);
    expect(button(screen, 'Approving… ERR-700001')).toBeVisible();
    answers.get('700001')?.resolve(success());
    await left(screen, 2, 4);
  });

  it('[RQ-02] a hundred clicks are one post, and Deny waits', async () => {
    const answer = later<Response>();
    const { screen, sent } = await queueOf(2, () => answer.promise);
    const approve = button(screen, 'Approve ERR-700001');
    for (let click = 0; click < 100; click += 1) approve.click();
    await userEvent.click(button(screen, 'Deny ERR-700001'));
    expect(screen.queryByRole('dialog')).toBeNull();
    answer.resolve(success());
    await left(screen, 2);
    expect(posts(sent)).toHaveLength(1);
  });

  it('[RQ-02] the focus goes on to the payment that has moved up, and at the end to the last', async () => {
    const { screen } = await queueOf(3);
    button(screen, 'Approve ERR-700002').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.root.activeElement).toBe(button(screen, 'Approve ERR-700003')));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.root.activeElement).toBe(button(screen, 'Approve ERR-700001')));
  });

  it('[RQ-02] a payment that was approved does not come back with a later batch', async () => {
    const second = later<void>();
    const waiting = numbersTo(2600);
    answering(
      to(tableBatch, async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(payments, waiting, request);
      }),
      to(approveReimbursement, () => {
        waiting.shift();
        return success();
      }),
    );
    const screen = await shown(element, attributes);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve ERR-700001' }));
    await waitFor(() => expect(screen.queryByText('ERR-700001', { selector: '.name' })).toBeNull());
    second.resolve();
    await screen.findAllByText(/^1–10 of 2,599/);
    expect(screen.queryByText('ERR-700001', { selector: '.name' })).toBeNull();
  });

  it('[RQ-02] belongs to the payment: a list that is read anew meanwhile shows it on its way, then without it', async () => {
    const answer = later<Response>();
    const { screen, sent } = await queueOf(3, () => answer.promise);
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    // The host still lists it: the approval has not been answered.
    screen.host.setAttribute('data-endpoint', '/review/list/?again');
    await waitFor(() => expect(sent.at(-1)?.url).toContain('again'));
    const approving = await screen.findByRole('button', { name: 'Approving… ERR-700001' });
    approving.click();
    answer.resolve(success());
    await left(screen, 2, 3);
    expect(posts(sent)).toHaveLength(1);
  });

  it('[NET-12] belongs to the element: taken out and put back, a second press sends nothing', async () => {
    const answer = later<Response>();
    const { screen, sent } = await queueOf(3, () => answer.promise);
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    screen.host.remove();
    await null;
    document.body.append(screen.host);
    const approving = await screen.findByRole('button', { name: 'Approving… ERR-700001' });
    approving.click();
    answer.resolve(success());
    await left(screen, 2, 3);
    expect(posts(sent)).toHaveLength(1);
  });
});

describe('what was not done', () => {
  it.each([
    ['an error of the host', () => refused('The budget is closed.'), 'The budget is closed.'],
    ['another result', () => Response.json({ result: 'error' }), 'Server did not report success'],
    ['the result in capitals', () => Response.json({ result: 'SUCCESS' }), 'Server did not report success'],
    ['a message of the host', () => Response.json({ result: 'no', message: 'Locked.' }), 'Locked.'],
    ['an error without words', () => new Response('<h1>oops</h1>', { status: 500 }), 'An error occurred.'],
  ])(
    '[RQ-03] %s: the payment stays, the row says why, and it can be tried again',
    async (_, answer, message) => {
      expectLogged('psp-review-queue');
      const { screen, sent } = await queueOf(2, answer);
      await userEvent.click(button(screen, 'Approve ERR-700001'));
      expect(await screen.findByRole('alert')).toHaveTextContent(`ERR-700001: ${message}`);
      expect(button(screen, 'Deny ERR-700001')).toHaveAccessibleDescription(`ERR-700001: ${message}`);
      await userEvent.click(button(screen, 'Approve ERR-700001'));
      await waitFor(() => expect(posts(sent)).toHaveLength(2));
    },
  );

  it.each([
    ['the answer was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is empty', () => new Response(null, { status: 204 })],
    ['the answer is null', () => Response.json(null)],
    ['the answer is cut off', () => new Response('{"result":"succ')],
  ])('[RQ-03] %s: nobody knows, so nothing is sent until the list was read anew', async (_, answer) => {
    expectLogged('psp-review-queue');
    const { screen, sent, waiting } = await queueOf(3, answer);
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It is not known whether this request was approved.',
    );
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    expect(posts(sent)).toHaveLength(1);
    // It was not carried out: it is still in the list.
    await userEvent.click(button(screen, 'Check again'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This request was not approved. Try again.'),
    );
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    const keys = posts(sent).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    // Now it was: it is gone from the list.
    waiting.shift();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await left(screen, 2, 3);
    expect(screen.getByText('ERR-700001 is no longer waiting for review.')).toBeVisible();
  });

  it('[NET-16] a list is asked for past every cache, also to see what became of a payment', async () => {
    expectLogged('psp-review-queue');
    const { screen, sent } = await queueOf(2, () => Promise.reject(new TypeError('gone')));
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText(/Try again/);
    const lists = sent.filter(({ method }) => method === 'GET');
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.map(({ cache }) => cache)).toEqual(lists.map(() => 'no-store'));
  });

  it('[RQ-03] somebody else was faster: the list is read, and the payment leaves', async () => {
    expectLogged('psp-review-queue');
    const { screen, waiting } = await queueOf(2, () => refused('Already approved.', 409));
    waiting.shift();
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await left(screen, 2);
    expect(screen.getByText('ERR-700001 is no longer waiting for review.')).toBeVisible();
  });

  it('[NET-15] an ended session is told at each press, and the payment stays', async () => {
    expectLogged('psp-review-queue');
    const { screen, sent } = await queueOf(2, () => new Response('', { status: 401 }));
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await screen.findAllByText(/Your session has ended/);
    for (const close of screen.getAllByRole('button', { name: 'Close' })) await userEvent.click(close);
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    expect(references(screen)).toEqual(['ERR-700001', 'ERR-700002']);
  });

  it('[NET-14] no event carries a word of the host', async () => {
    expectLogged('psp-review-queue');
    const { screen } = await queueOf(1, () => refused('Jordan Smith is not eligible.'));
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await screen.findByText('Jordan Smith is not eligible.');
    expect(JSON.stringify(screen.heard('psp:error'))).not.toContain('Jordan');
  });
});

describe('denying', () => {
  it('[RQ-04] shows what is denied, asks for the reason, and posts it trimmed', async () => {
    const { screen, sent } = await queueOf(2);
    await userEvent.click(button(screen, 'Deny ERR-700001'));
    const dialog = await screen.findByRole('dialog', { name: 'Deny ERR-700001' });
    expect(dialog).toHaveTextContent('Patient 508-1037');
    expect(dialog).toHaveTextContent('91.69 USD');
    await userEvent.click(button(screen, 'Cancel'));
    await deny(screen, 'ERR-700001', '  Receipt is missing ');
    await left(screen, 2);
    expect(await posts(sent)[0]?.json()).toEqual({ quickDeny: true, reason: 'Receipt is missing' });
    expect(screen.heard('psp:denied')).toEqual([{ id: '700001' }]);
    expect(screen.getByText('ERR-700001 denied: 91.69 USD.')).toBeVisible();
  });

  it.each(['', '   '])('[RQ-04] nothing is posted without a reason, such as "%s"', async reason => {
    const { screen, sent } = await queueOf(1);
    await deny(screen, 'ERR-700001', reason);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Error: Enter a reason.');
    await userEvent.click(button(screen, 'Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts(sent)).toHaveLength(0);
  });

  it('[RQ-04] a reason that could not be sent is still there', async () => {
    expectLogged('psp-review-queue');
    const { screen } = await queueOf(1, () => refused('Locked.'));
    await deny(screen, 'ERR-700001', 'No receipt');
    expect(await screen.findByRole('alert')).toHaveTextContent('Locked.');
    await userEvent.click(button(screen, 'Deny ERR-700001'));
    expect(screen.getByRole('textbox')).toHaveValue('No receipt');
  });

  it('[RQ-04] after the dialog the focus is where it was, then on the payment that has moved up', async () => {
    const answer = later<Response>();
    const { screen } = await queueOf(2, () => answer.promise);
    await deny(screen, 'ERR-700001', 'Twice');
    expect(screen.root.activeElement).toBe(button(screen, 'Denying… ERR-700001'));
    answer.resolve(success());
    await waitFor(() => expect(screen.root.activeElement).toBe(button(screen, 'Deny ERR-700002')));
  });
});
