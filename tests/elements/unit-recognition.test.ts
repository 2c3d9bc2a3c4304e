import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../src/api/activity-units.ts';
import { element } from '../../src/elements/unit-recognition/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchOf, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { monthsOf, recognitionIn } from '../support/answers/units.ts';
import { expectLogged } from '../support/console.ts';
import { type Later, later } from '../support/later.ts';
import { type Screen, shown } from '../support/screen.ts';

const attributes = { 'data-mode': 'direct', 'data-id': '12' };
const yearIn = ({ url }: Request) => Number(new URL(url).searchParams.get('selectedYears'));

type Reply = (request: Request) => Response | Promise<Response> | undefined;

/** The recognition of a site whose years are held back or refused as `hold` says. */
async function recognitionOn(hold: Reply = () => undefined, on = '2026-11-21T12:00') {
  vi.setSystemTime(on);
  const sent = answering(
    to(
      recognitionOfSite,
      request => hold(request) ?? batchOf(recognitionIn(yearIn(request)), numbersTo(3), request),
    ),
    to(monthlyRecognitionOfSite, request => batchOf(monthsOf(yearIn(request)), numbersTo(6), request)),
  );
  const screen = await shown(element, attributes);
  await screen.findByText('1–3 of 3', { selector: '.count' });
  return { screen, sent };
}

afterEach(() => void vi.useRealTimers());

const year = (screen: Screen) => screen.getByRole('combobox', { name: 'Year' }) as HTMLSelectElement;
const choose = (screen: Screen, chosen: number) => userEvent.selectOptions(year(screen), String(chosen));
const figures = ({ root }: Screen) =>
  [...root.querySelectorAll('.card > .table tbody tr > :nth-child(3)')].map(cell => cell.textContent);

describe('the year', () => {
  it.each([
    ['2026-11-21T12:00', ['2027', '2026', '2025', '2024'], '2026'],
    ['2027-01-01T00:00', ['2028', '2027', '2026', '2025', '2024'], '2027'],
  ])('[UR-01] on %s is one of %j, and %s at first', async (on, years, first) => {
    const { screen, sent } = await recognitionOn(undefined, on);
    expect([...year(screen).options].map(({ value }) => value)).toEqual(years);
    expect(year(screen).value).toBe(first);
    const [asked] = sent;
    expect(asked?.url.replace(location.origin, '')).toBe(
      `/direct/activityUnit/api/site/12/recognition?limit=2500&skip=0&selectedYears=${first}`,
    );
  });

  it('[UR-01] of a study is asked for at its place', async () => {
    const sent = answering(
      to(recognitionOfStudy, request => batchOf(recognitionIn(2025), numbersTo(3), request)),
      to(monthlyRecognitionOfStudy, request => batchOf(monthsOf(2025), numbersTo(6), request)),
    );
    const screen = await shown(element, { 'data-mode': 'study', 'data-id': '508' });
    await userEvent.click(await screen.findByRole('button', { name: '251' }));
    await screen.findByText('March 2025');
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/activityUnit/api/study/508/recognition',
      '/activityUnit/api/study/508/recognition/monthly',
    ]);
  });

  it('[UR-01] that is chosen loads anew; the rows before stay in sight until its own have come', async () => {
    const next = later<Response>();
    const { screen } = await recognitionOn(request => (yearIn(request) === 2025 ? next.promise : undefined));
    expect(figures(screen)).toEqual(['261', '262', '263']);
    await choose(screen, 2025);
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(
      screen.getByText('Loading the units of 2025...', { selector: '[role="status"] p' }),
    ).toBeInTheDocument();
    expect(figures(screen)).toEqual(['261', '262', '263']);
    next.resolve(Response.json(batchOf(recognitionIn(2025), numbersTo(3), new Request('/'))));
    await waitFor(() => expect(figures(screen)).toEqual(['251', '252', '253']));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByText('1–3 of 3', { selector: '[role="status"] p' })).toBeInTheDocument();
  });

  it('[UR-01] [NET-12] that was chosen last is the one that is shown, whichever comes last', async () => {
    const waiting = new Map<number, Later<Response>>([
      [2025, later()],
      [2024, later()],
    ]);
    const { screen } = await recognitionOn(request => waiting.get(yearIn(request))?.promise);
    await choose(screen, 2025);
    await choose(screen, 2024);
    for (const asked of [2024, 2025])
      waiting
        .get(asked)
        ?.resolve(Response.json(batchOf(recognitionIn(asked), numbersTo(3), new Request('/'))));
    await waitFor(() => expect(figures(screen)).toEqual(['241', '242', '243']));
    expect(year(screen).value).toBe('2024');
  });

  it('[UR-01] that fails leaves no figures of another year', async () => {
    expectLogged('/recognition');
    const { screen } = await recognitionOn(request =>
      yearIn(request) === 2025 ? new Response('', { status: 404 }) : undefined,
    );
    await choose(screen, 2025);
    expect(await screen.findByText('No entries available.')).toBeVisible();
    expect(figures(screen)).toEqual([]);
  });

  it('[UR-01] that has none is said to have none', async () => {
    const { screen } = await recognitionOn(request =>
      yearIn(request) === 2027 ? Response.json(batchOf(recognitionIn(2027), [], request)) : undefined,
    );
    await choose(screen, 2027);
    expect(await screen.findByText('No data available in table')).toBeVisible();
  });

  it('[UR-01] stays when another site is shown, whose rows are not mixed with those before', async () => {
    const next = later<Response>();
    const { screen } = await recognitionOn(request =>
      request.url.includes('/site/13/') ? next.promise : undefined,
    );
    await choose(screen, 2025);
    await waitFor(() => expect(figures(screen)).toEqual(['251', '252', '253']));
    screen.host.setAttribute('data-id', '13');
    await waitFor(() => expect(figures(screen)).not.toContain('251'));
    next.resolve(Response.json(batchOf(recognitionIn(2025), numbersTo(2), new Request('/'))));
    await waitFor(() => expect(figures(screen)).toEqual(['251', '252']));
    expect(year(screen).value).toBe('2025');
  });
});

