import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '../../../src/domain/error-codes.ts';
import {
  HttpError,
  IdRefusedError,
  NetworkError,
  PageShownError,
  ParseError,
  PostTurnedIntoGetError,
  RedirectRefusedError,
  ResultError,
  SessionExpiredError,
  ShapeError,
  TimeoutError,
  UnprovedError,
  UrlRefusedError,
} from '../../../src/http/errors.ts';

describe('the catalogue of errors', () => {
  it.each([
    new IdRefusedError('{name}'),
    new NetworkError('not done'),
    new PageShownError('unknown'),
    new ParseError('not done'),
    new PostTurnedIntoGetError('unknown', 'https://portal.test/'),
    new RedirectRefusedError('unknown'),
    new ResultError('not done', undefined),
    new SessionExpiredError('not done', true, undefined),
    new ShapeError('not done', { path: 'data' }),
    new TimeoutError('not done'),
    new UnprovedError('unknown', false),
    new UrlRefusedError('{address}'),
    new HttpError('not done', 404, undefined),
  ])('[NET-02] quotes what people read after $code', ({ code, message }) => {
    const key = code.replace(/^HTTP_\d+$/, 'HTTP_{status}') as Exclude<ErrorCode, `HTTP_${number}`>;
    expect(errorCodes[key].text).toBe(message);
  });
});
