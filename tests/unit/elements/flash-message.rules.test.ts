import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { errorText, toneOfLevel } from '../../../src/elements/flash-message/flash-message.rules.ts';

it.each([
  [{ code: 500, message: 'Broken.' }, '500: Broken.'],
  [{ code: 'ERR', message: '' }, 'ERR: An error occurred.'],
  [{ code: 500 }, '500: An error occurred.'],
  [{ message: 'Broken.' }, 'Broken.'],
  [{ code: 0, message: 7 }, '7'],
  [{}, 'An error occurred.'],
])('[UI-09] the error %j reads %j', (error, text) => {
  expect(errorText(error, english)).toBe(text);
});

it('[UI-18] the words of frameworks have a tone of ours', () => {
  expect(toneOfLevel).toEqual({
    success: 'success',
    status: 'success',
    info: 'info',
    notice: 'info',
    warning: 'warning',
    danger: 'danger',
    error: 'danger',
    alert: 'danger',
  });
});
