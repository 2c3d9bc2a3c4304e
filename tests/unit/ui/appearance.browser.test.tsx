import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Progress } from '../../../src/ui/feedback/progress.tsx';
import { TextField } from '../../../src/ui/forms/field.tsx';
import { MoneyField } from '../../../src/ui/money/money-field.tsx';
import { SelectField } from '../../../src/ui/select/select.tsx';
import { clear, forceColors, show } from './stage.ts';

afterEach(async () => {
  clear();
  document.documentElement.dir = '';
  await forceColors('none');
});

const barStyle = (root: ShadowRoot, index: number) =>
  getComputedStyle(root.querySelectorAll('.progress > div')[index] as Element);

describe('forced colours', () => {
  it('[EMB-09] show a progress bar, and stripes if a limit is exceeded', async () => {
    const root = show(
      <>
        <Progress label="Allocated" value={50} />
        <Progress label="Allocated" value={100} tone="danger" />
      </>,
    );
    await forceColors('active');
    const ground = getComputedStyle(root.querySelector('.progress') as Element).backgroundColor;
    expect(barStyle(root, 0).backgroundColor).not.toBe(ground);
    expect(barStyle(root, 1).backgroundImage).toContain('gradient');
  });

  it('[EMB-09] distinguish disabled, read-only and loading fields from usable ones', async () => {
    const choose = () => {};
    show(
      <>
        <TextField label="Usable" />
        <TextField label="Disabled" disabled />
        <TextField label="Busy" readOnly />
        <SelectField label="Chosen" options={[]} value="" choose={choose} />
        <SelectField label="Loading" options={[]} value="" choose={choose} loading />
      </>,
    );
    await forceColors('active');
    const line = (name: string) => {
      const field = page.getByLabelText(name).element();
      return getComputedStyle(field.closest('.select__control') ?? field).borderColor;
    };
    const disabled = line('Disabled');
    expect(disabled).not.toBe(line('Usable'));
    expect([line('Busy'), line('Loading')]).toEqual([disabled, disabled]);
    expect(line('Chosen')).not.toBe(disabled);
  });
});

it('[UI-14] texts with amounts keep their order on a right-to-left page', () => {
  document.documentElement.dir = 'rtl';
  const hint = 'Set to 25% of funds (was $12,500.00).';
  const root = show(<MoneyField label="Funds" hint={hint} value="1.00" change={() => {}} />);
  const text = (root.querySelector('.hint bdi') ?? root.querySelector('.hint'))?.firstChild as Text;
  const leftOf = (part: string) => {
    const range = document.createRange();
    range.setStart(text, hint.indexOf(part));
    range.setEnd(text, hint.indexOf(part) + 1);
    return range.getBoundingClientRect().left;
  };
  const lefts = ['25', 'funds', 'was', '$', '12,500'].map(leftOf);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
});
