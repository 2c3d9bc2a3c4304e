import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../src/api/activity-units.ts';
import { element } from '../../src/elements/unit-recognition/unit-recognition.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchOf, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { monthsOf, recognitionIn } from '../support/answers/units.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { type Screen, shown } from '../support/screen.ts';

const attributes = { 'data-mode': 'direct', 'data-id': '12' };
const yearIn = ({ url }: Request) => Number(new URL(url).searchParams.get('selectedYears'));

type Reply = (request: Request) => Response | Promise<Response> | undefined;

/** Shows the recognition of a site; `reply` may answer the call for a year in its own way. */
async function showRecognition(reply: Reply = () => undefined) {
  vi.setSystemTime('2026-11-21T12:00');
  const sent = answering(
    to(
      recognitionOfSite,
      request => reply(request) ?? batchOf(recognitionIn(yearIn(request)), numbersTo(3), request),
    ),
    to(monthlyRecognitionOfSite, request => batchOf(monthsOf(yearIn(request)), numbersTo(6), request)),
  );
  const screen = await shown(element, attributes);
  await screen.findByText('1–3 of 3', { selector: '.count' });
  return { screen, sent };
}

afterEach(() => void vi.useRealTimers());

const yearField = (screen: Screen) => screen.getByRole('combobox', { name: 'Year' }) as HTMLSelectElement;
const chooseYear = (screen: Screen, year: number) => userEvent.selectOptions(yearField(screen), String(year));
const figures = ({ root }: Screen) =>
  [...root.querySelectorAll('.card > .table tbody tr > :nth-child(3)')].map(cell => cell.textContent);

describe('the year', () => {
  it('[UR-01] of a study is loaded from the endpoints for studies', async () => {
    const sent = answering(
      to(recognitionOfStudy, request => batchOf(recognitionIn(2025), numbersTo(3), request)),
      to(monthlyRecognitionOfStudy, request => batchOf(monthsOf(2025), numbersTo(6), request)),
    );
    const screen = await shown(element, { 'data-mode': 'study', 'data-id': '508' });
    await userEvent.click(await screen.findByRole('button', { name: '251' }));
    await screen.findByText('March 2025');
    // React's strict mode mounts the dialog twice.
    expect([...new Set(sent.map(({ url }) => new URL(url).pathname))]).toEqual([
      '/activityUnit/api/study/508/recognition',
      '/activityUnit/api/study/508/recognition/monthly',
    ]);
  });

  it('[UR-01] is that of the rows again when those of another year cannot be loaded', async () => {
    expectLogged('HTTP_500');
    let fails = true;
    const { screen } = await showRecognition(request =>
      yearIn(request) === 2025 && fails ? new Response('', { status: 500 }) : undefined,
    );
    await chooseYear(screen, 2025);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect([yearField(screen).value, ...figures(screen)]).toEqual(['2026', '261', '262', '263']);
    fails = false;
    await userEvent.click(retry);
    await waitFor(() => expect(figures(screen)).toEqual(['251', '252', '253']));
    expect(yearField(screen).value).toBe('2025');
  });

  it('[UR-01] stays selected for another site, whose rows do not mix with the previous ones', async () => {
    const response = later<Response>();
    const { screen } = await showRecognition(request =>
      request.url.includes('/site/13/') ? response.promise : undefined,
    );
    await chooseYear(screen, 2025);
    await waitFor(() => expect(figures(screen)).toEqual(['251', '252', '253']));
    screen.host.setAttribute('data-id', '13');
    await waitFor(() => expect(figures(screen)).not.toContain('251'));
    response.resolve(Response.json(batchOf(recognitionIn(2025), numbersTo(2), new Request('/'))));
    await waitFor(() => expect(figures(screen)).toEqual(['251', '252']));
    expect(yearField(screen).value).toBe('2025');
  });
});

describe('the months', () => {
  const openDialog = async (count: number) => {
    const { screen } = await showRecognition();
    answering(to(monthlyRecognitionOfSite, request => batchOf(monthsOf(2026), numbersTo(count), request)));
    await userEvent.click((await screen.findAllByRole('button', { name: /^\d+$/ }))[0] as Element);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    return dialog;
  };

  it('[UR-02] of at most 31 rows need no search, columns, export or pager', async () => {
    const dialog = await openDialog(31);
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(32));
    expect(dialog.queryByRole('searchbox')).toBeNull();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Export CSV');
    expect(dialog.queryByRole('group', { name: 'Pages' })).toBeNull();
  });

  it('[UR-02] open in a dialog for the row and column of the cell that was clicked', async () => {
    const { screen, sent } = await showRecognition();
    await chooseYear(screen, 2025);
    await userEvent.click(await screen.findByRole('button', { name: '253' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Visa letter & <translation> · Recognized' }),
    );
    expect(await dialog.findByText('March 2025')).toBeVisible();
    const url = new URL(sent.at(-1)?.url ?? '');
    expect(url.pathname).toBe('/direct/activityUnit/api/site/12/recognition/monthly');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      limit: '2500',
      skip: '0',
      selectedYears: '2025',
      label: 'Visa letter & <translation>',
      type: 'recognized',
    });
  });

  it('[UR-02] are those of the visible year while another one loads', async () => {
    const { screen, sent } = await showRecognition(request =>
      yearIn(request) === 2025 ? new Promise(() => {}) : undefined,
    );
    await chooseYear(screen, 2025);
    await userEvent.click(screen.getByRole('button', { name: '262' }));
    expect(await screen.findByText('March 2026')).toBeVisible();
    expect(yearIn(sent.at(-1) as Request)).toBe(2026);
  });
});
