import type { Locator, Page } from 'playwright';
import type { Proof } from './answers.ts';

/** A place where users post something, and how they do it. */
export interface PostingPlace {
  readonly tag: string;
  /** The name of the endpoint, as the definition lists it. */
  readonly endpoint: string;
  readonly proof: Proof;
  /** The element's attributes; `folder` is the base of its calls. */
  attributes(folder: string): Readonly<Record<string, string>>;
  /** The path that is posted to, relative to the folder. */
  readonly path: string;
  /** The answer to the GET of its list, if it has one. `isGone`: without the posted record. */
  list?(folder: string, isGone: boolean): unknown;
  /** Fills in what is posted; only the last button is left to press. */
  fill(page: Page): Promise<void>;
  /** The last button. */
  button(page: Page): Locator;
  /** What the user has typed or chosen, as the element shows it now. */
  typed(page: Page): Promise<string>;
  /** Posts again after a failure, with the kept input. */
  retry(page: Page): Promise<void>;
  /** The success message, if the browser stays on the page. */
  readonly success: RegExp;
  /** Whether the row, or the typed text, is gone as after a successful post. */
  gone(page: Page): Promise<boolean>;
  /** The button of the opposite decision. */
  opposite?(page: Page): Locator;
  /** After the data has changed: loads it again. */
  refresh?(page: Page): Promise<void>;
  /** It cannot be posted again before the page has been reloaded. */
  readonly needsReload?: true;
  /** The browser posts a native form and shows the answer itself. */
  readonly isNative?: true;
}

const reason = 'Typed by hand';
const payments = ['700001', '700002', '700003'];

const queue = (isGone: boolean) => ({
  columns: [
    { data: 'reference', title: 'Reference' },
    { data: 'totalUSD', title: 'Total (USD)' },
  ],
  data: payments
    .slice(isGone ? 1 : 0)
    .map(id => ({ id, reference: `ERR-${id}`, totalUSD: { display: '12.50', type: 'number' } })),
  total: payments.length - Number(isGone),
});

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first();
/** By keyboard, since clicks at one place within half a second are one gesture in the review queue. [RQ-05] */
export const press = (target: Locator): Promise<void> => target.press('Enter', { noWaitAfter: true });
const rowGone = (page: Page, text: string) => page.locator('tbody tr', { hasText: text }).count();
const dialog = (page: Page) => page.getByRole('dialog');

/** A decision with one press. */
const approve: PostingPlace = {
  tag: 'psp-review-queue',
  endpoint: 'approveReimbursement',
  proof: 'answer',
  attributes: folder => ({ 'data-api-base': folder, 'data-endpoint': `${folder}/list/` }),
  path: '/direct/reimbursement/700001/view/',
  list: (_, isGone) => queue(isGone),
  fill: page => button(page, 'Approve ERR-700001').waitFor(),
  button: page => button(page, 'Approve ERR-700001'),
  typed: async () => '',
  retry: page => press(button(page, 'Approve ERR-700001')),
  success: /ERR-700001 approved/g,
  gone: async page => (await rowGone(page, 'ERR-700001')) === 0,
  opposite: page => button(page, 'Deny ERR-700001'),
};

/** Gives a reason in the dialog that is open. */
async function giveReason(page: Page): Promise<void> {
  await dialog(page).getByRole('textbox').fill(reason);
}

const deny: PostingPlace = {
  ...approve,
  endpoint: 'denyReimbursement',
  async fill(page) {
    await press(button(page, 'Deny ERR-700001'));
    await giveReason(page);
  },
  button: page => dialog(page).getByRole('button', { name: 'Deny', exact: true }),
  typed: () => Promise.resolve(''),
  retry: page => repeatWithReason(page, 'Deny ERR-700001', 'Deny'),
  success: /ERR-700001 denied/g,
  opposite: page => button(page, 'Approve ERR-700001'),
};