describe('the months', () => {
  it('[UR-02] open in a dialog for the row and column of the cell that was clicked', async () => {
    const { screen, sent } = await recognitionOn();
    await choose(screen, 2025);
    await userEvent.click(await screen.findByRole('button', { name: '253' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Visa letter & <translation> · Recognised' }),
    );
    expect(await dialog.findByText('March 2025')).toBeVisible();
    const url = new URL(sent.at(-1)?.url ?? '');
    expect(url.pathname).toBe('/direct/activityUnit/api/site/12/recognition/monthly');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      limit: '2500',
      skip: '0',
      selectedYears: '2025',
      label: 'Visa letter & <translation>',
      type: 'recognised',
    });
  });

  it('[UR-02] are those of the year in sight while another is on its way', async () => {
    const { screen, sent } = await recognitionOn(request =>
      yearIn(request) === 2025 ? new Promise(() => {}) : undefined,
    );
    await choose(screen, 2025);
    await userEvent.click(screen.getByRole('button', { name: '262' }));
    expect(await screen.findByText('March 2026')).toBeVisible();
    expect(yearIn(sent.at(-1) as Request)).toBe(2026);
  });

  it('[UR-02] stand behind those cells alone that the host marks', async () => {
    const { screen } = await recognitionOn();
    expect(screen.queryByRole('button', { name: '300' })).toBeNull();
    expect(screen.getByText('300')).toBeVisible();
  });

  it('[UR-02] give the focus back when they are closed; a key that is still held opens nothing and closes nothing', async () => {
    const { screen } = await recognitionOn();
    // Its code is there the second time: the held key finds the dialog open.
    const figure = screen.getByRole('button', { name: '261' });
    figure.focus();
    await browser.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await browser.keyboard('{Escape}');
    await waitFor(() => expect(screen.root.activeElement).toBe(figure));
    await browser.keyboard('{Enter>20/}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.root.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await browser.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.root.activeElement).toBe(screen.getByRole('button', { name: '261' }));
  });
});

it.each([
  [{ 'data-mode': 'site', 'data-id': '12' }, 'data-mode is "site". Use "direct" or "study".'],
  [{ 'data-mode': 'direct' }, 'data-id is missing.'],
])('[EMB-04] says what is wrong with %j', async (wrong, problem) => {
  expectLogged(problem);
  const screen = await shown(element, wrong);
  expect(await screen.findByText(/not set up correctly/)).toBeVisible();
});
