import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/report-form/report-form.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

const named = (...names: readonly string[]) => names.map((name, index) => ({ id: String(index + 1), name }));

const lists: Readonly<Record<string, readonly object[]>> = {
  '/direct/site/api/list/minimal': named('Lakeshore Clinic, Oncology', 'St. Brendan, Cardiology'),
  '/site/api/lookup/study/': named('Lakeshore Clinic, Oncology'),
  '/study/api/list/minimal': named('ARCADIA-3', 'BREATHE Easy', 'CLARION', 'DUNES'),
  '/direct/site/': named('ARCADIA-3', 'BREATHE Easy'),
  '/sponsors/api/': named('Abernathy Biologics', 'Kestrel Oncology'),
  '/cro/': named('Beacon Clinical Partners', 'Fairhaven CRO'),
  '/site/master/api/': named('Lakeshore Health Network', 'Unimed Clinical Alliance'),
  '/site/master/': named('Lakeshore East', 'Lakeshore West'),
};

const answerLookup = ({ url }: Request): Response =>
  Response.json(Object.entries(lists).find(([path]) => new URL(url).pathname.includes(path))?.[1] ?? []);

const requested = () => new Response(null, { status: 302, headers: { location: '/report/list/' } });

/** Answers the lookups, and the post of the form. */
const answerForm = (answer: Parameters<typeof answeredBy>[0] = requested, lookup = answerLookup) =>
  answeredBy(request => (request.method === 'POST' ? answer(request) : lookup(request)));

export default {
  title: 'Forms/psp-report-form',
  ...storyOf(element),
  beforeEach: answerForm(),
} satisfies Meta;

const types = [
  ['visits', 'Visits'],
  ['monthlyReport', 'Monthly Report'],
  ['sSNTINValidation', 'SSN and TIN Validation'],
  ['taxablePayments', 'Taxable Payments'],
  ['kitchenSink', 'Kitchen Sink'],
  ['siteMasterPayments', 'Payments of Top-Level Sites'],
].map(([value, label]) => ({ value, label }));

let bases = 0;
/** Lookups are shared by the whole page: an API base of its own keeps a story from getting another story's options. */
const withArgs = (args: object = {}) => {
  bases += 1;
  return { 'data-level': 'site', 'data-report-types': types, 'data-api-base': `/portal${bases}`, ...args };
};
const internal = { 'data-internal': true, 'data-spooling-allowed': true };

const ready = async (canvasElement: HTMLElement) => {
  const screen = screenOf(canvasElement);
  const generate = await screen.findByRole('button', { name: 'Generate' });
  await waitFor(() => expect(generate).not.toHaveAttribute('aria-disabled'));
  return { screen, generate };
};

const choose = async (canvasElement: HTMLElement, field: RegExp, option: string) => {
  const { screen } = await ready(canvasElement);
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Fills in the required fields. */
const fill = async (canvasElement: HTMLElement) => {
  await choose(canvasElement, /^Report type/, 'Visits');
  await choose(canvasElement, /^Site/, 'Lakeshore Clinic, Oncology');
  const { screen, generate } = await ready(canvasElement);
  await fireEvent.input(screen.getByLabelText(/^Start date/), { target: { value: '2026-05-05' } });
  return { screen, generate };
};

export const Ready: StoryObj = { args: withArgs() };
export const InternalUser: StoryObj = { args: withArgs(internal) };
export const FormForStudies: StoryObj = { args: withArgs({ ...internal, 'data-level': 'study' }) };
export const StudyAdmin: StoryObj = {
  args: withArgs({
    'data-level': 'study',
    'data-study-admin': true,
    'data-report-types': [{ value: 'contacts', label: 'CRO Contacts', rules: { showCROField: true } }],
  }),
  play: ({ canvasElement }) => choose(canvasElement, /^Report type/, 'CRO Contacts'),
};
export const SiteFixedByPage: StoryObj = { args: withArgs({ 'data-site-id': '12' }) };

export const NarrowedStudies: StoryObj = {
  args: withArgs(internal),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Site/, 'Lakeshore Clinic, Oncology');
    const { screen } = await ready(canvasElement);
    await expect(screen.getByText('2 studies excluded by selected Site', { selector: 'bdi' })).toBeVisible();
  },
};

export const MonthPicker: StoryObj = {
  args: withArgs({ 'data-allowed-month': '2026-10' }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Report type/, 'Monthly Report');
    await expect(screenOf(canvasElement).getByRole('combobox', { name: 'Month' })).toBeVisible();
  },
};