/** An unconfirmed decision is sent again at once; a refused one opens its dialog again, which still has the reason. */
async function repeatWithReason(page: Page, row: string, action: string): Promise<void> {
  await press(button(page, row));
  const again = dialog(page).getByRole('button', { name: action, exact: true });
  const isAsked = await again.waitFor({ timeout: 400 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) return;
  const kept = await dialog(page).getByRole('textbox').inputValue();
  if (kept !== reason) throw new Error(`the typed reason is lost: ${JSON.stringify(kept)}`);
  await again.click();
}

const removal = (tag: string, endpoint: string, row: string): PostingPlace => ({
  tag,
  endpoint,
  proof: 'save',
  attributes: folder => ({ 'data-endpoint': `${folder}/list/` }),
  path: '/remove/1/',
  list: (folder, isGone) => ({
    columns: [
      { data: 'activity', title: 'Activity' },
      { data: 'remove', title: '' },
    ],
    data: [1, 2, 3].slice(Number(isGone)).map(number => ({
      id: `unit${number}`,
      activity: `Unit ${number}`,
      remove: { display: 'Remove', type: 'delete', href: `${folder}/remove/${number}/` },
    })),
    total: 3 - Number(isGone),
  }),
  async fill(page) {
    await press(button(page, row));
    await giveReason(page);
  },
  button: page => dialog(page).getByRole('button', { name: 'Remove', exact: true }),
  typed: async () => '',
  retry: page => repeatWithReason(page, row, 'Remove'),
  success: /Unit 1 was removed/g,
  gone: async page => (await rowGone(page, 'Unit 1')) === 0,
});

const removeUnit: PostingPlace = {
  ...removal('psp-activity-units', 'removeActivityUnit', 'Remove Unit 1'),
  attributes: folder => ({ 'data-api-base': folder, 'data-mode': 'direct', 'data-id': '12' }),
  path: '/activityUnit/api/remove/unit1',
};

const note = (page: Page): Locator => page.getByRole('textbox', { name: /^Note of/ }).first();

const save: PostingPlace = {
  tag: 'psp-table',
  endpoint: 'saveTable',
  proof: 'save',
  attributes: folder => ({ 'data-endpoint': `${folder}/list/`, 'data-save-url': `${folder}/save/` }),
  path: '/save/',
  list: () => ({
    columns: [
      { data: 'name', title: 'Name' },
      { data: 'note', title: 'Note' },
    ],
    data: [1, 2, 3].map(id => ({
      id: `n${id}`,
      name: `Row ${id}`,
      note: { display: 'Before', type: 'editable', editConfig: { type: 'text' } },
    })),
    total: 3,
  }),
  fill: page => note(page).fill(reason),
  button: page => button(page, 'Save'),
  typed: page => note(page).inputValue(),
  retry: page => button(page, 'Save').click(),
  success: /Your changes were saved/g,
  refresh: page => button(page, 'Load again').click(),
  gone: async page => (await page.getByText('No unsaved changes').count()) > 0,
};

const funds = (page: Page): Locator => page.getByRole('textbox', { name: /^Funds of/ }).first();

const deposit: PostingPlace = {
  tag: 'psp-deposit-form',
  endpoint: 'saveDeposits',
  proof: 'redirect',
  attributes: folder => ({
    'data-site-id': '12',
    'data-submit-url': `${folder}/deposit/`,
    'data-parent': '{"id": 1, "depositBalance": "1000.00"}',
    'data-children': '[{"id": 7, "name": "BREATHE-2", "depositBalance": "80.00", "threshold": "20.00"}]',
  }),
  path: '/deposit/',
  fill: page => funds(page).fill('123.45'),
  button: page => button(page, 'Save balances'),
  typed: page => funds(page).inputValue(),
  retry: page => button(page, 'Save balances').click(),
  success: /The balances were saved/g,
  needsReload: true,
  gone: async () => false,
};

/** Chooses the first option of a select. */
async function chooseFirst(page: Page, field: string): Promise<void> {
  const select = page.getByRole('combobox', { name: new RegExp(`^${field}`) });
  await select.press('Enter');
  await select.press('Enter');
}

const report: PostingPlace = {
  tag: 'psp-report-form',
  endpoint: 'requestReport',
  proof: 'redirect',
  attributes: folder => ({
    'data-level': 'site',
    'data-site-id': '12',
    'data-study-id': '508',
    'data-submit-url': `${folder}/report/`,
    'data-report-types': '[{"value": "plain", "label": "Plain", "rules": {"disableDates": true}}]',
  }),
  path: '/report/',
  fill: page => chooseFirst(page, 'Report type'),
  button: page => button(page, 'Generate'),
  typed: async page => ((await page.getByText('Plain', { exact: true }).count()) > 0 ? 'Plain' : ''),
  retry: page => button(page, 'Generate').click(),
  success: /Report requested successfully/g,
  gone: async () => false,
};

const quickAction: PostingPlace = {
  tag: 'psp-quick-actions',
  endpoint: 'startQuickAction',
  proof: 'redirect',
  isNative: true,
  attributes: folder => ({
    'data-token': 'f3b1c0',
    'data-submit-url': `${folder}/start/`,
    'data-sites': '[{"id": "12", "siteId": "S-0012", "siteName": "Clinic", "enableQuickActions": true}]',
    'data-studies': '[{"id": "7", "studyId": "BR-2", "siteId": "S-0012", "studyName": "BREATHE-2"}]',
  }),
  path: '/start/',
  async fill(page) {
    await chooseFirst(page, 'Action');
    await chooseFirst(page, 'Site');
  },
  button: page => button(page, 'Add Patient'),
  typed: async page => ((await button(page, 'Add Patient').count()) > 0 ? 'Add Patient' : ''),
  retry: page => button(page, 'Add Patient').click(),
  success: /never/g,
  gone: async () => false,
};

/** Every place where an element posts something. */
export const postingPlaces: readonly PostingPlace[] = [
  approve,
  deny,
  removal('psp-table', 'removeRow', 'Remove Unit 1'),
  removeUnit,
  save,
  deposit,
  report,
  quickAction,
];
