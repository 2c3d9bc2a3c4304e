import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reimbursementsRequiringAction } from '../../../src/api/reimbursements.ts';
import { studiesOfUser } from '../../../src/api/studies.ts';
import { element as myStudies } from '../../../src/elements/my-studies/index.ts';
import { element as pendingActions } from '../../../src/elements/pending-actions/index.ts';
import type { ElementModule } from '../../../src/embed/element/element-module.ts';
import { answering } from '../../support/answers/answering.ts';
import { to } from '../../support/answers/host.ts';
import { pendingAction, profile } from '../../support/answers/lists.ts';
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
import { elapse, retryAtOnce, stopClock } from '../../support/time-limits.ts';

type Reply = (request: Request) => Response | Promise<Response>;

let lastId = 9000;
/** A new user or site id: cards of one user share their answer for ten seconds. */
const newId = () => String(++lastId);

const cards = [
  {
    element: myStudies as unknown as ElementModule,
    attribute: 'data-user-id',
    host: (reply: Reply) => to(studiesOfUser, reply),
    record: { ...profile(1), patientId: 'PT-1' },
    loading: 'Loading your studies...',
    failed: 'Something went wrong. If the issue persists please contact a system administrator.',
    empty: 'No studies could be found',
  },
  {
    element: pendingActions as unknown as ElementModule,
    attribute: 'data-site-id',
    host: (reply: Reply) => to(reimbursementsRequiringAction, reply),
    record: { ...pendingAction(1), patientId: 'PT-1' },
    loading: 'Loading reimbursements...',
    failed:
      'Unable to load Reimbursements at this time. If the issue persists please contact a system administrator.',
    empty: 'No Reimbursements require action at this time.',
  },
];

/** Shows the record once. */
const expectRecord = async (screen: Screen) =>
  expect(await screen.findByText('PT-1', { selector: 'bdi' })).toBeVisible();
const retryButton = (screen: Screen) => screen.getByRole('button', { name: 'Retry' });

beforeEach(retryAtOnce);