export const EarliestStart: StoryObj = {
  args: withArgs(),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /^Report type/, 'SSN and TIN Validation');
    await expect(
      screenOf(canvasElement).getByText('The earliest start date is 12 December 2022.'),
    ).toBeVisible();
  },
};

export const ManyOptions: StoryObj = {
  args: withArgs(internal),
  play: ({ canvasElement }) => choose(canvasElement, /^Report type/, 'Kitchen Sink'),
};

export const TopLevelSites: StoryObj = {
  args: withArgs(),
  play: ({ canvasElement }) => choose(canvasElement, /^Report type/, 'Payments of Top-Level Sites'),
};

export const EmptyFormSubmitted: StoryObj = {
  args: withArgs(internal),
  play: async ({ canvasElement }) => {
    const { screen, generate } = await ready(canvasElement);
    await userEvent.click(generate);
    await expect(await screen.findByText('There is a problem')).toBeVisible();
  },
};

export const DateOutsideLimits: StoryObj = {
  args: withArgs(),
  play: async ({ canvasElement }) => {
    const { screen, generate } = await fill(canvasElement);
    await fireEvent.input(screen.getByLabelText(/^End date/), { target: { value: '2026-05-05' } });
    await userEvent.click(generate);
    await expect(await screen.findByText('Enter 6 May 2026 or later.', { exact: false })).toBeVisible();
  },
};

export const FieldsRefused: StoryObj = {
  args: withArgs(internal),
  beforeEach: answerForm(() =>
    Response.json(
      {
        message: 'The given data was invalid.',
        errors: {
          study: ['This study has no payments before June.'],
          dateStart: ['The start date is too early.'],
          spooled: ['The spooler is closed today.'],
        },
      },
      { status: 422 },
    ),
  ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await choose(canvasElement, /^Study/, 'ARCADIA-3');
    const { screen, generate } = await ready(canvasElement);
    await userEvent.click(generate);
    await expect(await screen.findByText('There is a problem')).toBeVisible();
  },
};
export const FieldsRefusedOnPhone: StoryObj = { ...FieldsRefused, args: withArgs(internal), ...onPhone };

export const Sending: StoryObj = {
  args: withArgs(),
  beforeEach: answerForm(never),
  play: async ({ canvasElement }) => {
    const { screen, generate } = await fill(canvasElement);
    await userEvent.click(generate);
    await expect(await screen.findByText('Waiting for response from server')).toBeVisible();
  },
};

export const Forbidden: StoryObj = {
  args: withArgs(),
  beforeEach: answerForm(() => Response.json({ message: 'This report is not for you.' }, { status: 403 })),
  play: async ({ canvasElement }) => {
    const { screen, generate } = await fill(canvasElement);
    await userEvent.click(generate);
    await expect(await screen.findByText('This report is not for you.')).toBeVisible();
  },
};

export const Loading: StoryObj = { args: withArgs(internal), beforeEach: answeredBy(never) };
export const NoSites: StoryObj = { args: withArgs(), beforeEach: answeredBy(() => Response.json([])) };

export const LookupsForbidden: StoryObj = {
  args: withArgs(),
  beforeEach: answeredBy(() => Response.json({ message: 'The registry is closed.' }, { status: 403 })),
  play: async ({ canvasElement }) =>
    expect((await screenOf(canvasElement).findAllByText('The registry is closed.'))[0]).toBeVisible(),
};

export const UnknownRule: StoryObj = {
  args: withArgs({
    'data-report-types': [{ value: 'visits', label: 'Visits', rules: { studyRequire: true } }],
  }),
};
export const UnknownLevel: StoryObj = { args: withArgs({ 'data-level': 'sites' }) };
export const MissingTypes: StoryObj = { args: withArgs({ 'data-report-types': undefined }) };

export const LongNames: StoryObj = {
  args: withArgs({
    'data-report-types': [{ value: 'visits', label: `Visits ${'of long-term follow-up '.repeat(10)}` }],
  }),
  play: ({ canvasElement }) =>
    choose(canvasElement, /^Report type/, `Visits ${'of long-term follow-up '.repeat(10)}`.trim()),
};

export const Phone: StoryObj = { ...EmptyFormSubmitted, args: withArgs(internal), ...onPhone };
export const DarkEmptyFormSubmitted: StoryObj = {
  ...EmptyFormSubmitted,
  args: withArgs(internal),
  ...inDark,
};
export const Dark: StoryObj = { ...NarrowedStudies, args: withArgs(internal), ...inDark };
export const RightToLeft: StoryObj = { ...NarrowedStudies, args: withArgs(internal), ...rightToLeft };
