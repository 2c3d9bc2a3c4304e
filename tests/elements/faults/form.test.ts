import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { saveDeposits } from '../../../src/api/deposits.ts';
import { saveTable, tableBatch } from '../../../src/api/tables.ts';
import { element } from '../../../src/elements/deposit-form/index.ts';
import { answering } from '../../support/answers/answering.ts';
import { to } from '../../support/answers/host.ts';
import { pictures } from '../../support/clock.ts';
import { expectLogged } from '../../support/console.ts';
import {
  brokenOff,
  empty,
  lostConnection,
  maintenancePage,
  passwordPage,
  raw,
  redirectElsewhere,
  redirectTo,
  refusal,
  silent,
  stalled,
  withByteOrderMark,
} from '../../support/faulty-answers.ts';
import { later } from '../../support/later.ts';
import { type Screen, shown } from '../../support/screen.ts';
import { renderLoadedTable } from '../../support/table-screen.ts';
import { elapse, stopClock } from '../../support/time-limits.ts';

type Reply = (request: Request) => Response | Promise<Response>;

const unconfirmed = "We couldn't confirm that this was saved. Save again to retry safely.";
const networkError = 'ERR_NETWORK: Network Error';
const unexpected = 'ERR_PARSE: Unexpected response';
const wrongShape = 'ERR_SHAPE: Unexpected response';

const funds = (screen: Screen) => screen.getByRole('textbox', { name: 'Funds of CARDIO' });
const saveButton = (screen: Screen) => screen.getByRole('button', { name: /^Sav/ });
const keys = (sent: readonly Request[]) => new Set(sent.map(({ headers }) => headers.get('idempotency-key')));

/** A deposit form in which 12.34 was typed, and the posts that it sends. */
async function filledForm(fault: Reply) {
  const sent = answering(to(saveDeposits, fault));
  const screen = await shown(element, {
    'data-parent': { id: '1', depositBalance: '100.00' },
    'data-children': [{ id: 8, name: 'CARDIO', depositBalance: '20.00' }],
    'data-site-id': '12',
    'data-submit-url': '/deposit',
  });
  await browser.fill(funds(screen), '12.34');
  return { screen, sent };
}

/** Saves, and finds what was typed and a form that can be used. */
async function saveAndFail(screen: Screen, text: string) {
  await userEvent.click(saveButton(screen));
  expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();
  await waitFor(() => expect(saveButton(screen)).not.toHaveAttribute('aria-disabled', 'true'));
  expect(funds(screen)).toHaveValue('12.34');
  expect(screen.root.textContent).not.toMatch(/were saved|maintenance|Oops/);
  expect(screen.heard('psp:navigate')).toEqual([]);
}

