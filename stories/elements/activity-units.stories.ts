import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import {
  activityUnitsOfSite,
  removeActivityUnit,
  surchargeConditions,
} from '../../src/api/activity-units.ts';
import { element } from '../../src/elements/activity-units/activity-units.tsx';
import { batchOf, numbersTo } from '../../tests/support/answers/batches.ts';
import { hostOf, to } from '../../tests/support/answers/host.ts';
import { activityUnits, surcharges } from '../../tests/support/answers/units.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

type Reply = (request: Request) => Response | Promise<Response>;

/** Answers with that many activities, and with the given replies to the other requests. */
const unitsOn = (count: number, replies: { remove?: Reply; conditions?: Reply } = {}) =>
  answeredBy(
    hostOf(
      to(activityUnitsOfSite, request => batchOf(activityUnits, numbersTo(count), request)),
      to(removeActivityUnit, request => replies.remove?.(request) ?? new Response(null, { status: 204 })),
      to(
        surchargeConditions,
        request => replies.conditions?.(request) ?? batchOf(surcharges, numbersTo(3), request),
      ),
    ),
  );

export default {
  title: 'Lists/psp-activity-units',
  ...storyOf(element),
  beforeEach: unitsOn(3),
} satisfies Meta;

const args = { 'data-mode': 'direct', 'data-id': '12' };

const waitForList: StoryObj['play'] = async ({ canvasElement }) =>
  void (await screenOf(canvasElement).findByRole('button', { name: 'Airport transfer' }));

const openConditions: StoryObj['play'] = async ({ canvasElement }) => {
  const screen = screenOf(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Airport transfer' }));
  await expect(
    await screen.findByRole('dialog', { name: 'Surcharge Conditions - Activity: Airport transfer' }),
  ).toBeVisible();
};

const remove: StoryObj['play'] = async ({ canvasElement }) => {
  const screen = screenOf(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Airport transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Airport transfer' }));
  await fireEvent.input(dialog.getByRole('textbox', { name: 'Removal Reason' }), {
    target: { value: 'Entered twice' },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
};

export const Ready: StoryObj = { args, play: waitForList };
export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };
export const Empty: StoryObj = { args, beforeEach: unitsOn(0) };
export const Failed: StoryObj = {
  args,
  beforeEach: answeredBy(() => Response.json({ message: 'Closed today.' }, { status: 403 })),
  play: async ({ canvasElement }) => void (await screenOf(canvasElement).findByText('No entries available.')),
};

export const SurchargeConditions: StoryObj = {
  args,
  play: async context => {
    await openConditions(context);
    await expect(await screenOf(context.canvasElement).findByText('Public holiday')).toBeVisible();
  },
};
export const ConditionsLoading: StoryObj = {
  args,
  beforeEach: unitsOn(3, { conditions: never as Reply }),
  play: openConditions,
};
export const ConditionsFailed: StoryObj = {
  args,
  beforeEach: unitsOn(3, { conditions: () => new Response('', { status: 404 }) }),
  play: async context => {
    await openConditions(context);
    await expect(await screenOf(context.canvasElement).findByText('No entries available.')).toBeVisible();
  },
};

export const RemovalReason: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Airport transfer' }));
    await expect(await screen.findByText('Why is this activity being removed?')).toBeVisible();
  },
};
export const Removing: StoryObj = {
  args,
  beforeEach: unitsOn(3, { remove: never as Reply }),
  play: async context => {
    await remove(context);
    const screen = screenOf(context.canvasElement);
    await expect(await screen.findByRole('button', { name: 'Removing… Airport transfer' })).toBeVisible();
  },
};
export const Removed: StoryObj = {
  args,
  play: async context => {
    await remove(context);
    const screen = screenOf(context.canvasElement);
    await expect(await screen.findByText('Airport transfer was removed.')).toBeVisible();
  },
};
export const RemovalRefused: StoryObj = {
  args,
  beforeEach: unitsOn(3, {
    remove: () => Response.json({ message: 'It is on an invoice.' }, { status: 422 }),
  }),
  play: async context => {
    await remove(context);
    await expect(await screenOf(context.canvasElement).findByText(/It is on an invoice/)).toBeVisible();
  },
};

/** No column is for the activity, and none removes. */
export const OtherColumns: StoryObj = {
  args,
  beforeEach: answeredBy(() =>
    Response.json({
      columns: [
        { data: 'name', title: 'Name' },
        { data: 'units', title: 'Units', type: 'number' },
      ],
      data: [1, 2, 3].map(id => ({ id, name: `Visit ${id}`, units: id * 7 })),
      total: 3,
    }),
  ),
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByRole('button', { name: 'Visit 1' })),
};

export const InvalidMode: StoryObj = { args: { ...args, 'data-mode': 'site' } };
export const Phone: StoryObj = { args, play: waitForList, ...onPhone };
export const ConditionsOnPhone: StoryObj = { args, play: openConditions, ...onPhone };
export const Dark: StoryObj = { args, play: openConditions, ...inDark };
export const RightToLeft: StoryObj = { args, play: waitForList, ...rightToLeft };
