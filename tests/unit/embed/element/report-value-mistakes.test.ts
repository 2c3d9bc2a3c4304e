// @vitest-environment jsdom
import { array, object, string } from 'valibot';
import { expect, it, vi } from 'vitest';
import type { WrittenValue } from '../../../../src/embed/attributes/element-values.ts';
import type { AttributeDefinition } from '../../../../src/embed/definition.ts';
import { reportValueMistakes } from '../../../../src/embed/element/problem-reports.ts';
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
  ['empty JSON that is required', written({ ...json, required: true } as AttributeDefinition, { text: '' })],
])('[NET-21] a correct value does not load the rules: %s', (_, value) => {
  stopClock();
  reportValueMistakes(newElement(), [value]);
  expect(vi.getTimerCount()).toBe(0);
});
