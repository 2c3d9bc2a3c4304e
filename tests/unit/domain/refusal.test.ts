import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldName, refusalIn, refusalText } from '../../../src/domain/refusal.ts';
import { HttpError, resultError } from '../../../src/http/errors.ts';
import { runs } from '../../support/runs.ts';

const fieldsIn = (body: unknown, isForm = true) => Object.fromEntries(refusalIn(body, isForm).fields);

describe('the messages by field', () => {
  it.each<[string, unknown, object]>([
    ['Laravel', { message: 'Invalid.', errors: { site: ['Closed.', 'Old.'] } }, { site: 'Closed. Old.' }],
    ['Rails', { errors: { site: ['is closed'] } }, { site: 'is closed' }],
    [
      'Django',
      { site: ['Closed.'], non_field_errors: ['No.'] },
      { site: 'Closed.', non_field_errors: 'No.' },
    ],
    [
      'get_json_data of Django',
      { errors: { site: [{ message: 'Closed.', code: 'x' }] } },
      { site: 'Closed.' },
    ],
    ['a host with one text each', { errors: { site: 'Closed.' } }, { site: 'Closed.' }],
    ['a host with lines', { errors: { site: ['One\nTwo'] } }, { site: 'One Two' }],
    ['a list', { errors: ['Closed.', { message: 'Old.' }] }, { '': 'Closed. Old.' }],
    ['a text', { errors: 'Closed.' }, { '': 'Closed.' }],
    ['a form with brackets', { errors: { '12[note]': ['Long.'] } }, { '12.note': 'Long.' }],
    ['junk', { errors: { a: 7, b: [null, {}, [], true], c: { d: ['x'] }, e: ' ' } }, {}],
    ['no object', 'Closed.', {}],
    ['null', null, {}],
    ['a list of texts', ['Closed.'], {}],
  ])('[NET-18] are read as %s sends them', (_, body, fields) => {
    expect(fieldsIn(body)).toEqual(fields);
  });

  it('[NET-18] ignore other lists beside `errors`, and all top-level lists if the answer is not for a form', () => {
    expect(fieldsIn({ errors: { site: ['Closed.'] }, roles: ['ADMIN'] })).toEqual({ site: 'Closed.' });
    expect(fieldsIn({ roles: ['ADMIN'] }, false)).toEqual({});
  });

  it('[NET-18] may have field names that every object has', () => {
    const { fields } = refusalIn(JSON.parse('{"errors": {"__proto__": ["A"], "constructor": ["B"]}}'));
    expect([...fields]).toEqual([
      ['__proto__', 'A'],
      ['constructor', 'B'],
    ]);
  });

  it('[NET-18] are texts of at most 300 characters, whatever the host sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (errors, message) => {
        const { fields } = refusalIn({ errors, message }, true);
        for (const text of fields.values()) {
          expect(text).toMatch(/\S/);
          expect(text.length).toBeLessThanOrEqual(301);
        }
      }),
      { numRuns: runs(1000) },
    );
    expect(fieldsIn({ errors: { site: ['x'.repeat(400)] } })).toEqual({ site: `${'x'.repeat(300)}…` });
  });

  it('[NET-18] name fields as forms post them, or with dots', () => {
    expect(['dateStart', '12[note]', '12[note][0]', '7Threshold'].map(fieldName)).toEqual([
      'dateStart',
      '12.note',
      '12.note.0',
      '7Threshold',
    ]);
  });
});

describe('the message', () => {
  it.each<[unknown, string | undefined]>([
    ['No.', 'No.'],
    ['  No.  ', 'No.'],
    ['One\r\n\r\n  Two', 'One Two'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(301), `${'x'.repeat(300)}…`],
    [`${'x'.repeat(299)}😀`, `${'x'.repeat(299)}…`],
    [' ', undefined],
    [7, undefined],
    [['No.'], undefined],
    [undefined, undefined],
  ])('[NET-18] %j is read as %j', (message, text) => {
    expect(refusalIn({ message }).message).toBe(text);
  });

  it('[NET-18] stands alone unless the answer is one of a form', () => {
    expect([...refusalIn({ message: 'No.', site: ['Closed.'] }).fields]).toEqual([]);
  });
});

describe('the text of a banner', () => {
  it('[NET-18] joins the messages of fields that no other place shows', () => {
    expect(refusalText(refusalIn({ errors: { site: ['Closed.'], study: ['Old.'] } }))).toBe('Closed. Old.');
    expect(refusalText(refusalIn({ message: 'Invalid.', errors: { site: ['Closed.'] } }))).toBe(
      'Invalid. Closed.',
    );
    expect(refusalText(refusalIn({}))).toBeUndefined();
  });

  const refusal = refusalIn({ message: 'Invalid: Closed.', errors: { site: ['Closed.'], study: ['Old.'] } });

  it.each<[readonly string[], string]>([
    [[], 'Invalid: Closed. Old.'],
    [['study'], 'Invalid: Closed.'],
    [['site', 'study'], 'Invalid: Closed.'],
  ])('[NET-18] leaves out what is shown at the fields %j: %s', (shown, text) => {
    expect(refusalText(refusal, name => shown.includes(name))).toBe(text);
  });

  it('[NET-18] is absent if the fields show all messages', () => {
    expect(refusalText(refusalIn({ errors: { site: ['Closed.'] } }), () => true)).toBeUndefined();
  });

  it.each<[string, Error, string]>([
    ['422', new HttpError('not done', 422, { errors: { site: ['Closed.'] } }), 'Closed.'],
    ['400 of Django', new HttpError('not done', 400, { site: ['Closed.'] }), 'Closed.'],
    ['403', new HttpError('not done', 403, { roles: ['ADMIN'], errors: ['x'] }), 'An error occurred.'],
    ['500', new HttpError('not done', 500, { errors: { site: ['Closed.'] } }), 'An error occurred.'],
    ['failure in a 200', resultError('not done', { errors: { site: ['Closed.'] } }), 'Closed.'],
    ['200 without a proof', resultError('not done', { rows: ['x'] }), 'Server did not report success'],
  ])('[NET-18] after a %s without a message', (_, error, text) => {
    expect(error.message).toBe(text);
  });
});