describe('a form post that meets', () => {
  it.each<[string, Reply, string, string]>([
    ['a lost connection', lostConnection, 'ERR_NETWORK', networkError],
    ['a redirect to another site', redirectElsewhere, 'ERR_NETWORK', networkError],
    ['an answer that breaks off', () => brokenOff('{"redirect":'), 'ERR_NETWORK', networkError],
    ['truncated JSON', () => raw('{"redirect":'), 'ERR_PARSE', unexpected],
    ['a page', () => maintenancePage(), 'ERR_PAGE', 'The server showed a page instead of going on.'],
    ['a sign-in page in place of the answer', passwordPage, 'ERR_SESSION', 'Your session has ended.'],
    ['a 204', empty, 'ERR_SHAPE', wrongShape],
    ['{}', () => Response.json({}), 'ERR_SHAPE', wrongShape],
    ['null', () => Response.json(null), 'ERR_SHAPE', wrongShape],
    ['an array', () => Response.json([]), 'ERR_SHAPE', wrongShape],
    ['a wrong type', () => Response.json({ redirect: 7 }), 'ERR_SHAPE', wrongShape],
    ['a 503 with Retry-After', () => refusal(503, 'Busy.', { 'retry-after': '0' }), 'HTTP_503', 'Busy.'],
    ['a 500 with a message', () => refusal(500, 'Disk full.'), 'HTTP_500', 'Disk full.'],
    ['a 502 with a page', () => maintenancePage(502), 'HTTP_502', 'An error occurred.'],
    ['a 504 with a page', () => maintenancePage(504), 'HTTP_504', 'An error occurred.'],
    ['a 408', () => refusal(408), 'HTTP_408', 'An error occurred.'],
  ])(
    '[NET-19] [NET-12] %s is sent once, keeps what was typed, says that it is unconfirmed, and repeats its key',
    async (_, fault, code, text) => {
      expectLogged(code);
      const { screen, sent } = await filledForm(fault);
      await saveAndFail(screen, text);
      expect(screen.getByText(unconfirmed)).toBeVisible();
      expect(sent).toHaveLength(1);
      await userEvent.click(saveButton(screen));
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(keys(sent).size).toBe(1);
    },
  );

  it.each<[string, Reply, string, string]>([
    ['a redirect to the sign-in page', () => redirectTo('/login'), 'ERR_SESSION', 'Your session has ended.'],
    ['a 401', () => refusal(401), 'ERR_SESSION', 'Your session has ended.'],
    ['a 400', () => refusal(400, 'Too <b>much</b>.'), 'HTTP_400', 'Too <b>much</b>.'],
    ['a 422', () => refusal(422, 'The ledger is closed.'), 'HTTP_422', 'The ledger is closed.'],
    ['a 403', () => refusal(403, 'Not your deposit.'), 'HTTP_403', 'Not your deposit.'],
    ['a 403 without a message', () => refusal(403), 'HTTP_403', 'An error occurred.'],
    ['a 404', () => refusal(404), 'HTTP_404', 'An error occurred.'],
    ['a 429 with Retry-After', () => refusal(429, 'Slowly.', { 'retry-after': '0' }), 'HTTP_429', 'Slowly.'],
  ])(
    '[NET-19] [NET-12] %s is sent once, keeps what was typed, and is not called unconfirmed',
    async (_, fault, code, text) => {
      expectLogged(code);
      const { screen, sent } = await filledForm(fault);
      await saveAndFail(screen, text);
      expect(screen.queryByText(unconfirmed)).toBeNull();
      expect(sent).toHaveLength(1);
    },
  );

  it.each([409, 412])('[DEP-04] a %i keeps what was typed, and blocks Save until a reload', async status => {
    expectLogged(`HTTP_${status}`);
    const { screen, sent } = await filledForm(() => refusal(status, 'Somebody was faster.'));
    await userEvent.click(saveButton(screen));
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
    await waitFor(() => expect(saveButton(screen)).toHaveAttribute('aria-disabled', 'true'));
    expect(funds(screen)).toHaveValue('12.34');
    saveButton(screen).click();
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['silence', silent],
    ['a body that stalls', () => stalled('{"redirect":')],
  ])('[NET-19] [NET-12] %s is unconfirmed after 60 s, and sent once', async (_, fault) => {
    expectLogged('ERR_TIMEOUT');
    const { screen, sent } = await filledForm(fault);
    stopClock();
    saveButton(screen).click();
    await pictures(() => sent.length === 1);
    await elapse(59_000);
    expect(screen.queryByText(unconfirmed)).toBeNull();
    await elapse(1000);
    await pictures(() => screen.queryByText(unconfirmed) !== null);
    expect(screen.getByText('ERR_TIMEOUT: Request timed out')).toBeVisible();
    expect(funds(screen)).toHaveValue('12.34');
    expect(sent).toHaveLength(1);
  });

  it.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)'])(
    '[NET-10] a redirect to %s does not go there, and says that it is unconfirmed',
    async target => {
      expectLogged('ERR_REDIRECT');
      const { screen } = await filledForm(() => Response.json({ redirect: target }));
      await saveAndFail(screen, 'An error occurred.');
      expect(screen.getByText(unconfirmed)).toBeVisible();
    },
  );

  it('[NET-11] a byte order mark follows the redirect in the answer', async () => {
    const { screen } = await filledForm(() => withByteOrderMark({ redirect: '/deposit?saved' }));
    await userEvent.click(saveButton(screen));
    const saved = [{ url: `${location.origin}/deposit?saved` }];
    await waitFor(() => expect(screen.heard('psp:navigate')).toEqual(saved));
  });
});

describe('a form post', () => {
  it('[NET-12] goes on when its element is removed, and does not navigate then', async () => {
    const answer = later<Response>();
    const { screen, sent } = await filledForm(() => answer.promise);
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

  it('[NET-12] that failed without a connection is not sent by itself when the browser is online again', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, sent } = await filledForm(lostConnection);
    await saveAndFail(screen, networkError);
    dispatchEvent(new Event('online'));
    await new Promise(requestAnimationFrame);
    expect(sent).toHaveLength(1);
    expect(funds(screen)).toHaveValue('12.34');
  });
});

describe('a table that is saved', () => {
  /** A table in which a note was typed. */
  async function editedTable(fault: Reply) {
    const columns = ['name', 'note'].map(data => ({ data, title: data }));
    const data = [{ id: 't1', name: 'Trip 1', note: { display: '', type: 'editable' } }];
    const sent = answering(
      to(saveTable, fault, '/trips/save/'),
      to(tableBatch, { columns, data, total: 1 }, '/trips/'),
    );
    const screen = await renderLoadedTable({ 'data-endpoint': '/trips/', 'data-save-url': '/trips/save/' });
    const note = () => screen.getByRole('textbox', { name: 'note of Trip 1' });
    await screen.findByRole('button', { name: 'Save' });
    await browser.fill(note(), 'By bus');
    await userEvent.click(screen.button('Save'));
    return { screen, note, posts: () => sent.filter(({ method }) => method === 'POST') };
  }

  it.each<[string, Reply]>([
    ['a 204', empty],
    ['{}', () => Response.json({})],
  ])('[TBL-11] succeeds with %s, and loads the list again', async (_, reply) => {
    const { screen, note } = await editedTable(reply);
    expect(await screen.findByText('Your changes were saved.')).toBeVisible();
    await waitFor(() => expect(note()).toHaveValue(''));
  });

  it.each<[string, Reply, string]>([
    ['truncated JSON', () => raw('{"redirect":'), 'ERR_PARSE'],
    ['a page', () => maintenancePage(), 'ERR_PAGE'],
    ['a wrong type', () => Response.json({ redirect: 7 }), 'ERR_SHAPE'],
    ['a 500', () => refusal(500), 'HTTP_500'],
  ])(
    '[TBL-11] [NET-19] keeps its cells after %s, and says that it is unconfirmed',
    async (_, reply, code) => {
      expectLogged(code);
      const { screen, note, posts } = await editedTable(reply);
      expect(await screen.findByText(unconfirmed)).toBeVisible();
      expect(note()).toHaveValue('By bus');
      expect(posts()).toHaveLength(1);
    },
  );
});
