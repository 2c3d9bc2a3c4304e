import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboardPatientsOfStudy } from '../../src/api/patients.ts';
import { reimbursementsRequiringAction } from '../../src/api/reimbursements.ts';
import { studiesOfUser } from '../../src/api/studies.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element as createErr } from '../../src/elements/create-err/create-err.tsx';
import { element as myStudies } from '../../src/elements/my-studies/my-studies.tsx';
import { element as pendingActions } from '../../src/elements/pending-actions/pending-actions.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { type Answer, to } from '../support/answers/host.ts';
import { pendingAction, profile } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { lostConnection, maintenancePage, passwordPage, refusal } from '../support/faulty-answers.ts';
import { later } from '../support/later.ts';
import { choose, type Screen, shown } from '../support/screen.ts';
import { people, renderTable } from '../support/table-screen.ts';
import { retryAtOnce } from '../support/time-limits.ts';

/* What each kind of screen shows when its request fails. Which error an answer is, how often it is asked for and how
   long it is waited for is the same for all of them: tests/unit/http/ask.test.ts and patience.test.ts. */

type Reply = (request: Request) => Response | Promise<Response>;

interface Reader {
  readonly tag: string;
  readonly answer: (reply: Reply) => Answer;
  /** A correct answer. */
  readonly loaded: Reply;
  readonly show: () => Promise<Screen>;
  readonly expectFailed: (screen: Screen) => Promise<void>;
  readonly expectLoaded: (screen: Screen) => Promise<void>;
}

let lastId = 9000;
/** A new user, site or study: elements of a page share answers. */
const newId = () => String(++lastId);

const expectTexts = async (screen: Screen, ...texts: readonly string[]) => {
  for (const text of texts) expect((await screen.findAllByText(text))[0]).toBeVisible();
};

const table: Reader = {
  tag: 'psp-table',
  answer: reply => to(tableBatch, reply),
  loaded: request => batchFrom(people, numbersTo(3), request),
  show: renderTable,
  expectFailed: async screen => {
    await expectTexts(screen, 'The list could not be loaded.', 'No entries available.');
    expect(screen.queryByText('No data available in table')).toBeNull();
  },
  expectLoaded: screen => expectTexts(screen, 'Person 3'),
};

const patientField = ({ getByRole }: Screen) => getByRole('combobox', { name: 'Patient' });

const lookup: Reader = {
  tag: 'psp-create-err, choosing a patient',
  answer: reply => to(dashboardPatientsOfStudy, reply),
  loaded: () => Response.json([{ id: '1', patientId: 'PT-1' }]),
  show: async () => {
    const studies = [{ id: newId(), studyName: 'BREATHE' }];
    const screen = await shown(createErr, { 'data-site-id': '1', 'data-studies': studies });
    await choose(screen, 'Study', 'BREATHE');
    return screen;
  },
  expectFailed: async screen => {
    await screen.findByRole('alert');
    const description = expect.stringContaining('The choices could not be loaded.');
    expect(patientField(screen)).toHaveAccessibleDescription(description);
    expect(patientField(screen)).not.toHaveAttribute('aria-invalid');
    expect(screen.root.textContent).not.toContain('No patients');
  },
  expectLoaded: async screen => {
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    await choose(screen, 'Patient', 'PT-1');
    await expectTexts(screen, 'BREATHE');
  },
};

const studies: Reader = {
  tag: 'psp-my-studies',
  answer: reply => to(studiesOfUser, reply),
  loaded: () => Response.json([{ ...profile(1), patientId: 'PT-1' }]),
  show: () => shown(myStudies, { 'data-user-id': newId() }),
  expectFailed: async screen => {
    const text = 'Something went wrong. If the issue persists please contact a system administrator.';
    await expectTexts(screen, text);
    expect(screen.queryByText('No studies could be found')).toBeNull();
  },
  expectLoaded: screen => expectTexts(screen, 'PT-1'),
};

const reimbursements: Reader = {
  tag: 'psp-pending-actions',
  answer: reply => to(reimbursementsRequiringAction, reply),
  loaded: () => Response.json([{ ...pendingAction(1), patientId: 'PT-1' }]),
  show: () => shown(pendingActions, { 'data-site-id': newId() }),
  expectFailed: async screen => {
    await screen.findAllByText(/^Unable to load Reimbursements at this time\./);
    expect(screen.queryByText('No Reimbursements require action at this time.')).toBeNull();
  },
  expectLoaded: screen => expectTexts(screen, 'PT-1'),
};

