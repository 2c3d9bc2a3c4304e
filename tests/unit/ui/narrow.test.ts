import { describe, expect, it } from 'vitest';
import { menuSize, narrowing, type SelectOption } from '../../../src/ui/select/narrow.ts';

const named = (...labels: string[]): SelectOption[] =>
  labels.map((label, index) => ({ value: String(index), label }));
const many = (count: number) => named(...Array.from({ length: count }, (_, index) => `Patient ${index}`));
const labels = (options: readonly SelectOption[]) => options.map(option => option.label);

describe('narrowing options', () => {
  const sites = narrowing(named('Étoile pédiatrique', 'BEACON', 'St. Mary, Boston', 'Boston (East)'));

  it.each([
    ['', ['Étoile pédiatrique', 'BEACON', 'St. Mary, Boston', 'Boston (East)']],
    ['  ', ['Étoile pédiatrique', 'BEACON', 'St. Mary, Boston', 'Boston (East)']],
    ['beacon', ['BEACON']],
    ['ETOILE', ['Étoile pédiatrique']],
    ['boston mary', ['St. Mary, Boston']],
    ['bos', ['St. Mary, Boston', 'Boston (East)']],
    ['(', ['Boston (East)']],
    ['.*', []],
  ])('[SD-01] by "%s" leaves %j', (search, left) => {
    expect(labels(sites(search))).toEqual(left);
  });

  it('[SD-01] shows 100 of 5,000 and says how many more there are, in a line nobody can choose', () => {
    const menu = narrowing(many(5000))('');
    expect(menu).toHaveLength(menuSize + 1);
    expect(menu.at(-1)).toEqual({ value: '', label: '4,900 more: type to narrow', disabled: true });
  });

  it('[SD-01] shows 100 of 100 and no line', () => {
    expect(narrowing(many(100))('')).toHaveLength(100);
  });

  it('[SD-01] finds among all of them, not among those shown', () => {
    expect(labels(narrowing(many(5000))('4321'))).toEqual(['Patient 4321']);
  });
});
