import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/reimbursement-detail/reimbursement-detail.tsx';
import { numbersTo } from '../../tests/support/answers/batches.ts';
import { reimbursementDetail as detail, expense } from '../../tests/support/answers/details.ts';
import { reimbursement } from '../../tests/support/answers/lists.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { at400Percent, inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

const answerRelated = (count: number) =>
  answeredBy(() => Response.json(numbersTo(count).map(number => reimbursement(number))));

const withChanges = (changes: object = {}, attributes: object = {}) => ({
  args: { 'data-reimbursement': { ...detail, ...changes }, ...attributes },
});
const withStatus = (status: string) => withChanges({ status, returnReason: '', issues: [] });
const showsText = (text: string | RegExp): Pick<StoryObj, 'play'> => ({
  play: async ({ canvasElement }) => {
    const [match] = await screenOf(canvasElement).findAllByText(text);
    expect(match).toBeVisible();
  },
});

export default {
  title: 'Details/psp-reimbursement-detail',
  ...storyOf(element),
  beforeEach: answerRelated(3),
} satisfies Meta;

export const Ready: StoryObj = {
  ...withChanges(),
  ...showsText('Please send a readable receipt for parking.'),
};

export const InProgress: StoryObj = withStatus('inProgress');
export const Submitted: StoryObj = withStatus('submitted');
export const InReview: StoryObj = withStatus('inReview');
export const Approved: StoryObj = withStatus('approved');
export const ProcessingPayment: StoryObj = withStatus('processingPayment');
export const Paid: StoryObj = withStatus('paid');
export const Denied: StoryObj = withChanges({ status: 'denied' });
export const Returned: StoryObj = withChanges({ status: 'returned' });
export const Cancelled: StoryObj = withStatus('canceled');
export const UnknownStatus: StoryObj = { ...withStatus('onHold'), ...showsText('onHold') };

export const ByCheck: StoryObj = {
  ...withChanges({ paymentPreference: 'Check' }),
  ...showsText('Ana M. Souza'),
};
export const ByScoutPass: StoryObj = {
  ...withChanges({ paymentPreference: 'ScoutPass' }),
  ...showsText('5412751'),
};
export const InYen: StoryObj = {
  ...withChanges({ paymentCurrency: 'JPY', totalPayable: '184200', fees: '1500', withholding: undefined }),
  ...showsText(/184200/),
};
export const ForProjectManager: StoryObj = withChanges({ TIN: undefined }, { 'data-project-manager': true });
export const TinHiddenFromProjectManager: StoryObj = {
  ...withChanges({}, { 'data-project-manager': true }),
  play: async ({ canvasElement }) => expect(screenOf(canvasElement).queryByText('900-70-0001')).toBeNull(),
};

export const ManyExpenses: StoryObj = {
  ...withChanges({ expenses: numbersTo(23).map(expense) }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await screenOf(canvasElement).findByRole('button', { name: 'Next' }));
    expect(await screenOf(canvasElement).findByText('receipt-11.pdf')).toBeVisible();
  },
};
export const ReceiptOfAnotherSite: StoryObj = {
  ...withChanges({
    expenses: [{ type: 'Taxi', filename: 'taxi.jpg', downloadUrl: 'https://elsewhere.example/1' }],
  }),
  ...showsText(/cannot be opened from here/),
};
export const ReceiptPreview: StoryObj = {
  ...withChanges({ expenses: [{ type: 'Taxi', filename: 'taxi.svg', downloadUrl: '/favicon.svg' }] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await screenOf(canvasElement).findByRole('button', { name: /^Preview/ }));
    expect(await screenOf(canvasElement).findByRole('dialog', { name: 'taxi.svg' })).toBeVisible();
  },
};

export const MinimalRecord: StoryObj = {
  args: { 'data-reimbursement': { id: '700412', totalUSD: '12' } },
  ...showsText('No travel request assigned'),
};
export const LongTexts: StoryObj = withChanges({
  reimbursementId: 'ERR-40412-EXTENSION-PART-B-REENROLLED-2026-WITHOUT-A-BREAK-ANYWHERE',
  notes: 'A note as people write it, over several lines. '.repeat(12),
  returnReason: 'x'.repeat(300),
  caregivers: numbersTo(9).map(number => `Nkechinyere Wilhelmina Featherstonehaugh ${number}`),
  paymentACC: 'DE'.padEnd(120, '8'),
  totalPayable: '123,456,789,012.5',
  expenses: [{ ...expense(1), type: 'y'.repeat(120), filename: `${'z'.repeat(160)}.pdf` }],
});

export const RelatedLoading: StoryObj = { ...withChanges(), beforeEach: answeredBy(never) };
export const RelatedEmpty: StoryObj = {
  ...withChanges(),
  beforeEach: answerRelated(0),
  ...showsText('No related requests.'),
};
export const RelatedFailed: StoryObj = {
  ...withChanges(),
  beforeEach: answeredBy(() => new Response('', { status: 404 })),
  ...showsText('No entries available.'),
};
export const RelatedForbidden: StoryObj = {
  ...withChanges(),
  beforeEach: answeredBy(() => Response.json({ message: 'You may not see these.' }, { status: 403 })),
  ...showsText('You may not see these.'),
};
export const MissingReimbursement: StoryObj = {};
export const ListInsteadOfRecord: StoryObj = { args: { 'data-reimbursement': [] } };
export const Phone: StoryObj = { ...Ready, ...onPhone };
export const SmallPhone: StoryObj = { ...LongTexts, ...onSmallPhone };
export const At400Percent: StoryObj = { ...Ready, ...at400Percent };
export const Dark: StoryObj = { ...Ready, ...inDark };
export const RightToLeft: StoryObj = { ...Ready, ...rightToLeft };
