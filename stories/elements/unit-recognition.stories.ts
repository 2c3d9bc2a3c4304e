import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { monthlyRecognitionOfSite, recognitionOfSite } from '../../src/api/activity-units.ts';
import { element } from '../../src/elements/unit-recognition/unit-recognition.tsx';
import { batchOf, numbersTo } from '../../tests/support/answers/batches.ts';
import { hostOf, to } from '../../tests/support/answers/host.ts';
import { monthsOf, recognitionIn } from '../../tests/support/answers/units.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

type Reply = (request: Request) => Response | Promise<Response> | undefined;

const yearIn = ({ url }: Request) => Number(new URL(url).searchParams.get('selectedYears'));

/** Answers with `count` activities, unless one of the replies answers a call in its own way. */
const answerRecognition = (
  count: number,
  reply: Reply = () => undefined,
  replyMonths: Reply = () => undefined,
) =>
  answeredBy(
    hostOf(
      to(
        recognitionOfSite,
        request => reply(request) ?? batchOf(recognitionIn(yearIn(request)), numbersTo(count), request),
      ),
      to(
        monthlyRecognitionOfSite,
        request => replyMonths(request) ?? batchOf(monthsOf(yearIn(request)), numbersTo(6), request),
      ),
    ),
  );

export default {
  title: 'Lists/psp-unit-recognition',
  ...storyOf(element),
  beforeEach: answerRecognition(3),
} satisfies Meta;

const args = { 'data-mode': 'direct', 'data-id': '12' };

const choose2025: StoryObj['play'] = async ({ canvasElement }) => {
  const screen = screenOf(canvasElement);
  await screen.findByText('1–3 of 3', { selector: '.count' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
};

const show2025: StoryObj['play'] = async context => {
  await choose2025(context);
  await screenOf(context.canvasElement).findByRole('button', { name: '251' });
};

const openMonths: StoryObj['play'] = async context => {
  await show2025(context);
  const screen = screenOf(context.canvasElement);
  await userEvent.click(screen.getByRole('button', { name: '251' }));
  await expect(await screen.findByRole('dialog', { name: 'Airport transfer · Recognized' })).toBeVisible();
};

export const Ready: StoryObj = { args, play: show2025 };
export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };
export const AnotherYearLoading: StoryObj = {
  args,
  beforeEach: answerRecognition(3, request => (yearIn(request) === 2025 ? new Promise(() => {}) : undefined)),
  play: async context => {
    await choose2025(context);
    await expect(await screenOf(context.canvasElement).findByRole('progressbar')).toBeInTheDocument();
  },
};
export const Empty: StoryObj = { args, beforeEach: answerRecognition(0) };
export const Failed: StoryObj = {
  args,
  beforeEach: answeredBy(() => Response.json({ message: 'Closed today.' }, { status: 403 })),
  play: async ({ canvasElement }) => void (await screenOf(canvasElement).findByText('No entries available.')),
};

/** The host marks no cell and writes numbers as they are. */
export const PlainFigures: StoryObj = {
  args,
  beforeEach: answerRecognition(3, () =>
    Response.json({
      columns: [
        { data: 'activity', title: 'Activity' },
        { data: 'contracted', title: 'Contracted', type: 'number' },
        { data: 'fee', title: 'Fee', type: 'amount' },
        { data: 'since', title: 'Since', type: 'date' },
      ],
      data: [1, 2, 3].map(id => ({
        id,
        activity: `Visit ${id}`,
        contracted: id * 100,
        fee: `${id}25.5`,
        since: '2026-05-06',
      })),
      total: 3,
    }),
  ),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '200' }));
    await expect(await screen.findByRole('dialog', { name: 'Visit 2 · Contracted' })).toBeVisible();
  },
};
export const PlainFiguresOnPhone: StoryObj = {
  ...PlainFigures,
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByRole('button', { name: '200' })),
  ...onPhone,
};

export const Months: StoryObj = {
  args,
  play: async context => {
    await openMonths(context);
    await expect(await screenOf(context.canvasElement).findByText('March 2025')).toBeVisible();
  },
};
export const MonthsLoading: StoryObj = {
  args,
  beforeEach: answerRecognition(3, undefined, () => new Promise(() => {})),
  play: openMonths,
};
export const MonthsFailed: StoryObj = {
  args,
  beforeEach: answerRecognition(3, undefined, () => new Response('', { status: 404 })),
  play: async context => {
    await openMonths(context);
    await expect(await screenOf(context.canvasElement).findByText('No entries available.')).toBeVisible();
  },
};

export const InvalidMode: StoryObj = { args: { ...args, 'data-mode': 'site' } };
const pressFilters: StoryObj['play'] = async ({ canvasElement }) =>
  userEvent.click(await screenOf(canvasElement).findByRole('button', { name: 'Filters' }));

export const Phone: StoryObj = {
  args,
  ...onPhone,
  play: async context => {
    await pressFilters(context);
    await show2025(context);
  },
};
export const PhoneMonths: StoryObj = {
  args,
  ...onPhone,
  play: async context => {
    await pressFilters(context);
    await openMonths(context);
  },
};
export const Dark: StoryObj = { args, play: openMonths, ...inDark };
export const RightToLeft: StoryObj = { args, play: openMonths, ...rightToLeft };
