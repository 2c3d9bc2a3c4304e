// @vitest-environment jsdom
import { array, number, object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../../../src/diagnostics/attribute-problems.ts';
import { readAttributes } from '../../../../src/embed/attributes/read-attributes.ts';
import type { AttributeDefinition } from '../../../../src/embed/definition.ts';

const read = (attribute: AttributeDefinition, text: string | null, property?: unknown) =>
  readAttributes(
    { tag: 'psp-sample', attributes: { someValue: attribute } },
    { text: () => text, property: () => property, describe: describeProblem },
  );

const base = { description: 'A value.', example: '12' };
const flag = { ...base, type: 'flag' } as const;
const count = { ...base, type: 'number' } as const;
const size = { ...count, min: 1, max: 100, integer: true } as const;
const path = { ...base, example: '/account/login', type: 'path' } as const;
const level = { ...base, type: 'choice', values: ['site', 'study'] } as const;
const list = {
  ...base,
  type: 'json',
  shape: '[{id, name}]',
  schema: array(object({ id: number(), name: string() })),
} as const;

describe('[EMB-06] flags', () => {
  it.each([
    [null, false],
    ['', true],
    ['true', true],
    ['1', true],
    [' TRUE ', true],
    ['false', false],
    ['0', false],
  ])('parses %j as %j', (text, value) => {
    expect(read(flag, text)).toEqual({ values: { someValue: value }, problems: [], warnings: [] });
  });

  it.each(['yes', 'constructor', '__proto__', 'data-internal'])('rejects %j', text => {
    expect(read(flag, text).problems).toEqual([
      `psp-sample: data-some-value is "${text}". Use "true" or "false".`,
    ]);
  });
});

it('[NET-23] accepts a number that has lost digits, also where nobody is told of it', () => {
  expect(read(list, '[{"id":1,"name":9007199254740993}]').problems).toEqual([]);
});

describe('[EMB-04] the message for an invalid value', () => {
  it.each([
    [{ ...base, type: 'text', required: true } as const, null, 'is missing. Add data-some-value="12".'],
    [{ ...base, type: 'text', required: true } as const, '  ', 'is missing. Add data-some-value="12".'],
    [count, 'abc', 'is not a number. Use a number, such as "12".'],
    [count, '12px', 'is not a number. Use a number, such as "12".'],
    [count, 'Infinity', 'is not a number. Use a number, such as "12".'],
    [size, '0', 'is 0. Use a whole number from 1 to 100, such as "12".'],
    [size, '1.5', 'is 1.5. Use a whole number from 1 to 100, such as "12".'],
    [size, '-1', 'is -1. Use a whole number from 1 to 100, such as "12".'],
    [size, '1e308', 'is 1e+308. Use a whole number from 1 to 100, such as "12".'],
    [{ ...count, min: 0 } as const, '-1', 'is -1. Use a number of 0 or more, such as "12".'],
    [{ ...count, max: 9 } as const, '10', 'is 10. Use a number up to 9, such as "12".'],
    [path, '//evil.test', 'is not an address of this site. Use a path, such as "/account/login".'],
    [path, 'https://x:99999', 'is not an address of this site. Use a path, such as "/account/login".'],
    [path, 'javascript:alert(1)', 'is not an address of this site. Use a path, such as "/account/login".'],
    [level, 'sites', 'is "sites". Use "site" or "study".'],
    [
      list,
      '[{"id":1,"name":"Jane Roe"',
      'is not valid JSON: it ends after 26 characters. Its brackets are not closed. Write [{id, name}] and escape the quotes, or use a child script.',
    ],
    [list, '[{"id":1},{"id":"x"}]', 'has an unexpected value at 0.name. Write [{id, name}].'],
    [list, '{"id":1}', 'has an unexpected value. Write [{id, name}].'],
    [
      { ...list, required: true } as const,
      null,
      'is missing. Add data-some-value or a child <script type="application/json" data-prop="someValue"> with [{id, name}].',
    ],
  ])('for %j and %j says how to fix it', (attribute, text, problem) => {
    expect(read(attribute as AttributeDefinition, text).problems).toEqual([
      `psp-sample: data-some-value ${problem}`,
    ]);
  });

  it('[EMB-04] is absent for a fraction where whole numbers are not asked for', () => {
    expect(read(count, '0.5')).toEqual({ values: { someValue: 0.5 }, problems: [], warnings: [] });
  });

  it('[NET-14] repeats at most 40 characters of an unknown choice', () => {
    expect(read(level, 'x'.repeat(41)).problems.join()).toContain(`is "${'x'.repeat(40)}". Use`);
  });

  it('[EMB-04] says so if a schema is asynchronous', () => {
    const validate = async () => ({ value: 1 });
    const odd = { ...list, schema: { '~standard': { version: 1, vendor: 'x', validate } } };
    expect(read(odd as unknown as AttributeDefinition, '[]').problems).toEqual([
      'psp-sample: data-some-value has a schema that is not synchronous.',
    ]);
  });

  it('[EMB-04] is the one of the definition if the value is valid JSON or text that it refuses', () => {
    const problem = (value: unknown) => (value ? 'is one too many.' : undefined);
    const refused = ['psp-sample: data-some-value is one too many.'];
    expect(read({ ...base, type: 'text', problem } as AttributeDefinition, 'x').problems).toEqual(refused);
    expect(read({ ...list, problem } as AttributeDefinition, '[]').problems).toEqual(refused);
  });

  it('[EMB-10] lists the mistaken keys of JSON', () => {
    expect(read(list, '[{"nmae":"A"},{"ID":1,"name":"B"}]').problems.join()).toMatch(
      /at 0\.id\. Write \[\{id, name\}\]\. In it, .*nmae.* In it, .*ID.*$/,
    );
  });

  it('[EMB-07] says that required JSON is empty where its attribute is', () => {
    expect(read({ ...list, required: true }, ' ').problems).toEqual([
      'psp-sample: data-some-value is empty; did json_encode fail? Write [{id, name}].',
    ]);
  });

  it('[EMB-04] never throws, whatever a property throws that is read', () => {
    const value = {
      toString() {
        throw new Error('');
      },
    };
    expect(read({ ...base, type: 'text' }, null, value).problems).toHaveLength(1);
  });

  it.each(['1', '100', '1e2'])('[EMB-04] is absent for a number at its bounds: %s', text => {
    expect(read(size, text)).toEqual({ values: { someValue: Number(text) }, problems: [], warnings: [] });
  });

  it.each(['/portal', 'portal', 'https://portal.test/list/?a=b', '#top'])(
    '[NET-01] is absent for an address of this site, which is kept as written: %s',
    text => {
      expect(read(path, text)).toEqual({ values: { someValue: text }, problems: [], warnings: [] });
    },
  );

  it('[EMB-04] never quotes a JSON value, which may contain patient data', () => {
    const { problems } = read(list, '[{"id":"Jane Roe 1961-05-04"}]');
    expect(problems.join()).not.toMatch(/Jane|1961/);
  });
});

it('[EMB-13] treats a property of null as an absent attribute, even where the attribute is written', () => {
  expect(read(count, '3', null)).toEqual({ values: { someValue: undefined }, problems: [], warnings: [] });
});

describe('[EMB-04] one of two required attributes', () => {
  const attributes = {
    userId: { ...base, type: 'text', requiredUnless: 'profiles' },
    profiles: { ...list },
  } as const;
  const readBoth = (texts: Readonly<Record<string, string>>, properties: object = {}) =>
    readAttributes(
      { tag: 'psp-sample', attributes },
      {
        text: name => texts[name] ?? null,
        property: name => (properties as Record<string, unknown>)[name],
        describe: describeProblem,
      },
    ).problems;

  it.each([
    ['the one', { userId: '12' }, {}],
    ['the other', { profiles: '[]' }, {}],
    ['the other as a property', {}, { profiles: [] }],
    ['both', { userId: '12', profiles: '[]' }, {}],
  ])('is present as %s', (_, texts, properties) => {
    expect(readBoth(texts as Record<string, string>, properties)).toEqual([]);
  });

  it.each([{}, { profiles: ' ' }])('is missing: %j', texts => {
    expect(readBoth(texts as Record<string, string>)).toEqual([
      'psp-sample: data-user-id is missing. Add data-user-id="12", or data-profiles.',
    ]);
  });
});

describe('[UI-18] an element that exists to show a message', () => {
  const message = { ...base, type: 'text' } as const;
  const tone = {
    ...base,
    type: 'choice',
    values: ['good', 'bad'],
    default: 'good',
    ignoresCase: true,
  } as const;
  const readMessage = (texts: Readonly<Record<string, string>>) =>
    readAttributes(
      {
        tag: 'psp-sample',
        content: ['message', 'entries'],
        attributes: { message, entries: list, tone, count },
      },
      { text: name => texts[name] ?? null, property: () => undefined, describe: describeProblem },
    );
  const problem = 'psp-sample: data-tone is "odd". Use "good" or "bad".';

  it('is shown with the default of what is invalid, which is only a warning', () => {
    expect(readMessage({ message: 'Saved.', tone: 'odd', count: 'x', entries: '{' })).toMatchObject({
      values: { message: 'Saved.', tone: 'good', count: undefined, entries: undefined },
      problems: [],
      warnings: [expect.stringContaining('data-entries'), problem, expect.stringContaining('data-count')],
    });
  });

  it('shows nothing without a message, and no set-up card either', () => {
    expect(readMessage({ tone: 'odd' })).toMatchObject({ problems: [], warnings: [problem] });
  });

  it('takes an empty choice for an absent one', () => {
    expect(readMessage({ message: 'Saved.', tone: ' ' })).toMatchObject({
      values: { tone: 'good' },
      problems: [],
      warnings: [],
    });
    const asProperty = readAttributes(
      { tag: 'psp-sample', attributes: { tone } },
      { text: () => null, property: () => '', describe: describeProblem },
    );
    expect(asProperty).toEqual({ values: { tone: 'good' }, problems: [], warnings: [] });
  });

  it('recognizes a choice in any case', () => {
    expect(readMessage({ tone: ' BAD ' }).values).toMatchObject({ tone: 'bad' });
  });
});
