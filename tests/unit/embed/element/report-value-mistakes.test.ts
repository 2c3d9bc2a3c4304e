// @vitest-environment jsdom
import { array, looseObject, object, string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { WrittenValue } from '../../../../src/embed/attributes/element-values.ts';
import type { AttributeDefinition } from '../../../../src/embed/definition.ts';
import { reportValueMistakes } from '../../../../src/embed/element/problem-reports.ts';
import { expectedLines, expectLogged, logged } from '../../../support/console.ts';
import { stopClock } from '../../../support/time-limits.ts';

const base = { description: 'A value.', example: 'x' };
const text: AttributeDefinition = { ...base, type: 'text' };
const json = {
  ...base,
  type: 'json',
  shape: '[{name}]',
  schema: array(object({ name: string() })),
} as unknown as AttributeDefinition;

const written = (attribute: AttributeDefinition, its: Partial<WrittenValue>): WrittenValue => ({
  name: 'someValue',
  attribute,
  text: null,
  value: undefined,
  ...its,
});
const ofText = (value: string | null) => written(text, { text: value, value });

// The rules say everything once per page: each case has a tag of its own.
let tags = 0;
const newElement = (): HTMLElement => {
  tags += 1;
  return document.createElement(`psp-sample-${tags}`);
};

describe('a text that looks like a mistake', () => {
  it.each(['None', ' null '])('[NET-21] is named as a word for a missing value: %j', async value => {
    const element = newElement();
    expectLogged(`${element.localName}: data-some-value is "${value.trim()}", which`);
    reportValueMistakes(element, [ofText(value)]);
    await expectedLines();
  });

  it('[NET-21] is named as an id with separators', async () => {
    const element = newElement();
    expectLogged(`${element.localName}: data-site-id is a number with thousands separators.`);
    reportValueMistakes(element, [{ ...ofText(' 1,234 '), name: 'siteId' }]);
    await expectedLines();
  });
});

describe('JSON that looks like a mistake', () => {
  it('[NET-21] is named as empty, unless its absence is reported anyway', async () => {
    const element = newElement();
    expectLogged(`${element.localName}: data-some-value is empty`);
    reportValueMistakes(element, [written(json, { text: '' })]);
    await expectedLines();
  });

  it('[NET-21] is named by its mistaken key', async () => {
    const element = newElement();
    expectLogged(/nmae/);
    reportValueMistakes(element, [written(json, { text: '[…]', value: [{ nmae: 'A' }] })]);
    await expectedLines();
    expect(logged().join()).toContain('data-some-value');
  });

  it('[NET-21] is named in a record, whose schema allows any key', async () => {
    const record = { ...base, type: 'json', shape: '{}', schema: looseObject({}), isRecord: true };
    const reimbursement = written(record as unknown as AttributeDefinition, {
      name: 'reimbursement',
      value: { totalUsd: 5 },
    });
    expectLogged('"totalUsd" is ignored. Use "totalUSD".');
    reportValueMistakes(document.createElement('psp-reimbursement-detail'), [reimbursement]);
    await expectedLines();
  });
});

describe('correct values', () => {
  it.each<[string, WrittenValue]>([
    ['an ordinary text', ofText('A {site} of $5 <b>')],
    ['an amount', ofText('1,234')],
    ['a text with such a word in it', ofText('None of them')],
    ['a text that ends with such a word', ofText('is undefined')],
    ['a dollar sign with a brace inside', ofText(`a $${'{b}'}`)],
    ['a missing text', ofText(null)],
    ['right JSON', written(json, { text: '[…]', value: [{ name: 'A' }] })],
    ['missing JSON', written(json, {})],
    ['a missing record', written({ ...json, isRecord: true } as AttributeDefinition, {})],
    [
      'empty JSON that is required',
      written({ ...json, required: true } as AttributeDefinition, { text: '' }),
    ],
  ])('[NET-21] does not load the rules: %s', (_, value) => {
    stopClock();
    reportValueMistakes(newElement(), [value]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
