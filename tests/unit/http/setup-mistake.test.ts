import { expect, it } from 'vitest';
import { HttpError, IdRefusedError, NetworkError, UrlRefusedError } from '../../../src/http/errors.ts';
import { isSetupMistake } from '../../../src/http/setup-mistake.ts';
import { ColumnsError } from '../../../src/table/engine/columns.ts';

it('[NET-13] is a failure that only the page or the host can fix', () => {
  const mistakes = [new UrlRefusedError('//x/'), new IdRefusedError('siteId'), new ColumnsError('None.')];
  expect(mistakes.map(isSetupMistake)).toEqual([true, true, true]);
});

it('[NET-13] is no failure that a retry may fix, and no error of a script', () => {
  const others = [
    new NetworkError('not done'),
    new HttpError('not done', 404, undefined),
    Object.assign(new Error('x'), { code: 'ERR_URL' }),
    undefined,
  ];
  expect(others.map(isSetupMistake)).toEqual([false, false, false, false]);
});
