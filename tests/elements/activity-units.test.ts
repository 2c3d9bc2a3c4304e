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
import { element } from '../../src/elements/activity-units/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchOf, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { activityUnits, surcharges } from '../support/answers/units.ts';
import { expectLogged } from '../support/console.ts';
import { type Screen, shown } from '../support/screen.ts';

type Reply = (request: Request) => Response | Promise<Response>;
interface Host {
  remove?: Reply;
  conditions?: Reply;
  row?: (number: number) => Readonly<Record<string, unknown>>;
}

const attributes = { 'data-mode': 'direct', 'data-id': '12', 'data-token': 'f3b1' };
const removed = () => new Response(null, { status: 204 });

/** Three activities on a host that answers like this; `listed` is its list. */
async function unitsOn({ remove = removed, conditions, row = activityUnits.row }: Host = {}) {
  const listed = numbersTo(3);
  const sent = answering(
    to(activityUnitsOfSite, request => batchOf({ ...activityUnits, row }, listed, request)),
    to(removeActivityUnit, request => remove(request)),
    to(surchargeConditions, request => conditions?.(request) ?? batchOf(surcharges, numbersTo(3), request)),
  );
  const screen = await shown(element, attributes);
  await screen.findByText('1–3 of 3', { selector: '.count' });
  return { screen, sent, listed };
}

const press = (screen: Screen, name: string) => userEvent.click(screen.getByRole('button', { name }));
const posts = (sent: readonly Request[]) => sent.filter(({ method }) => method === 'POST');
const asked = (sent: readonly Request[], path: string) =>
  sent.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === path);
const names = ({ root }: Screen) =>
  [...root.querySelectorAll('.card > .table tbody tr:not(.note) .name')].map(cell => cell.textContent);

async function removing(screen: Screen, name: string, reason: string) {
  await press(screen, `Remove ${name}`);
  const dialog = await screen.findByRole('dialog', { name: `Remove ${name}` });
  await browser.fill(within(dialog).getByRole('textbox', { name: 'Removal Reason' }), reason);
  return within(dialog).getByRole('button', { name: 'Remove' });
}

describe('the list', () => {
  it.each([
    ['direct', activityUnitsOfSite, '/direct/activityUnit/api/site/12/activityUnitList'],
    ['study', activityUnitsOfStudy, '/activityUnit/api/study/12/activityUnitList'],
  ] as const)('[AU-01] of mode %s is asked for at its place', async (mode, endpoint, path) => {
    const sent = answering(to(endpoint, request => batchOf(activityUnits, numbersTo(3), request)));
    const screen = await shown(element, { ...attributes, 'data-mode': mode });
    await screen.findByText('1–3 of 3', { selector: '.count' });
    expect(sent.map(({ url }) => url.replace(location.origin, ''))).toEqual([`${path}?limit=2500&skip=0`]);
    expect(names(screen)).toEqual([
      'Airport transfer',
      "Hotel night, patient's companion",
      'Visa letter & <translation>',
    ]);
  });
});

