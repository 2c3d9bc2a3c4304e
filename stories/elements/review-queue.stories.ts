import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { paymentsTo } from '../support/payments.ts';
import { refusedWith } from '../support/refused.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers the decisions by `decide`, and the list with `count` payments. */
const answerQueue = (decide: Answer, count = 240) =>
  answeredBy(request => (request.method === 'POST' ? decide(request) : paymentsTo(count, request)));

const approved = () => Response.json({ result: 'success' });

export default {
  title: 'Lists/psp-review-queue',
  ...storyOf(element),
  beforeEach: answerQueue(approved),
} satisfies Meta;

const args = { 'data-endpoint': '/direct/reimbursement/site/12/review/api/list/' };

const press = async (canvasElement: HTMLElement, name: string) => {
  const screen = screenOf(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen;
};

export const Ready: StoryObj = {
  args,
  beforeEach: answerQueue(approved, 62_000),
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText(
      '1–10 of 62,000',
      { selector: '.count' },
      { timeout: 50_000 },
    )),
};

export const Approved: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await press(canvasElement, 'Approve ERR-700002');
    await waitFor(() => expect(screen.queryByText('ERR-700002', { selector: '.name' })).toBeNull());
  },
};

export const Approving: StoryObj = {
  args,
  beforeEach: answerQueue(never as Answer),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Approve ERR-700005');
    const screen = await press(canvasElement, 'Approve ERR-700006');
    await expect(screen.getByRole('button', { name: 'Approving… ERR-700006' })).toBeVisible();
  },
};

export const DenyDialog: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await press(canvasElement, 'Deny ERR-700003');
    await expect(await screen.findByRole('dialog', { name: 'Deny ERR-700003' })).toBeVisible();
  },
};

export const ReasonMissing: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await press(canvasElement, 'Deny ERR-700003');
    await fireEvent.input(await screen.findByRole('textbox', { name: 'Why is this request being denied?' }), {
      target: { value: '  ' },
    });
    await press(canvasElement, 'Deny');
    await expect(screen.getByText(/Enter a reason/)).toBeVisible();
  },
};

export const DecisionRefused: StoryObj = {
  args,
  beforeEach: answerQueue(() =>
    Response.json({ message: 'The budget of this study is closed.' }, { status: 422 }),
  ),
  play: async ({ canvasElement }) => {
    const screen = await press(canvasElement, 'Approve ERR-700001');
    await expect(await screen.findByText('The budget of this study is closed.')).toBeVisible();
  },
};

export const OutcomeUnknown: StoryObj = {
  args,
  beforeEach: answerQueue(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvasElement }) => {
    const screen = await press(canvasElement, 'Approve ERR-700001');
    await expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };
export const Empty: StoryObj = { args, beforeEach: answeredBy(request => paymentsTo(0, request)) };
export const Failed: StoryObj = { args, beforeEach: answeredBy(() => new Response('', { status: 404 })) };
export const Forbidden: StoryObj = { args, ...refusedWith('You may not see this queue.') };

export const MissingEndpoint: StoryObj = {};
export const Phone: StoryObj = { ...OutcomeUnknown, ...onPhone };
export const PhoneDialog: StoryObj = { ...DenyDialog, ...onPhone };
export const PhoneDetailsOpen: StoryObj = {
  ...onPhone,
  args,
  play: async ({ canvasElement }) => {
    const screen = await press(canvasElement, 'More about ERR-700001');
    await expect(screen.getAllByText('United States')[0]).toBeVisible();
  },
};
export const PhoneFilters: StoryObj = {
  ...onPhone,
  args,
  play: async ({ canvasElement }) => {
    const screen = await press(canvasElement, 'Filters');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Submitted');
    await expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
};
export const Dark: StoryObj = { ...OutcomeUnknown, ...inDark };
export const RightToLeft: StoryObj = { ...DecisionRefused, ...rightToLeft };
