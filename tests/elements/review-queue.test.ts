import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { element } from '../../src/elements/review-queue/index.ts';
import { define } from '../../src/embed/define.ts';
import { answering } from '../support/answering.ts';
import { elementOf, heardOn, insideOf, shownElement } from '../support/element.ts';
import { later } from '../support/later.ts';
import { batchFrom, numbersTo, payments } from '../support/table-answers.ts';

define(element);

type Screen = Awaited<ReturnType<typeof shownElement>>;
type Answer = (request: Request) => Response | Promise<Response>;

const list = 'GET /review/list/';
const viewOf = (id: number) => `POST /direct/reimbursement/${id}/view/`;
const success = () => Response.json({ result: 'success' });

/** A queue of so many payments on a host that forgets what it has decided. */
async function queueOf(count: number, answers: Readonly<Record<string, Answer>> = {}) {
  const waiting = numbersTo(count);
  const sent = answering({ [list]: request => batchFrom(payments, waiting, request), ...answers });
  const host = elementOf('psp-review-queue', { 'data-endpoint': '/review/list/', 'data-token': 'f3b1' });
  const screen = await shownElement(host);
  await screen.findByText('ERR-1', { selector: 'td' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, sent, waiting, root: insideOf(host) as unknown as ShadowRoot };
}

const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const posts = (sent: readonly Request[]) => sent.filter(({ method }) => method === 'POST');
const references = (root: ShadowRoot) =>
  [...root.querySelectorAll('tbody tr:not(.note) td:first-child')].map(cell => cell.textContent);

async function deny(screen: Screen, reference: string, reason: string) {
  await userEvent.click(button(screen, `Deny ${reference}`));
  await browser.fill(screen.getByRole('textbox', { name: 'Why is this request being denied?' }), reason);
  await userEvent.click(button(screen, 'Deny'));
}

beforeEach(() => page.viewport(1200, 900));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('what is shown', () => {
  it('[RQ-01] each payment with its amount in US dollars, Approve and Deny', async () => {
    const { screen, root, sent } = await queueOf(3);
    expect(new URL(sent[0]?.url ?? '').search).toBe('?limit=2500&skip=0');
    expect(references(root)).toEqual(['ERR-1', 'ERR-2', 'ERR-3']);
    expect(screen.getAllByRole('columnheader').map(header => header.textContent)).toEqual([
      'Reference',
      'Total (USD)',
      'Patient ID',
      'Status',
      'Actions',
    ]);
    const [row] = screen.getAllByRole('row').slice(1);
    expect(row?.textContent).toBe('ERR-11001.50 USD508-1In ReviewApprove ERR-1Deny ERR-1');
    expect(screen.getByRole('link', { name: '508-2' })).toHaveAttribute(
      'href',
      `${location.origin}/patient/2/`,
    );
  });

  it('[TBL-14] says when nothing waits for a review', async () => {
    answering({ [list]: request => batchFrom(payments, [], request) });
    const screen = await shownElement(elementOf('psp-review-queue', { 'data-endpoint': '/review/list/' }));
    expect(await screen.findByText('No data available in table')).toBeVisible();
  });
});

describe('approving', () => {
  it('[RQ-02] posts at once; the payment leaves the queue and the page is told', async () => {
    const { screen, sent, root } = await queueOf(3, { [viewOf(2)]: success });
    const approved = heardOn('psp:approved');
    await userEvent.click(button(screen, 'Approve ERR-2'));
    await waitFor(() => expect(references(root)).toEqual(['ERR-1', 'ERR-3']));
    const [posted] = posts(sent);
    expect(await posted?.json()).toEqual({ quickApprove: true });
    expect(posted?.headers.get('content-type')).toBe('application/json');
    expect(posted?.headers.get('x-csrf-token')).toBe('f3b1');
    expect(approved).toEqual([{ id: '2' }]);
    expect(screen.getByText('ERR-2 approved.')).toHaveAttribute('role', 'status');
  });

  it('[RQ-02] several are on their way at once, each answered for itself', async () => {
    const [one, three] = [later<Response>(), later<Response>()];
    const { screen, root } = await queueOf(4, {
      [viewOf(1)]: () => one.promise,
      [viewOf(3)]: () => three.promise,
    });
    await userEvent.click(button(screen, 'Approve ERR-1'));
    await userEvent.click(button(screen, 'Approve ERR-3'));
    expect(button(screen, 'Approving… ERR-1')).toBeVisible();
    three.resolve(success());
    await waitFor(() => expect(references(root)).toEqual(['ERR-1', 'ERR-2', 'ERR-4']));
    expect(button(screen, 'Approving… ERR-1')).toBeVisible();
    one.resolve(success());
    await waitFor(() => expect(references(root)).toEqual(['ERR-2', 'ERR-4']));
  });

  it('[RQ-02] a hundred clicks are one post, and Deny waits', async () => {
    const answer = later<Response>();
    const { screen, sent, root } = await queueOf(2, { [viewOf(1)]: () => answer.promise });
    const approve = button(screen, 'Approve ERR-1');
    for (let click = 0; click < 100; click += 1) approve.click();
    await userEvent.click(approve);
    await userEvent.click(button(screen, 'Deny ERR-1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    answer.resolve(success());
    await waitFor(() => expect(references(root)).toEqual(['ERR-2']));
    expect(posts(sent)).toHaveLength(1);
  });

  it('[RQ-02] the focus goes on to the payment that has moved up, and at the end to the last', async () => {
    const { screen, root } = await queueOf(3, { [viewOf(2)]: success, [viewOf(3)]: success });
    button(screen, 'Approve ERR-2').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root.activeElement).toBe(button(screen, 'Approve ERR-3')));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root.activeElement).toBe(button(screen, 'Approve ERR-1')));
  });

  it('[RQ-02] a payment that was approved does not come back with a later batch', async () => {
    const second = later<void>();
    const waiting = numbersTo(2600);
    answering({
      [list]: async request => {
        if (!request.url.includes('skip=0')) await second.promise;
        return batchFrom(payments, waiting, request);
      },
      [viewOf(1)]: () => {
        waiting.shift();
        return success();
      },
    });
    const host = elementOf('psp-review-queue', { 'data-endpoint': '/review/list/' });
    const screen = await shownElement(host);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve ERR-1' }));
    await waitFor(() => expect(screen.queryByText('ERR-1', { selector: 'td' })).toBeNull());
    second.resolve();
    await screen.findAllByText(/^1–10 of 2,599/);
    expect(screen.queryByText('ERR-1', { selector: 'td' })).toBeNull();
  });
});

