import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../../src/api/activity-units.ts';
import { element } from '../../src/elements/activity-units/activity-units.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchOf, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { activityUnits, surcharges } from '../support/answers/units.ts';
import { expectLogged, logged } from '../support/console.ts';
import { type Screen, shown } from '../support/screen.ts';

interface Host {
  remove?: () => Response;
  row?: (number: number) => Readonly<Record<string, unknown>>;
  columns?: typeof activityUnits.columns;
}

const attributes = { 'data-mode': 'direct', 'data-id': '12', 'data-token': 'f3b1' };
const removed = () => new Response(null, { status: 204 });

/** Shows three activities of a host with the given replies. `listed` are the numbers of the activities that it lists. */
async function unitsOn({
  remove = removed,
  row = activityUnits.row,
  columns = activityUnits.columns,
}: Host = {}) {
  const listed = numbersTo(3);
  const sent = answering(
    to(activityUnitsOfSite, request => batchOf({ columns, row }, listed, request)),
    to(removeActivityUnit, remove),
    to(surchargeConditions, request => batchOf(surcharges, numbersTo(3), request)),
  );
  const screen = await shown(element, attributes);
  await screen.findByText('1–3 of 3', { selector: '.count' });
  return { screen, sent, listed };
}

const press = (screen: Screen, name: string) => userEvent.click(screen.getByRole('button', { name }));
const posts = (sent: readonly Request[]) => sent.filter(({ method }) => method === 'POST');
const requestsTo = (sent: readonly Request[], path: string) =>
  sent.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === path);
const names = ({ root }: Screen) =>
  [...root.querySelectorAll('.card > .table tbody tr:not(.empty-place) .name')].map(cell => cell.textContent);

/** Enters a reason in the removal dialog and returns its Remove button. */
async function fillRemoval(screen: Screen, name: string, reason: string) {
  await press(screen, `Remove ${name}`);
  const dialog = await screen.findByRole('dialog', { name: `Remove ${name}` });
  await browser.fill(within(dialog).getByRole('textbox', { name: 'Removal Reason' }), reason);
  return within(dialog).getByRole('button', { name: 'Remove' });
}

it.each([
  ['direct', activityUnitsOfSite, '/direct/activityUnit/api/site/12/activityUnitList'],
  ['study', activityUnitsOfStudy, '/activityUnit/api/study/12/activityUnitList'],
] as const)(
  '[AU-01] the activity list in mode %s is requested from the endpoint of that mode',
  async (mode, endpoint, path) => {
    const sent = answering(to(endpoint, request => batchOf(activityUnits, numbersTo(3), request)));
    const screen = await shown(element, { ...attributes, 'data-mode': mode });
    await screen.findByText('1–3 of 3', { selector: '.count' });
    expect(sent.map(({ url }) => url.replace(location.origin, ''))).toEqual([`${path}?limit=2500&skip=0`]);
    expect(names(screen)).toEqual([
      'Airport transfer',
      "Hotel night, patient's companion",
      'Visa letter & <translation>',
    ]);
  },
);

it('[AU-04] says once on the console that no column removes', async () => {
  expectLogged('psp-activity-units: no column removes activities.');
  const { screen } = await unitsOn({ columns: activityUnits.columns.slice(0, 2) });
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  screen.host.setAttribute('data-id', '13');
  await screen.findByText('1–3 of 3', { selector: '.count' });
  expect(logged()).toHaveLength(1);
});

describe('the surcharge conditions', () => {
  it('[AU-01] [AU-03] open in a dialog with their own table, requested with the shown name and the column key', async () => {
    const { screen, sent } = await unitsOn();
    await press(screen, 'Visa letter & <translation>');
    const title = 'Surcharge Conditions - Activity: Visa letter & <translation>';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText('Short notice (< 48 h)')).toBeVisible();
    expect(dialog.getByRole('table', { name: title })).toBeVisible();
    const [url] = requestsTo(sent, '/activityUnit/api/surcharge/unit3');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      limit: '2500',
      skip: '0',
      label: 'Visa letter & <translation>',
      type: 'activity',
    });
  });

  it('[AU-04] open although the activity has details of its own; another modal cell shows its details', async () => {
    const { screen } = await unitsOn({
      row: number => ({
        id: `unit${number}`,
        activity: { display: `Activity ${number}`, type: 'modal', details: 'Own' },
        units: { display: `${number}0`, type: 'modal', details: { 'Per visit': 3 } },
        remove: 'Remove',
      }),
    });
    await press(screen, 'Activity 2');
    await screen.findByRole('dialog', { name: 'Surcharge Conditions - Activity: Activity 2' });
    await press(screen, 'Close');
    await press(screen, '20');
    expect(await screen.findByRole('dialog', { name: '20' })).toHaveTextContent('Per visit');
  });
});

it('[AU-02] [UI-11] removing an activity says which row it is, asks for the reason, posts it and reloads the table', async () => {
  const { screen, sent, listed } = await unitsOn({
    remove: () => {
      listed.shift();
      return removed();
    },
  });
  const button = await fillRemoval(screen, 'Airport transfer', '  Entered twice ');
  expect(screen.getByRole('dialog')).toHaveTextContent('Remove Airport transfer7Removal Reason');
  expect(screen.getByText('Why is this activity being removed?')).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(names(screen)).not.toContain('Airport transfer'));
  await screen.findByText('1–2 of 2', { selector: '.count' });
  const [posted] = posts(sent);
  expect(new URL(posted?.url ?? '').pathname).toBe('/activityUnit/api/remove/unit1');
  expect(Object.fromEntries((await posted?.formData()) ?? [])).toEqual({
    reason: 'Entered twice',
    _token: 'f3b1',
  });
  await waitFor(() =>
    expect(requestsTo(sent, '/direct/activityUnit/api/site/12/activityUnitList')).toHaveLength(2),
  );
});