/** The screen; its host answers with the fault until `recover` is called. */
async function showFailing(reader: Reader, fault: Reply) {
  let reply = fault;
  const sent = answering(reader.answer(request => reply(request)));
  const screen = await reader.show();
  return {
    screen,
    sent,
    recover: () => {
      reply = reader.loaded;
    },
  };
}

const retryButton = (screen: Screen) => screen.findByRole('button', { name: 'Retry' });

beforeEach(retryAtOnce);

describe.each([table, lookup, studies, reimbursements])('$tag', reader => {
  it.each<[string, Reply, string, number]>([
    ['a lost connection', lostConnection, 'ERR_NETWORK', 3],
    ['a page', maintenancePage, 'ERR_PARSE', 1],
    ['a 404', () => refusal(404), 'HTTP_404', 1],
  ])(
    '[UI-15] [NET-04] [NET-05] [NET-12] after %s says that it failed, and loads once on a double click on Retry',
    async (_, fault, code, attempts) => {
      expectLogged(code);
      const { screen, sent, recover } = await showFailing(reader, fault);
      await reader.expectFailed(screen);
      expect(screen.root.textContent).not.toMatch(/maintenance|Oops/);
      await waitFor(() => expect(screen.heard('psp:error')).toMatchObject([{ code }]));
      expect(sent).toHaveLength(attempts);
      recover();
      await userEvent.dblClick(await retryButton(screen));
      await reader.expectLoaded(screen);
      expect(sent).toHaveLength(attempts + 1);
    },
  );

  it('[NET-02] after a refusal also shows its message, as text', async () => {
    expectLogged('HTTP_422');
    const { screen } = await showFailing(reader, () => refusal(422, 'It is <b>closed</b>.'));
    await expectTexts(screen, 'It is <b>closed</b>.');
    await reader.expectFailed(screen);
  });

  it.each<[string, Reply, string?]>([
    [
      'a 401 that names where to sign in',
      () => Response.json({ signIn: '/enter?a=1' }, { status: 401 }),
      '/enter?a=1',
    ],
    ['a page with a password field', passwordPage],
  ])(
    '[NET-15] [NET-28] after %s offers to sign in or to reload the page, and loads after signing in',
    async (_, fault, signIn) => {
      expectLogged('ERR_SESSION');
      const { screen, recover } = await showFailing(reader, fault);
      expect((await screen.findAllByText(/^Your session has ended\./))[0]).toBeVisible();
      if (signIn)
        expect(screen.getAllByRole('link', { name: 'Sign in (new tab)' })[0]).toHaveAttribute(
          'href',
          origin + signIn,
        );
      else expect(screen.getAllByRole('button', { name: 'Reload page' })[0]).toBeVisible();
      recover();
      await userEvent.click(await retryButton(screen));
      await reader.expectLoaded(screen);
      await waitFor(() => expect(screen.queryByText(/Your session has ended\./)).toBeNull());
    },
  );

  it('[NET-12] loads once when the browser is online again after a lost connection', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, sent, recover } = await showFailing(reader, lostConnection);
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
    recover();
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await reader.expectLoaded(screen);
    expect(sent).toHaveLength(4);
  });
});

it('[NET-05] [UI-15] what the host says about a list on a card stands in the place of the list, once', async () => {
  expectLogged('HTTP_403');
  const { screen } = await showFailing(reimbursements, () => refusal(403, 'It is closed.'));
  await reimbursements.expectFailed(screen);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^It is closed\.Retry ?Unable to load Reimbursements/,
  );
});

describe('choices of a field', () => {
  it('[NET-04] that take long disable it, and it says that it loads', async () => {
    const answer = later<Response>();
    const { screen } = await showFailing(lookup, () => answer.promise);
    await waitFor(() => expect(patientField(screen)).toBeDisabled());
    expect(screen.getByText('Loading…')).toBeVisible();
    answer.resolve(Response.json([{ id: '1', patientId: 'PT-1' }]));
    await lookup.expectLoaded(screen);
  });

  it('[NET-04] that are loaded by Retry end the notice that they had failed', async () => {
    expectLogged('HTTP_422');
    const { screen, recover } = await showFailing(lookup, () => refusal(422, 'It is closed.'));
    await screen.findByText('It is closed.');
    recover();
    await userEvent.click(await retryButton(screen));
    await lookup.expectLoaded(screen);
    expect(screen.queryByText('It is closed.')).toBeNull();
  });
});