describe.each(cards)('$element.definition.tag', card => {
  const loaded = () => Response.json([card.record]);

  /** The card; its host answers with the fault until `recover` is called. */
  async function showCard(fault: Reply) {
    let reply = fault;
    const sent = answering(card.host(request => reply(request)));
    const screen = await shown(card.element, { [card.attribute]: newId() });
    return {
      screen,
      sent,
      recover: () => {
        reply = loaded;
      },
    };
  }

  it.each<[string, Reply, string, number]>([
    ['a lost connection', lostConnection, 'ERR_NETWORK', 3],
    ['an answer that breaks off', () => brokenOff('[{"id":'), 'ERR_NETWORK', 2],
    ['truncated JSON', () => raw('[{"id":'), 'ERR_PARSE', 1],
    ['a page', () => maintenancePage(), 'ERR_PARSE', 1],
    ['a 204', empty, 'ERR_SHAPE', 1],
    ['null', () => Response.json(null), 'ERR_SHAPE', 1],
    ['an object', () => Response.json({}), 'ERR_SHAPE', 1],
    ['a wrong type', () => Response.json([1]), 'ERR_SHAPE', 1],
    ['a 404', () => refusal(404), 'HTTP_404', 1],
    ['a 429 with Retry-After', () => refusal(429, 'Slowly.', { 'retry-after': '0' }), 'HTTP_429', 3],
    ['a 503 with Retry-After', () => refusal(503, 'Busy.', { 'retry-after': '0' }), 'HTTP_503', 3],
    ['a 500 with a message', () => refusal(500, 'Disk full.'), 'HTTP_500', 3],
    ['a 502 with a page', () => maintenancePage(502), 'HTTP_502', 3],
    ['a 504 with a page', () => maintenancePage(504), 'HTTP_504', 3],
  ])(
    '[UI-15] [NET-12] after %s says that it failed, not that it is empty, and loads on Retry',
    async (_, fault, code, attempts) => {
      expectLogged(code);
      const { screen, sent, recover } = await showCard(fault);
      expect(await screen.findByText(card.failed)).toBeVisible();
      expect(screen.queryByText(card.empty)).toBeNull();
      expect(screen.root.textContent).not.toMatch(/maintenance|Oops/);
      expect(sent).toHaveLength(attempts);
      await waitFor(() => expect(screen.heard('psp:error')).toMatchObject([{ code }]));
      recover();
      await userEvent.click(retryButton(screen));
      await expectRecord(screen);
    },
  );

  it.each([400, 403, 422])('[NET-02] [UI-15] after a %i also shows its message', async status => {
    expectLogged(`HTTP_${status}`);
    const { screen } = await showCard(() => refusal(status, 'This <b>site</b> is closed.'));
    expect(await screen.findByText('This <b>site</b> is closed.')).toBeVisible();
    expect(screen.getByText(card.failed)).toBeVisible();
  });

  it.each<[string, Reply]>([
    ['a redirect to the sign-in page', () => redirectTo('/login')],
    ['a page with a password field', passwordPage],
    ['a 401', () => refusal(401)],
    ['a redirect to a sign-on service of another site', redirectElsewhere],
  ])('[NET-15] after %s says that the session has ended, and loads after signing in', async (_, fault) => {
    expectLogged('ERR_SESSION');
    const { screen, recover } = await showCard(fault);
    expect(await screen.findByText(/^Your session has ended\./)).toBeVisible();
    recover();
    await userEvent.click(retryButton(screen));
    await expectRecord(screen);
  });

  it.each<[string, Reply]>([
    ['silence', silent],
    ['a body that stalls', () => stalled('[{"id":')],
  ])('[UI-15] [NET-12] after %s fails when two attempts of 15 s are over', async (_, fault) => {
    expectLogged('ERR_TIMEOUT');
    stopClock();
    const { screen, sent } = await showCard(fault);
    await pictures(() => sent.length === 1);
    await elapse(15_001);
    await pictures(() => sent.length === 2);
    expect(screen.getByText(card.loading)).toBeInTheDocument();
    await elapse(15_000);
    await pictures(() => screen.queryByText(card.failed) !== null);
    expect(sent).toHaveLength(2);
  });

  it('[NET-11] reads an answer with a byte order mark', async () => {
    const { screen } = await showCard(() => withByteOrderMark([card.record]));
    await expectRecord(screen);
  });

  it('[UI-15] says that it loads while the answer takes long', async () => {
    const answer = later<Response>();
    const { screen } = await showCard(() => answer.promise);
    expect(screen.getByText(card.loading)).toBeInTheDocument();
    expect([screen.queryByText(card.empty), screen.queryByText(card.failed)]).toEqual([null, null]);
    answer.resolve(loaded());
    await expectRecord(screen);
  });

  it('[NET-11] shows a record that is sent twice once', async () => {
    const { screen } = await showCard(() => Response.json([card.record, card.record]));
    await expectRecord(screen);
  });

  it('[NET-12] ignores the late answer for an earlier subject', async () => {
    const answers = [later<Response>(), later<Response>()];
    const [first, second] = answers;
    let asked = 0;
    const { screen, sent } = await showCard(() => (answers[asked++] ?? later<Response>()).promise);
    await waitFor(() => expect(sent).toHaveLength(1));
    screen.host.setAttribute(card.attribute, newId());
    await waitFor(() => expect(sent).toHaveLength(2));
    second?.resolve(loaded());
    await expectRecord(screen);
    first?.resolve(Response.json([{ ...card.record, patientId: 'PT-OLD' }]));
    await new Promise(requestAnimationFrame);
    expect(screen.queryByText('PT-OLD', { selector: 'bdi' })).toBeNull();
    await expectRecord(screen);
  });

  it('[NET-12] aborts its request when it is removed, and says and logs nothing', async () => {
    const aborted = vi.fn();
    const { screen, sent } = await showCard(({ signal }) => {
      signal.addEventListener('abort', aborted);
      return silent();
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    screen.host.remove();
    await waitFor(() => expect(aborted).toHaveBeenCalledOnce());
    expect(screen.heard('psp:error')).toEqual([]);
  });

  it('[NET-12] loads once when the browser is online again after a lost connection', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, sent, recover } = await showCard(lostConnection);
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
    recover();
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await expectRecord(screen);
    expect(sent).toHaveLength(4);
  });

  it('[NET-12] loads again once after Back, and once for a double click on Retry', async () => {
    expectLogged('HTTP_404');
    const { screen, sent, recover } = await showCard(() => refusal(404));
    await screen.findByText(card.failed);
    recover();
    await userEvent.dblClick(retryButton(screen));
    await expectRecord(screen);
    expect(sent).toHaveLength(2);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await expectRecord(screen);
  });
});
