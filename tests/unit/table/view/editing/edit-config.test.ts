import { describe, expect, it } from 'vitest';
import { english } from '../../../../../src/domain/language/language.ts';
import {
  parseEditConfig,
  postedValue,
  startingValue,
  valueProblem,
} from '../../../../../src/table/view/editing/edit-config.ts';

const config = (sent: object) =>
  parseEditConfig(sent, 'editable') as NonNullable<ReturnType<typeof parseEditConfig>>;
const options = [{ value: 'km', label: 'Kilometres' }, { value: 2 }];

describe('the edit config of a cell', () => {
  it.each([
    [undefined, 'text'],
    [{}, 'text'],
    [{ type: 'number' }, 'number'],
    [{ type: 'select', options }, 'select'],
    [{ type: 'select', options: [{}, null, 'km'] }, undefined],
    [{ type: '__proto__' }, undefined],
    [{ type: ['text'] }, undefined],
    ['text', 'text'],
  ])('[TBL-21] %j is edited as %s', (sent, type) => {
    expect(parseEditConfig(sent, 'editable')?.type).toBe(type);
  });

  it.each([
    [{ required: true }, '  ', 'Enter a value.'],
    [{}, '', undefined],
    [{ type: 'number' }, '1,250.50', undefined],
    [{ type: 'number' }, '1e3', 'Enter a number, such as 12.50.'],
    [{ type: 'number' }, '12,34', 'Enter a number, such as 12.50.'],
    [{ type: 'number' }, '0,125', 'Enter a number, such as 12.50.'],
    [{ type: 'number', min: 1 }, '0.99', 'Enter a number of at least 1.'],
    [{ type: 'number', max: '5000' }, '5,000.01', 'Enter a number of at most 5000.'],
    [{ type: 'number', max: 'many' }, '99999', undefined],
    [{ type: 'date' }, '2026-02-29', 'Enter a date, such as 2026-05-06.'],
    [{ type: 'date' }, '2028-02-29', undefined],
    [{ type: 'date', min: '2026-01-01' }, '2025-12-31', 'Enter a date no earlier than 2026-01-01.'],
    [{ type: 'date', max: '2026-12-31' }, '2027-01-01', 'Enter a date no later than 2026-12-31.'],
    [{ type: 'date', required: true }, '', 'Enter a date.'],
    [{ type: 'select', options }, 'mi', 'Choose a value.'],
    [{ type: 'select', options }, '2', undefined],
    [{ type: 'select', options, required: true }, '', 'Choose a value.'],
  ])('[TBL-21] validates for %j the value "%s": %s', (sent, value, problem) => {
    expect(valueProblem(config(sent), value, english)).toBe(problem);
  });

  it.each([
    [{ type: 'select', options }, 'Kilometres', '', 'km'],
    [{ type: 'select', options }, 'Leagues', '', 'Leagues'],
    [{ type: 'date' }, '6 May 2026', '2026-05-06 10:00', '2026-05-06'],
    [{ type: 'date' }, 'soon', 'soon', 'soon'],
    [{ type: 'number' }, '1,250.50', 1250.5, '1,250.50'],
  ])(
    '[TBL-21] %j with the text "%s" and the sort value %j starts with the value "%s"',
    (sent, text, sort, value) => {
      expect(startingValue(config(sent), text, sort)).toBe(value);
    },
  );

  it('[TBL-11] posts a number without its grouping, anything else as typed', () => {
    expect(postedValue(config({ type: 'number' }), ' 1,250.50 ')).toBe('1250.50');
    expect(postedValue(config({}), ' 1,250.50 ')).toBe(' 1,250.50 ');
  });
});
