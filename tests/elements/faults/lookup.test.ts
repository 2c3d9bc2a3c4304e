import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardPatientsOfStudy } from '../../../src/api/patients.ts';
import { studiesOfSite } from '../../../src/api/studies.ts';
import { element } from '../../../src/elements/create-err/index.ts';
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
import { elapse, retryAtOnce, stopClock } from '../../support/time-limits.ts';

type Reply = (request: Request) => Response | Promise<Response>;

const patient = (id: string) => ({ id, patientId: `PT-${id}` });
const notLoaded = 'The choices could not be loaded.';
const sessionEnded = /^Your session has ended\./;

let lastId = 5000;
/** A new site or study id: the page shares lookups, so tests must not use the same. */
const newId = () => String(++lastId);

const field = (screen: Screen, name: string) => screen.getByRole('combobox', { name });
const retryButton = (screen: Screen) => screen.findByRole('button', { name: 'Retry' });

async function choose(screen: Screen, name: string, option: string) {
  await waitFor(() => expect(field(screen, name)).toBeEnabled());
  await userEvent.click(field(screen, name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function offered(screen: Screen, name: string) {
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  await waitFor(() => expect(field(screen, name)).toBeEnabled());
  await userEvent.click(field(screen, name));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

/** The form after its study was chosen; the host answers for its patients with the fault until `recover` is called. */
async function chosenStudy(fault: Reply) {
  let reply = fault;
  const sent = answering(to(dashboardPatientsOfStudy, request => reply(request)));
  const screen = await shown(element, {
    'data-site-id': '1',
    'data-studies': [{ id: newId(), studyName: 'BREATHE' }],
  });
  await choose(screen, 'Study', 'BREATHE');
  return {
    screen,
    sent,
    recover: () => {
      reply = () => Response.json([patient('1')]);
    },
  };
}

/** Retries after the fault has ended, and finds the choices with the study still selected. */
async function expectRecovery(screen: Screen, recover: () => void) {
  recover();
  await userEvent.click(await retryButton(screen));
  expect(await offered(screen, 'Patient')).toEqual(['PT-1']);
  expect(screen.getByText('BREATHE')).toBeVisible();
}

beforeEach(retryAtOnce);

describe('a lookup that meets', () => {
  it.each<[string, Reply, string, number, string]>([
    ['a lost connection', lostConnection, 'ERR_NETWORK', 3, 'ERR_NETWORK: Network Error'],
    ['an answer that breaks off', () => brokenOff('[{"id":'), 'ERR_NETWORK', 2, 'ERR_NETWORK: Network Error'],
    ['truncated JSON', () => raw('[{"id":'), 'ERR_PARSE', 1, 'ERR_PARSE: Unexpected response'],
    ['a page', () => maintenancePage(), 'ERR_PARSE', 1, 'ERR_PARSE: Unexpected response'],
    ['a 204', empty, 'ERR_SHAPE', 1, 'ERR_SHAPE: Unexpected response'],
    ['null', () => Response.json(null), 'ERR_SHAPE', 1, 'ERR_SHAPE: Unexpected response'],
    ['an object', () => Response.json({}), 'ERR_SHAPE', 1, 'ERR_SHAPE: Unexpected response'],
    ['a wrong type', () => Response.json([{ id: {} }]), 'ERR_SHAPE', 1, 'ERR_SHAPE: Unexpected response'],
    ['a 400', () => refusal(400, 'Choose another study.'), 'HTTP_400', 1, 'Choose another study.'],
    [
      'a 422',
      () => refusal(422, 'The study is <b>closed</b>.'),
      'HTTP_422',
      1,
      'The study is <b>closed</b>.',
    ],
    ['a 403', () => refusal(403, 'Not your study.'), 'HTTP_403', 1, 'Not your study.'],
    ['a 403 without a message', () => refusal(403), 'HTTP_403', 1, 'An error occurred.'],
    ['a 404', () => refusal(404), 'HTTP_404', 1, 'An error occurred.'],
    [
      'a 429 with Retry-After',
      () => refusal(429, 'Slowly.', { 'retry-after': '0' }),
      'HTTP_429',
      3,
      'Slowly.',
    ],
    ['a 503 with Retry-After', () => refusal(503, 'Busy.', { 'retry-after': '0' }), 'HTTP_503', 3, 'Busy.'],
    ['a 500 with a message', () => refusal(500, 'Disk full.'), 'HTTP_500', 3, 'Disk full.'],
    ['a 502 with a page', () => maintenancePage(502), 'HTTP_502', 3, 'An error occurred.'],
    ['a 504 with a page', () => maintenancePage(504), 'HTTP_504', 3, 'An error occurred.'],
  ])(
    '[NET-04] [NET-12] %s shows a notice, keeps the earlier choice, and loads on Retry',
    async (_, fault, code, attempts, text) => {
      expectLogged(code);
      const { screen, sent, recover } = await chosenStudy(fault);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field(screen, 'Patient')).toHaveAccessibleDescription(expect.stringContaining(notLoaded));
      expect(screen.root.textContent).not.toMatch(/No patients|maintenance|Oops/);
      expect(sent).toHaveLength(attempts);
      await expectRecovery(screen, recover);
    },
  );

  it.each<[string, Reply]>([
    ['a redirect to the sign-in page', () => redirectTo('/login')],
    ['a page with a password field', passwordPage],
    ['a 401', () => refusal(401)],
    ['a redirect to a sign-on service of another site', redirectElsewhere],
  ])(
    '[NET-15] %s says that the session has ended, keeps the earlier choice, and loads after signing in',
    async (_, fault) => {
      expectLogged('ERR_SESSION');
      const { screen, recover } = await chosenStudy(fault);
      expect((await screen.findAllByText(sessionEnded))[0]).toBeVisible();
      await expectRecovery(screen, recover);
    },
  );

  it.each<[string, Reply]>([
    ['silence', silent],
    ['a body that stalls', () => stalled('[{"id":')],
  ])('[NET-04] [NET-12] %s fails after two attempts of 15 s', async (_, fault) => {
    expectLogged('ERR_TIMEOUT');
    stopClock();
    const sent = answering(to(studiesOfSite, fault));
    const screen = await shown(element, { 'data-site-id': newId() });
    await pictures(() => sent.length === 1);
    await elapse(15_001);
    await pictures(() => sent.length === 2);
    expect(screen.queryByText(notLoaded)).toBeNull();
    await elapse(15_000);
    await pictures(() => screen.queryByRole('alert') !== null);
    expect(screen.getByRole('alert')).toHaveTextContent('ERR_TIMEOUT: Request timed out');
    expect(field(screen, 'Study')).toHaveAccessibleDescription(expect.stringContaining(notLoaded));
    expect(sent).toHaveLength(2);
  });

  it('[NET-11] a byte order mark offers the choices', async () => {
    const { screen } = await chosenStudy(() => withByteOrderMark([patient('1')]));
    expect(await offered(screen, 'Patient')).toEqual(['PT-1']);
  });
});

describe('a lookup', () => {
  it('[NET-04] [NET-08] whose items have no id offers the others, and logs how many are left out', async () => {
    expectLogged('1 of 2 items of a list have no id and are left out.');
    const { screen } = await chosenStudy(() => Response.json([{ patientId: 'PT-0' }, patient('1')]));
    expect(await offered(screen, 'Patient')).toEqual(['PT-1']);
  });

  it('[NET-11] whose items repeat an id offers each once, whether it is sent as id or as _id.$oid', async () => {
    const again = { _id: { $oid: '1' }, patientId: 'PT-1' };
    const { screen } = await chosenStudy(() => Response.json([patient('1'), again, patient('2')]));
    expect(await offered(screen, 'Patient')).toEqual(['PT-1', 'PT-2']);
  });

  it('[NET-12] is requested once for a double click on Retry', async () => {
    expectLogged('HTTP_403');
    const { screen, sent, recover } = await chosenStudy(() => refusal(403));
    const button = await retryButton(screen);
    recover();
    await userEvent.dblClick(button);
    expect(await offered(screen, 'Patient')).toEqual(['PT-1']);
    expect(sent).toHaveLength(2);
  });

  it('[NET-12] that failed without a connection is requested once when the browser is online again', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, sent, recover } = await chosenStudy(lostConnection);
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
    recover();
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    expect(await offered(screen, 'Patient')).toEqual(['PT-1']);
    expect(sent).toHaveLength(4);
  });

  it('[NET-12] of an element that is removed is aborted, and says and logs nothing', async () => {
    const aborted = vi.fn();
    const { screen, sent } = await chosenStudy(({ signal }) => {
      signal.addEventListener('abort', aborted);
      return silent();
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    screen.host.remove();
    await waitFor(() => expect(aborted).toHaveBeenCalledOnce());
    expect(screen.heard('psp:error')).toEqual([]);
  });

  it('[NET-04] that takes long disables its field, which says that it loads', async () => {
    const answer = later<Response>();
    const { screen } = await chosenStudy(() => answer.promise);
    await waitFor(() => expect(field(screen, 'Patient')).toBeDisabled());
    expect(screen.getByText('Loading…')).toBeVisible();
    answer.resolve(Response.json([patient('1')]));
    expect(await offered(screen, 'Patient')).toEqual(['PT-1']);
  });
});
