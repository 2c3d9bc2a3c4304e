import { describe, expect, it } from 'vitest';
import { valueText } from '../../../../src/embed/debug/element-report.ts';
import type { AttributeDefinition } from '../../../../src/embed/definition.ts';

const of = (type: string) => ({ type, description: '', example: '' }) as AttributeDefinition;

describe('the value of an attribute in the debug panel', () => {
  it.each([
    ['text', 'siteId', '12', '12'],
    ['number', 'limit', 100, '100'],
    ['flag', 'internal', false, 'false'],
    ['path', 'endpoint', '/cards/', '/cards/'],
    ['path', 'endpoint', '/cards/?site=12&q=Ada#top', '/cards/?site=…&q=…#top'],
    ['text', 'label', '', 'empty'],
    ['text', 'label', undefined, 'absent'],
  ])('[EMB-16] shows a %s', (type, name, value, text) => {
    expect(valueText(name, of(type), value)).toBe(text);
  });

  it.each([
    [[{ id: '7', name: 'Ada' }, { id: '8' }], '2 items: id, name'],
    [['Ada'], '1 item'],
    [{ id: '7', depositBalance: 400 }, '2 keys: id, depositBalance'],
    ['Ada', 'a single value'],
    [null, 'absent'],
  ])('[EMB-16] shows only keys and counts of JSON: %j', (value, text) => {
    expect(valueText('studies', of('json'), value)).toBe(text);
  });

  it('[EMB-16] shows only that a token is present', () => {
    expect(valueText('token', of('text'), 'f3b1c0')).toBe('present');
    expect(valueText('token', of('text'), undefined)).toBe('absent');
  });
});