describe('what was not done', () => {
  it.each([
    [
      'an error of the host',
      () => Response.json({ message: 'The budget is closed.' }, { status: 422 }),
      'The budget is closed.',
    ],
    ['another result', () => Response.json({ result: 'error' }), 'Server did not report success'],
    ['the result in capitals', () => Response.json({ result: 'SUCCESS' }), 'Server did not report success'],
    ['a message of the host', () => Response.json({ result: 'no', message: 'Locked.' }), 'Locked.'],
    ['an error without words', () => new Response('<h1>oops</h1>', { status: 500 }), 'An error occurred.'],
  ])(
    '[RQ-03] %s: the payment stays, the row says why, and it can be tried again',
    async (_, answer, told) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { screen, sent } = await queueOf(2, { [viewOf(1)]: answer });
      await userEvent.click(button(screen, 'Approve ERR-1'));
      expect(await screen.findByRole('alert')).toHaveTextContent(told);
      expect(console.error).toHaveBeenCalled();
      await userEvent.click(button(screen, 'Approve ERR-1'));
      await waitFor(() => expect(posts(sent)).toHaveLength(2));
    },
  );

  it.each([
    ['the answer was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is empty', () => new Response(null, { status: 204 })],
    ['the answer is null', () => Response.json(null)],
    ['the answer is cut off', () => new Response('{"result":"succ')],
  ])('[RQ-03] %s: nobody knows, so nothing is sent until the list was read anew', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { screen, sent, waiting, root } = await queueOf(3, { [viewOf(1)]: answer });
    await userEvent.click(button(screen, 'Approve ERR-1'));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('It is not known whether this request was approved.');
    await userEvent.click(button(screen, 'Approve ERR-1'));
    expect(posts(sent)).toHaveLength(1);
    // It was not carried out: it is still in the list.
    await userEvent.click(button(screen, 'Check again'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This request was not approved. Try again.'),
    );
    await userEvent.click(button(screen, 'Approve ERR-1'));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    const keys = posts(sent).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    // Now it was: it is gone from the list.
    waiting.shift();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(references(root)).toEqual(['ERR-2', 'ERR-3']));
    expect(screen.getByText('ERR-1 is no longer waiting for review.')).toBeVisible();
  });

  it('[RQ-03] somebody else was faster: the list is read, and the payment leaves', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { screen, waiting, root } = await queueOf(2, {
      [viewOf(1)]: () =>
        Response.json({ message: 'This reimbursement is already approved.' }, { status: 409 }),
    });
    waiting.shift();
    await userEvent.click(button(screen, 'Approve ERR-1'));
    await waitFor(() => expect(references(root)).toEqual(['ERR-2']));
    expect(screen.getByText('ERR-1 is no longer waiting for review.')).toBeVisible();
  });

  it('[NET-11] an ended session is told, and the payment stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { screen, root } = await queueOf(2, { [viewOf(1)]: () => new Response('', { status: 401 }) });
    await userEvent.click(button(screen, 'Approve ERR-1'));
    expect((await screen.findAllByText(/Your session has ended/))[0]).toBeVisible();
    expect(references(root)).toEqual(['ERR-1', 'ERR-2']);
  });
});

