import { expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '../../../src/domain/error-codes.ts';
import {
  addressRefused,
  HttpError,
  idRefused,
  RequestError,
  resultError,
  SessionExpiredError,
  shapeError,
} from '../../../src/http/errors.ts';

it.each([
  idRefused('{name}'),
  new RequestError('ERR_NETWORK', 'not done'),
  new RequestError('ERR_PAGE', 'unknown'),
  new RequestError('ERR_PARSE', 'not done'),
  new RequestError('ERR_SLASH', 'unknown'),
  new RequestError('ERR_REDIRECT', 'unknown'),
  resultError('not done', undefined),
  new SessionExpiredError('not done', true, undefined),
  shapeError('not done', { path: 'data' }),
  new RequestError('ERR_TIMEOUT', 'not done'),
  new RequestError('ERR_UNPROVED', 'unknown'),
  addressRefused('{address}'),
  new HttpError('not done', 404, undefined),
])('[NET-02] the catalogue of errors quotes what people read after $code', ({ code, message }) => {
  const key = code.replace(/^HTTP_\d+$/, 'HTTP_{status}') as Exclude<ErrorCode, `HTTP_${number}`>;
  expect(errorCodes[key].text).toBe(message);
});
