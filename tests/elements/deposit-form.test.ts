import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { saveDeposits } from '../../src/api/deposits.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { allowLogged, expectLogged, logged } from '../support/console.ts';
import {
  amountField,
  children,
  isUnavailable,
  saveButton,
  savedResponse,
  showForm,
  type,
} from '../support/deposit-form.ts';
import { later } from '../support/later.ts';

const exceededText = 'Total balance allocated must not exceed the total deposit balance.';

describe('[DEP-01] the form', () => {
  it('[DEP-01] [DEP-02] shows each child with funds, threshold and a link to its budget', async () => {
    const screen = await showForm();
    expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('40.00');
    expect(amountField(screen, 'Threshold of BREATHE-2')).toHaveValue('10.00');
    expect(amountField(screen, 'Threshold of CARDIO')).toHaveValue('5.00');
    const link = screen.getByRole('link', { name: 'View Study Budget Management of CARDIO' });
    expect(link).toHaveAttribute('href', `${location.origin}/direct/site/12/study/8/budget/`);
  });

  it.each(['ltr', 'rtl'])(
    '[DEP-01] [DEP-05] has the hint of a threshold below it on a page from %s',
    async dir => {
      await page.viewport(1200, 900);
      document.documentElement.dir = dir;
      onTestFinished(() => document.documentElement.removeAttribute('dir'));
      const screen = await showForm();
      await type(screen, 'Funds of BREATHE-2', '80');
      const hint = screen.getByText('Set to 25% of funds (was 10.00)').getBoundingClientRect();
      const threshold = screen.root.querySelectorAll('.lines .money')[1]?.getBoundingClientRect();
      const side = dir === 'rtl' ? 'left' : 'right';
      expect(hint[side]).toBeCloseTo(threshold?.[side] ?? 0, 0);
    },
  );

  it('[DEP-01] offers no Save without studies', async () => {
    const screen = await showForm('100.00', []);
    expect(screen.getByText('No studies are available.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('[DEP-03] the limit', () => {
  it('[DEP-03] disables Save as soon as one cent too much is typed, and enables it again', async () => {
    const screen = await showForm();
    await type(screen, 'Funds of CARDIO', '60.01');
    expect(screen.getByText(exceededText)).toBeVisible();
    expect(isUnavailable(saveButton(screen))).toBe(true);
    await waitFor(() => expect(saveButton(screen)).toHaveAccessibleDescription(exceededText));
    await userEvent.click(screen.getByRole('link', { name: exceededText }));
    expect(screen.root.activeElement).toBe(amountField(screen, 'Funds of BREATHE-2'));
    await type(screen, 'Funds of CARDIO', '60');
    expect(screen.queryByText(exceededText)).toBeNull();
    expect(isUnavailable(saveButton(screen))).toBe(false);
    expect(saveButton(screen)).not.toHaveAccessibleDescription();
  });

  it.each([null, '1.000,00'])(
    '[DEP-03] cannot be checked with %j as balance, so nothing can be saved and nothing remains',
    async balance => {
      expectLogged('an amount that cannot be read: depositBalance of data-parent. Write it as 1234.50.');
      const screen = await showForm(balance);
      expect(screen.getByText('The deposit balance is missing, so nothing can be saved.')).toBeVisible();
      for (const label of screen.getAllByText('Remaining')) expect(label.nextSibling).toHaveTextContent('—');
      expect(isUnavailable(saveButton(screen))).toBe(true);
    },
  );
});

it('[DEP-01] types into the same line when the page adds one above it', async () => {
  const screen = await showForm();
  const cardio = amountField(screen, 'Funds of CARDIO') as HTMLInputElement;
  cardio.focus();
  cardio.select();
  await userEvent.keyboard('2');
  const added = { id: 6, name: 'NEW', depositBalance: '5.00' };
  screen.host.setAttribute('data-children', JSON.stringify([added, ...children]));
  await screen.findByRole('textbox', { name: 'Funds of NEW' });
  await userEvent.keyboard('0');
  expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('40.00');
});

it('[UI-12] a refusal takes no focus from a field of the page in which somebody types', async () => {
  expectLogged('HTTP_422');
  const answer = later<Response>();
  answering(to(saveDeposits, () => answer.promise));
  const elsewhere = document.createElement('input');
  document.body.prepend(elsewhere);
  onTestFinished(() => elsewhere.remove());
  const screen = await showForm();
  await type(screen, 'Funds of BREATHE-2', '25');
  await userEvent.click(saveButton(screen));
  elsewhere.focus();
  answer.resolve(Response.json({ errors: { 7: 'Too much.' } }, { status: 422 }));
  await screen.findByText('Too much.');
  expect(document.activeElement).toBe(elsewhere);
});

it('[DEP-02] [DEP-05] the threshold has a hint when the funds replace it, and nothing moves on blur', async () => {
  const screen = await showForm();
  await type(screen, 'Funds of BREATHE-2', '80');
  const threshold = amountField(screen, 'Threshold of BREATHE-2');
  expect(threshold).toHaveAccessibleDescription('USD Set to 25% of funds (was 10.00)');
  const { y } = saveButton(screen).getBoundingClientRect();
  await browser.click(threshold);
  await browser.keyboard('{Tab}');
  await waitFor(() => expect(threshold.matches(':focus')).toBe(false));
  await new Promise(requestAnimationFrame);
  expect(threshold).toHaveAccessibleDescription('USD Set to 25% of funds (was 10.00)');
  expect(saveButton(screen).getBoundingClientRect().y).toBe(y);
});

it('[DEP-03] says on a phone that the sum exceeds the balance without a shift, and leaves the field in sight', async () => {
  await page.viewport(375, 500);
  const screen = await showForm();
  screen.host.style.marginBlock = '600px 1000px';
  const footer = screen.root.querySelector('.footer') as HTMLElement;
  const field = amountField(screen, 'Funds of BREATHE-2');
  const isCovered = () => {
    const { left, bottom } = field.getBoundingClientRect();
    return !field.contains(screen.root.elementFromPoint(left + 20, bottom - 4));
  };
  field.focus();
  field.scrollIntoView();
  scrollBy(0, field.getBoundingClientRect().bottom - footer.getBoundingClientRect().top + 4);
  const { offsetTop } = field;
  await type(screen, 'Funds of BREATHE-2', '99999');
  await screen.findByText(exceededText);
  expect(isCovered()).toBe(false);
  expect(field.offsetTop).toBe(offsetTop);
});

it('[DEP-01] [DEP-02] [UI-12] lists several invalid amounts by study, each as a link to its field', async () => {
  const sent = answering();
  const screen = await showForm();
  await browser.fill(amountField(screen, 'Funds of BREATHE-2'), '-5');
  await browser.fill(amountField(screen, 'Threshold of CARDIO'), '20.01');
  await userEvent.click(saveButton(screen));
  const errorList = (await screen.findByText('There is a problem')).nextElementSibling as Element;
  expect([...errorList.children].map(({ textContent }) => textContent)).toEqual([
    'Funds of BREATHE-2: Enter an amount of 0 or more.',
    'Threshold of CARDIO: The threshold must not exceed the funds.',
  ]);
  // Showing the list focuses the first field.
  await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2').matches(':focus')).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: /^Threshold of CARDIO/ }));
  expect(amountField(screen, 'Threshold of CARDIO').matches(':focus')).toBe(true);
  await browser.fill(amountField(screen, 'Threshold of CARDIO'), '20');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Threshold of CARDIO/ })).toBeNull());
  expect(sent).toEqual([]);
});