describe('the surcharge conditions', () => {
  it('[AU-01] [AU-03] open in a dialog with a table of their own, by the name as shown and the key of the column', async () => {
    const { screen, sent } = await unitsOn();
    await press(screen, 'Visa letter & <translation>');
    const title = 'Surcharge Conditions - Activity: Visa letter & <translation>';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText('Short notice (< 48 h)')).toBeVisible();
    expect(dialog.getByRole('table', { name: title })).toBeVisible();
    const [url] = asked(sent, '/activityUnit/api/surcharge/unit3');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      limit: '2500',
      skip: '0',
      label: 'Visa letter & <translation>',
      type: 'activity',
    });
  });

  it('[AU-01] are those of the activity that the row names beside its own id', async () => {
    const { screen, sent } = await unitsOn({
      row: number => ({ ...activityUnits.row(number), activityId: { display: `activity${number}` } }),
    });
    await press(screen, 'Airport transfer');
    await screen.findByText('Public holiday');
    expect(asked(sent, '/activityUnit/api/surcharge/activity1')).not.toEqual([]);
  });

  it('[AU-01] open where the host marks no cell, too', async () => {
    const { screen } = await unitsOn({
      row: number => ({ id: number, activity: `Activity ${number}`, remove: 'Remove' }),
    });
    await press(screen, 'Activity 2');
    expect(
      await screen.findByRole('dialog', { name: 'Surcharge Conditions - Activity: Activity 2' }),
    ).toBeVisible();
  });

  it('[AU-01] give the focus back when they are closed, by Escape, too, and are asked for anew when opened again', async () => {
    const { screen, sent } = await unitsOn();
    const times: number[] = [];
    for (const close of [() => press(screen, 'Close'), () => browser.keyboard('{Escape}')]) {
      screen.getByRole('button', { name: 'Airport transfer' }).focus();
      await browser.keyboard('{Enter}');
      await screen.findByText('Public holiday');
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      times.push(asked(sent, '/activityUnit/api/surcharge/unit1').length);
      expect(screen.root.activeElement).toBe(screen.getByRole('button', { name: 'Airport transfer' }));
    }
    expect(times[1]).toBeGreaterThan(times[0] ?? 0);
  });

  it('[NET-12] are asked for no longer when the dialog is closed', async () => {
    let signal: AbortSignal | undefined;
    const { screen } = await unitsOn({
      conditions: request => {
        signal = request.signal;
        return new Promise(() => {});
      },
    });
    await press(screen, 'Airport transfer');
    await screen.findByRole('dialog');
    await waitFor(() => expect(signal).toBeDefined());
    await press(screen, 'Close');
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('[NET-05] that fail are told in the dialog, which asks again on demand', async () => {
    expectLogged('/activityUnit/api/surcharge/{id}');
    let fails = true;
    const { screen } = await unitsOn({
      conditions: request =>
        fails
          ? Response.json({ message: 'Closed today.' }, { status: 403 })
          : Response.json(batchOf(surcharges, numbersTo(2), request)),
    });
    await press(screen, 'Airport transfer');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No entries available.')).toBeVisible();
    expect(dialog.getByText('Closed today.')).toBeVisible();
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Public holiday')).toBeVisible();
  });

  it('[TBL-14] that are none are said to be none', async () => {
    const { screen } = await unitsOn({
      conditions: request => Response.json(batchOf(surcharges, [], request)),
    });
    await press(screen, 'Airport transfer');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No data available in table')).toBeVisible();
  });

  it('[NET-13] of a row without an id are not asked for, and why is said', async () => {
    expectLogged('ERR_ID', 'rows have no id');
    const { screen, sent } = await unitsOn({
      row: number => ({ ...activityUnits.row(number), id: number === 1 ? undefined : `unit${number}` }),
    });
    await press(screen, 'Airport transfer');
    const dialog = within(await screen.findByRole('dialog'));
    const [said] = await dialog.findAllByText(/activityId is missing/, { selector: '.failed' });
    expect(said).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('a removal', () => {
  it('[AU-02] [UI-11] asks for the reason, posts it and loads the table again', async () => {
    const { screen, sent, listed } = await unitsOn({
      remove: () => {
        listed.shift();
        return removed();
      },
    });
    const button = await removing(screen, 'Airport transfer', '  Entered twice ');
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
      expect(asked(sent, '/direct/activityUnit/api/site/12/activityUnitList')).toHaveLength(2),
    );
  });

  it('[UI-11] is not posted without a reason', async () => {
    const { screen, sent } = await unitsOn();
    await userEvent.click(await removing(screen, 'Airport transfer', '   '));
    expect(screen.getByText(/Enter a reason\./)).toBeVisible();
    expect(posts(sent)).toEqual([]);
  });

  it('[AU-02] is one post, however often it is pressed', async () => {
    const { screen, sent } = await unitsOn({ remove: () => new Promise(() => {}) });
    await userEvent.dblClick(await removing(screen, 'Airport transfer', 'Entered twice'));
    const busy = await screen.findByRole('button', { name: 'Removing… Airport transfer' });
    busy.focus();
    await browser.keyboard('{Enter}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts(sent)).toHaveLength(1);
  });

  it('[AU-02] follows a redirect', async () => {
    const { screen } = await unitsOn({
      remove: () => new Response(null, { headers: { location: '/direct/site/12/units/' } }),
    });
    await userEvent.click(await removing(screen, 'Airport transfer', 'Entered twice'));
    await waitFor(() =>
      expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/direct/site/12/units/` }]),
    );
  });

  it('[NET-02] that is refused says why in its row, and what was typed is still there', async () => {
    expectLogged('/activityUnit/api/remove/{id}');
    const { screen } = await unitsOn({
      remove: () => Response.json({ message: 'It is on an invoice.' }, { status: 422 }),
    });
    await userEvent.click(await removing(screen, 'Airport transfer', 'Entered twice'));
    expect(await screen.findByText('It is on an invoice.')).toBeVisible();
    expect(names(screen)).toContain('Airport transfer');
    await press(screen, 'Remove Airport transfer');
    expect(await screen.findByRole('textbox', { name: 'Removal Reason' })).toHaveValue('Entered twice');
  });

  it('[NET-12] whose answer is lost is said to be unknown, and looked up', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, sent, listed } = await unitsOn({
      remove: () => {
        listed.shift();
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await removing(screen, 'Airport transfer', 'Entered twice'));
    expect(await screen.findByText(/It is not known whether this activity was removed\./)).toBeVisible();
    await press(screen, 'Check again');
    await waitFor(() => expect(names(screen)).not.toContain('Airport transfer'));
    expect(posts(sent)).toHaveLength(1);
  });

  it('[NET-13] of a row without an id is off, and why is said', async () => {
    expectLogged('rows have no id');
    const { screen, sent } = await unitsOn({
      row: number => ({ ...activityUnits.row(number), id: number === 1 ? undefined : `unit${number}` }),
    });
    const button = screen.getByRole('button', { name: 'Remove Airport transfer' });
    expect(button).toHaveAccessibleDescription('This row has no id, so it cannot be removed here.');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts(sent)).toEqual([]);
  });
});
