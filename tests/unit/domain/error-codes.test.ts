// @vitest-environment node
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
    new NetworkError(),
    new PageShownError(),
    new ParseError(),
    new PostTurnedIntoGetError('https://portal.test/'),
    new RedirectRefusedError(),
    new ResultError(undefined),
    new SessionExpiredError(true, undefined),
    new ShapeError('data'),
    new TimeoutError(),
    new UnprovedError(false),
    new UrlRefusedError('{address}'),
    new HttpError(404, undefined),
  ])('[NET-02] quotes what people read after $code', ({ code, message }) => {
    const key = code.replace(/^HTTP_\d+$/, 'HTTP_{status}') as Exclude<ErrorCode, `HTTP_${number}`>;
    expect(errorCodes[key].text).toBe(message);
  });
});