describe('[DEP-05] an amount that cannot be read', () => {
  const unreadable = [
    { id: 7, name: 'BREATHE-2', depositBalance: '40.00', depositThresholdAmount: '1.000,50' },
  ];

  it('[DEP-05] stays blank if it was stored, is marked and logged, and blocks saving until one is entered', async () => {
    expectLogged('depositThresholdAmount of the child "7"');
    const sent = answering(to(saveDeposits, savedResponse));
    const screen = await showForm('100.00', unreadable);
    const threshold = amountField(screen, 'Threshold of BREATHE-2');
    expect(threshold).toHaveValue('');
    expect(threshold).toHaveAccessibleDescription(/We couldn't read the saved threshold\. Please enter it\./);
    expect(logged().join()).not.toContain('1.000,50');
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(threshold.matches(':focus')).toBe(true));
    expect(sent).toEqual([]);
    await browser.fill(threshold, '9');
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((await (sent[0] as Request).formData()).get('7Threshold')).toBe('9.00');
  });

  it('[DEP-05] is reported of each deposit', async () => {
    allowLogged();
    const screen = await showForm('100.00', unreadable);
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
    screen.host.setAttribute('data-children', JSON.stringify([{ ...unreadable[0], name: 'CARDIO-1' }]));
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(2));
  });

  it('[DEP-05] makes the totals unknown while it is typed', async () => {
    const screen = await showForm();
    const totals = () => [...screen.root.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(totals()).toEqual(['$100.00', '$60.00', '$40.00']);
    await type(screen, 'Funds of CARDIO', '1.000,50');
    expect(totals()).toEqual(['$100.00', '—', '—']);
    await type(screen, 'Funds of CARDIO', '');
    expect(totals()).toEqual(['$100.00', '$40.00', '$60.00']);
  });
});
