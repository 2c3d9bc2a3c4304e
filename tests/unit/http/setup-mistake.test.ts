import { expect, it } from 'vitest';
import {
  addressRefused,
  HttpError,
  idRefused,
  isSetupMistake,
  RequestError,
} from '../../../src/http/errors.ts';
import { ColumnsError } from '../../../src/table/engine/columns.ts';

it('[NET-13] is a failure that only the page or the host can fix', () => {
  const mistakes = [addressRefused('//x/'), idRefused('siteId'), new ColumnsError('None.')];
  expect(mistakes.map(isSetupMistake)).toEqual([true, true, true]);
});

it('[NET-13] is neither a failure that a retry may fix nor an error of a script', () => {
  const others = [
    new RequestError('ERR_NETWORK', 'not done'),
    new HttpError('not done', 404, undefined),
    Object.assign(new Error('x'), { code: 'ERR_URL' }),
    undefined,
  ];
  expect(others.map(isSetupMistake)).toEqual([false, false, false, false]);
});
