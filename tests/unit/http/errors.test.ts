import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../../src/domain/language/create-language.ts';
import { english } from '../../../src/domain/language/language.ts';
import {
  addressRefused,
  HttpError,
  idRefused,
  isRefusal,
  isSetupMistake,
  mayBeOffline,
  parseError,
  RequestError,
  resultError,
  SessionExpiredError,
  shapeError,
} from '../../../src/http/errors.ts';
import { ColumnsError } from '../../../src/table/engine/columns.ts';

describe('a failed call', () => {
  it.each([
    [() => new HttpError('not done', 404, undefined), 'HTTP_404', 'not done'],
    [() => new HttpError('unknown', 500, undefined), 'HTTP_500', 'unknown'],
    [() => new SessionExpiredError('not done', true, undefined), 'ERR_SESSION', 'not done'],
    [() => idRefused('id'), 'ERR_ID', 'not done'],
    [() => addressRefused('//x/'), 'ERR_URL', 'not done'],
  ])('[NET-19] %s: the code %s and the outcome %s', (make, code, outcome) => {
    expect(make()).toMatchObject({ name: 'RequestError', code, outcome, detail: { code } });
  });

  it('[NET-01] [NET-14] says how to fix an address or an id, and what was expected', () => {
    expect(addressRefused('//x/')).toMatchObject({
      message: 'ERR_URL: "//x/" is not an address of this site. Use one that begins with "/".',
      expected: 'expected an address of this site',
    });
    expect(addressRefused('x'.repeat(201)).message).toContain(`"${'x'.repeat(200)}" is`);
    expect(idRefused('siteId')).toMatchObject({
      message: 'ERR_ID: siteId is missing or cannot be part of an address. Use an id without / \\ ? # or %.',
      expected: 'siteId is missing or cannot be part of an address.',
    });
  });

  it.each([
    [() => parseError('[', 'not done'), 'expected JSON'],
    [
      () => parseError(`<p>${'x'.repeat(2000)}</p>`, 'not done'),
      'expected JSON, not an HTML page of 2 kB; is there a warning before the JSON?',
    ],
    [() => shapeError('not done', { path: '' }), 'expected another shape'],
    [
      () => shapeError('not done', { path: 'data.3.id', expected: 'number' }),
      'expected number at "data.3.id"',
    ],
    [() => shapeError('not done', { path: 'data.3.id', expected: '"id"' }), '"data.3.id" is missing'],
    [
      () => resultError('unknown', {}, { path: '', expected: 'true' }),
      'Server did not report success, expected true',
    ],
  ])('[NET-14] %s says what was expected: %s', (make, expected) => {
    expect(make()).toMatchObject({ expected, isPage: expected.includes('HTML page') });
  });

  it('[NET-18] has messages by field only if the host refused a form', () => {
    const body = { message: 'Invalid.', errors: { site: ['Closed.'] } };
    const fieldsOf = (status: number) => [...new HttpError('not done', status, body).refusal.fields];
    expect([400, 422].map(fieldsOf)).toEqual([[['site', 'Closed.']], [['site', 'Closed.']]]);
    const listsOnly = { site: ['Closed.'] };
    expect([...new HttpError('not done', 422, listsOnly).refusal.fields]).toEqual([['site', 'Closed.']]);
    expect([403, 500].map(fieldsOf)).toEqual([[], []]);
    expect(new HttpError('not done', 422, body).message).toBe('Invalid. Closed.');
    expect(new HttpError('not done', 500, body)).toMatchObject({
      message: 'Invalid.',
      detail: { message: 'An error occurred.' },
    });
  });

  it('[EMB-15] is told in the language of the element, unless the host says it', () => {
    const german = createLanguage('de', { requests: { timeout: 'Zeit abgelaufen', network: 'Kein Netz' } });
    expect(new RequestError('ERR_TIMEOUT', 'not done').messageIn(german)).toBe('Zeit abgelaufen');
    expect(new RequestError('ERR_NETWORK', 'not done').messageIn(german)).toBe('Kein Netz');
    expect(new RequestError('ERR_TIMEOUT', 'not done').messageIn(english)).toBe(
      'ERR_TIMEOUT: Request timed out',
    );
    expect(new HttpError('not done', 500, { message: 'Broken.' }).messageIn(german)).toBe('Broken.');
    expect(idRefused('siteId').messageIn(german)).toMatch(/^ERR_ID: siteId is missing/);
  });
});

it.each([
  [401, 'f3b1', 'f3b1'],
  [403, 'f3b1', 'f3b1'],
  [400, 'f3b1', undefined],
  [403, '', undefined],
  [403, 7, undefined],
])('[NET-25] a %s answer with the token %j brings the token %s', (status, token, fresh) => {
  expect(new HttpError('not done', status, { token }).freshToken).toBe(fresh);
});

const status = (code: number) => new HttpError('not done', code, undefined);
const coded = (code: RequestError['code']) => new RequestError(code, 'not done');

it.each([
  ['an address of another site', addressRefused('//x/'), 'template'],
  ['an unusable id', idRefused('siteId'), 'template'],
  ['rows without columns', new ColumnsError('None.'), 'template'],
  ['no connection', coded('ERR_NETWORK'), 'connection'],
  ['no answer in time', coded('ERR_TIMEOUT'), 'connection'],
  ['400', status(400), 'host'],
  ['403', status(403), 'host'],
  ['422', status(422), 'host'],
  ['404', status(404), undefined],
  ['500', status(500), undefined],
  ['an invalid answer', coded('ERR_PARSE'), undefined],
  ['an error of a script with a code', Object.assign(new Error('x'), { code: 'ERR_URL' }), undefined],
  ['an error of a script', new TypeError('ERR_NETWORK'), undefined],
  ['nothing', undefined, undefined],
])('[NET-05] [NET-12] [NET-13] what helps after %s', (_, failure, helper) => {
  expect([
    isSetupMistake(failure) && 'template',
    mayBeOffline(failure) && 'connection',
    isRefusal(failure) && 'host',
  ]).toEqual(['template', 'connection', 'host'].map(name => name === helper && name));
});
