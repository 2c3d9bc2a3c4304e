import { expect } from '@playwright/test';
import { keys, type Visitor, type Wanted } from './visitor.ts';

/** Signs in with another role, by its visible name. */
export async function become(visitor: Visitor, role: string): Promise<void> {
  await visitor.open('/');
  await visitor.choose({ selector: '#role' }, role);
  await visitor.click({ role: 'button', name: 'Switch' });
  await visitor.sees({ in: 'psp-flash-message', text: `You are now ${role}.` });
}

/** Chooses the first option of that name in a searchable select of an element. */
export async function pick(
  visitor: Visitor,
  tag: string,
  field: string | RegExp,
  option: string | RegExp,
): Promise<void> {
  await visitor.click({ in: tag, role: 'combobox', name: field });
  await visitor.click({ in: tag, role: 'option', name: option, at: 0 });
}

/**
 * Types a day into a date field, part by part. Only for a month of 1 and a day of 1 to 3: these may continue to a
 * number of two digits, so no browser moves on to the next part by itself.
 */
export async function typeDay(
  visitor: Visitor,
  field: Wanted,
  month: '1',
  day: '1' | '2' | '3',
  year: string,
): Promise<void> {
  const typed = `${year}-01-${day.padStart(2, '0')}`;
  // WebKitGTK may lose the first key after a date field has got the focus: types an incomplete date again.
  await expect(async () => {
    await visitor.focus(field);
    await visitor.press(keys.left, keys.left, month, keys.right, day, keys.right, year);
    expect((await visitor.sees(field)).value).toBe(typed);
  }).toPass();
}