describe('denying', () => {
  it('[RQ-04] asks for the reason, which is posted trimmed', async () => {
    const { screen, sent, root } = await queueOf(2, { [viewOf(1)]: success });
    const denied = heardOn('psp:denied');
    await deny(screen, 'ERR-1', '  Receipt is missing ');
    await waitFor(() => expect(references(root)).toEqual(['ERR-2']));
    expect(await posts(sent)[0]?.json()).toEqual({ quickDeny: true, reason: 'Receipt is missing' });
    expect(denied).toEqual([{ id: '1' }]);
    expect(screen.getByText('ERR-1 denied.')).toBeInTheDocument();
  });

  it.each(['', '   '])('[RQ-04] nothing is posted without a reason, such as "%s"', async reason => {
    const { screen, sent } = await queueOf(1, { [viewOf(1)]: success });
    await deny(screen, 'ERR-1', reason);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Error: Enter a reason.');
    await userEvent.click(button(screen, 'Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts(sent)).toHaveLength(0);
  });

  it('[RQ-04] a reason that could not be sent is still there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { screen } = await queueOf(1, {
      [viewOf(1)]: () => Response.json({ message: 'Locked.' }, { status: 422 }),
    });
    await deny(screen, 'ERR-1', 'No receipt');
    expect(await screen.findByRole('alert')).toHaveTextContent('Locked.');
    await userEvent.click(button(screen, 'Deny ERR-1'));
    expect(screen.getByRole('textbox')).toHaveValue('No receipt');
  });

  it('[RQ-04] after the dialog the focus is where it was, then on the payment that has moved up', async () => {
    const answer = later<Response>();
    const { screen, root } = await queueOf(2, { [viewOf(1)]: () => answer.promise });
    await deny(screen, 'ERR-1', 'Twice');
    expect(root.activeElement).toBe(button(screen, 'Denying… ERR-1'));
    answer.resolve(success());
    await waitFor(() => expect(root.activeElement).toBe(button(screen, 'Deny ERR-2')));
  });
});
