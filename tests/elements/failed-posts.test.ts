import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { saveDeposits } from '../../src/api/deposits.ts';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { element as depositForm } from '../../src/elements/deposit-form/deposit-form.tsx';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import {
  lostConnection,
  maintenancePage,
  passwordPage,
  redirectTo,
  refusal,
} from '../support/faulty-answers.ts';
import { later } from '../support/later.ts';
import { showPage } from '../support/restored-page.ts';
import { button, forgetDecisions, posts, references, showQueue } from '../support/review-queue.ts';
import { type Screen, shown } from '../support/screen.ts';
import { renderLoadedTable } from '../support/table-screen.ts';

/* What a form, a saved table and a decision show when their post fails. Which answers prove that it was carried out
   or not is the same for all of them: tests/unit/http/post-answers.test.ts. */

type Reply = (request: Request) => Response | Promise<Response>;

interface Poster {
  readonly name: string;
  /** Shows the screen with something to post; the host answers with the fault. */
  readonly show: (fault: Reply) => Promise<{ readonly screen: Screen; readonly sent: readonly Request[] }>;
  readonly button: (screen: Screen) => HTMLElement;
  /** What is to be posted is still there, and nothing says that it was. */
  readonly expectKept: (screen: Screen) => void;
  readonly unconfirmed: string;
}

const saveButton = ({ getByRole }: Screen) => getByRole('button', { name: /^Sav/ });

const form: Poster = {
  name: 'a form',
  show: async fault => {
    const sent = answering(to(saveDeposits, fault));
    const screen = await shown(depositForm, {
      'data-parent': { id: '1', depositBalance: '100.00' },
      'data-children': [{ id: 8, name: 'CARDIO', depositBalance: '20.00' }],
      'data-site-id': '12',
      'data-submit-url': '/deposit',
    });
    await browser.fill(screen.getByRole('textbox', { name: 'Funds of CARDIO' }), '12.34');
    return { screen, sent };
  },
  button: saveButton,
  expectKept: screen => {
    expect(screen.getByRole('textbox', { name: 'Funds of CARDIO' })).toHaveValue('12.34');
    expect(screen.heard('psp:navigate')).toEqual([]);
  },
  unconfirmed: "We couldn't confirm this. It is safe to try again.",
};

const note = ({ getByRole }: Screen) => getByRole('textbox', { name: 'note of Trip 1' });

const table: Poster = {
  name: 'an edited table',
  show: async fault => {
    const columns = ['name', 'note'].map(data => ({ data, title: data }));
    const data = [{ id: 't1', name: 'Trip 1', note: { display: '', type: 'editable' } }];
    const sent = answering(
      to(saveTable, fault, '/trips/save/'),
      to(tableBatch, { columns, data, total: 1 }, '/trips/'),
    );
    const screen = await renderLoadedTable({ 'data-endpoint': '/trips/', 'data-save-url': '/trips/save/' });
    await screen.findByRole('button', { name: 'Save' });
    await browser.fill(note(screen), 'By bus');
    return { screen, sent };
  },
  button: saveButton,
  expectKept: screen => {
    expect(note(screen)).toHaveValue('By bus');
    expect(screen.root.textContent).not.toContain('were saved');
  },
  unconfirmed: "We couldn't confirm this. It is safe to try again.",
};

const decision: Poster = {
  name: 'a decision',
  show: fault => showQueue(2, fault),
  button: screen => button(screen, 'Approve ERR-700001'),
  expectKept: screen => {
    expect(references(screen)).toEqual(['ERR-700001', 'ERR-700002']);
    expect(screen.heard('psp:approved')).toEqual([]);
  },
  unconfirmed: "ERR-700001: We couldn't confirm this. Check again before deciding.",
};

beforeEach(forgetDecisions);

