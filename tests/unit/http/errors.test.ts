// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../../src/domain/language/create-language.ts';
import { english } from '../../../src/domain/language/language.ts';
import {
  HttpError,
  IdRefusedError,
  NetworkError,
  PageShownError,
  ParseError,
  RedirectRefusedError,
  ResultError,
  SessionExpiredError,
  ShapeError,
  TimeoutError,
  UrlRefusedError,
} from '../../../src/http/errors.ts';

describe('a failed call', () => {
  it.each([
    [() => new NetworkError(), 'ERR_NETWORK', false],
    [() => new NetworkError(true), 'ERR_NETWORK', true],
    [() => new TimeoutError(), 'ERR_TIMEOUT', false],
    [() => new TimeoutError(true), 'ERR_TIMEOUT', true],
    [() => new ParseError(), 'ERR_PARSE', false],
    [() => new ShapeError('a'), 'ERR_SHAPE', false],
    [() => new PageShownError(), 'ERR_PAGE', true],
    [() => new RedirectRefusedError(), 'ERR_REDIRECT', true],
    [() => new HttpError(404, undefined), 'HTTP_404', false],
    [() => new HttpError(500, undefined, true), 'HTTP_500', true],
    [() => new ResultError({}), 'ERR_RESULT', false],
    [() => new SessionExpiredError(true, undefined), 'ERR_SESSION', false],
    [() => new IdRefusedError('id'), 'ERR_ID', false],
    [() => new UrlRefusedError('//x/'), 'ERR_URL', false],
  ])('[NET-19] %s: the code %s and an unknown outcome: %s', (make, code, outcomeUnknown) => {
    expect(make()).toMatchObject({ name: 'RequestError', code, outcomeUnknown, detail: { code } });
  });

  it('[NET-01] [NET-14] says how to fix an address or an id, and what was expected', () => {
    expect(new UrlRefusedError('//x/')).toMatchObject({
      message: 'ERR_URL: "//x/" is not an address of this site. Use one that begins with "/".',
      expected: 'expected an address of this site',
    });
    expect(new UrlRefusedError('x'.repeat(201)).message).toContain(`"${'x'.repeat(200)}" is`);
    expect(new IdRefusedError('siteId')).toMatchObject({
      message: 'ERR_ID: siteId is missing or cannot be part of an address. Use an id without / \\ ? # or %.',
      expected: 'siteId is missing or cannot be part of an address.',
    });
    expect(new RedirectRefusedError().expected).toBe('expected an address of this site');
    expect(new PageShownError().expected).toBe('expected a redirect or JSON');
  });

  it.each([
    [() => new ParseError(), 'expected JSON'],
    [
      () => new ParseError(false, 'an HTML page of 2 kB'),
      'expected JSON, not an HTML page of 2 kB; is there a warning before the JSON?',
    ],
    [() => new ShapeError(''), 'expected another shape'],
    [() => new ShapeError('data.3.id', false, 'number'), 'expected number at "data.3.id"'],
    [() => new ShapeError('data.3.id', false, '"id"'), '"data.3.id" is missing'],
    [() => new ResultError({}, true, 'expected true'), 'Server did not report success, expected true'],
  ])('[NET-14] %s says what was expected: %s', (make, expected) => {
    expect(make().expected).toBe(expected);
  });

  it('[NET-18] has messages by field only if the host refused a form', () => {
    const body = { message: 'Invalid.', errors: { site: ['Closed.'] } };
    const fieldsOf = (status: number) => [...new HttpError(status, body).refusal.fields];
    expect([400, 422].map(fieldsOf)).toEqual([[['site', 'Closed.']], [['site', 'Closed.']]]);
    const listsOnly = { site: ['Closed.'] };
    expect([...new HttpError(422, listsOnly).refusal.fields]).toEqual([['site', 'Closed.']]);
    expect([403, 500].map(fieldsOf)).toEqual([[], []]);
    expect(new HttpError(422, body).message).toBe('Invalid. Closed.');
    expect(new HttpError(500, body)).toMatchObject({
      message: 'Invalid.',
      detail: { message: 'An error occurred.' },
    });
  });

  it('[EMB-15] is told in the language of the element, unless the host says it', () => {
    const german = createLanguage('de', { requests: { timeout: 'Zeit abgelaufen', network: 'Kein Netz' } });
    expect(new TimeoutError().messageIn(german)).toBe('Zeit abgelaufen');
    expect(new NetworkError().messageIn(german)).toBe('Kein Netz');
    expect(new TimeoutError().messageIn(english)).toBe('ERR_TIMEOUT: Request timed out');
    expect(new HttpError(500, { message: 'Broken.' }).messageIn(german)).toBe('Broken.');
  });
});