describe.each([form, table, decision])('$name', poster => {
  /** Posts once, and finds the text of the failure. */
  async function postAndFail(fault: Reply, text: RegExp) {
    const { screen, sent } = await poster.show(fault);
    await userEvent.click(poster.button(screen));
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    await waitFor(() => expect(poster.button(screen)).not.toHaveAttribute('aria-disabled', 'true'));
    poster.expectKept(screen);
    expect(screen.root.textContent).not.toMatch(/maintenance|Oops/);
    dispatchEvent(new Event('online'));
    await new Promise(requestAnimationFrame);
    expect(posts(sent)).toHaveLength(1);
    return { screen, sent };
  }

  it.each<[string, Reply, string | RegExp, RegExp]>([
    [
      'a lost connection',
      lostConnection,
      'ERR_NETWORK',
      /ERR_NETWORK: Network Error|couldn't confirm this\./,
    ],
    [
      'a page',
      maintenancePage,
      /ERR_(PAGE|PARSE|UNPROVED)/,
      /ERR_PARSE: Unexpected|The server showed a page/,
    ],
    ['a sign-in page in place of the answer', passwordPage, 'ERR_SESSION', /Your session has ended\./],
    ['a 500 with a message', () => refusal(500, 'Disk full.'), 'HTTP_500', /Disk full\./],
  ])(
    '[NET-19] [NET-12] is sent once and unconfirmed after %s, keeps what was typed, and repeats its key',
    async (_, fault, code, text) => {
      expectLogged(code);
      const { screen, sent } = await postAndFail(fault, text);
      expect(screen.root.textContent).toContain(poster.unconfirmed);
      await userEvent.click(poster.button(screen));
      await waitFor(() => expect(posts(sent)).toHaveLength(2));
      expect(new Set(posts(sent).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    },
  );

  it.each<[string, Reply, string, RegExp]>([
    ['a 400', () => refusal(400, 'Too <b>much</b>.'), 'HTTP_400', /Too <b>much<\/b>\./],
    [
      'a 403 with a page',
      () => refusal(403),
      'HTTP_403',
      /An error occurred\.|This page has expired\. Reload it and try again\./,
    ],
    ['a 401', () => refusal(401), 'ERR_SESSION', /^Your session has ended\./],
  ])(
    '[NET-19] [NET-12] is sent once and refused after %s, and keeps what was typed',
    async (_, fault, code, text) => {
      expectLogged(code);
      const { screen } = await postAndFail(fault, text);
      expect(screen.root.textContent).not.toContain(poster.unconfirmed);
    },
  );
});

it('[NET-12] a form goes on when its element is removed, and does not navigate then', async () => {
  const answer = later<Response>();
  const { screen, sent } = await form.show(() => answer.promise);
  await userEvent.click(saveButton(screen));
  await waitFor(() => expect(sent).toHaveLength(1));
  screen.host.remove();
  await null;
  expect(sent[0]?.signal.aborted).toBe(false);
  answer.resolve(redirectTo('/deposit?saved'));
  await new Promise(requestAnimationFrame);
  document.body.append(screen.host);
  await waitFor(() => expect(saveButton(screen)).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.heard('psp:navigate')).toEqual([]);
  expect(sent).toHaveLength(1);
});

describe('a decision', () => {
  it('[NET-12] is not sent after Back if the page was left while the code that posts was loading', async () => {
    const { screen, sent } = await showQueue(2);
    decision.button(screen).click();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    showPage(true);
    expect(await screen.findByText(/ERR_NETWORK/)).toBeVisible();
    expect(posts(sent)).toHaveLength(0);
  });

  it('[RQ-05] that was carried out is not sent again after Back: the list is read', async () => {
    const { screen, sent, queue } = await showQueue(2, () => {
      queue.shift();
      return Response.json({ result: 'success' });
    });
    await userEvent.click(decision.button(screen));
    await waitFor(() => expect(references(screen)).toEqual(['ERR-700002']));
    const before = sent.length;
    showPage(true);
    await waitFor(() => expect(sent).toHaveLength(before + 1));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(references(screen)).toEqual(['ERR-700002']);
    expect(posts(sent)).toHaveLength(1);
  });
});
