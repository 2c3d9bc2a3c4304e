import { describe, expect, it } from 'vitest';
import {
  menuOptions,
  menuSize,
  optionFilter,
  type SelectOption,
} from '../../../../src/ui/select/select-options.ts';

const named = (...labels: string[]): SelectOption[] =>
  labels.map((label, index) => ({ value: String(index), label }));
const many = (count: number) => named(...Array.from({ length: count }, (_, index) => `Patient ${index}`));
const labels = (options: readonly SelectOption[]) => options.map(option => option.label);

describe('the filter of options', () => {
  const sites = optionFilter(named('Étoile pédiatrique', 'BEACON', 'St. Mary, Boston', 'Boston (East)'));

  it.each([
    ['', ['Étoile pédiatrique', 'BEACON', 'St. Mary, Boston', 'Boston (East)']],
    ['  ', ['Étoile pédiatrique', 'BEACON', 'St. Mary, Boston', 'Boston (East)']],
    ['beacon', ['BEACON']],
    ['ETOILE', ['Étoile pédiatrique']],
    ['boston mary', ['St. Mary, Boston']],
    ['bos', ['St. Mary, Boston', 'Boston (East)']],
    ['(', ['Boston (East)']],
    ['.*', []],
  ])('[SD-01] matches "%s" with %j', (search, matches) => {
    expect(labels(sites(search))).toEqual(matches);
  });

  it('[SD-01] searches all options, not only those that the menu renders', () => {
    expect(labels(optionFilter(many(5000))('4321'))).toEqual(['Patient 4321']);
  });
});

describe('the options of the menu', () => {
  it.each([
    [5000, menuSize],
    [100, menuSize],
    [99, 99],
  ])('[SD-01] are, of %i options, the first %i', (count, shown) => {
    const options = many(count);
    expect(menuOptions(options, null)).toEqual(options.slice(0, shown));
  });

  it('[SD-01] start with the chosen option if it would not be among the first', () => {
    const options = many(5000);
    const [first, hundredth, later] = [options[0], options[99], options[100]] as [
      SelectOption,
      SelectOption,
      SelectOption,
    ];
    expect(menuOptions(options, hundredth)).toEqual(options.slice(0, 100));
    expect(menuOptions(options, later)).toEqual([later, ...options.slice(0, 99)]);
    expect(menuOptions(options, first)[0]).toBe(first);
  });
});
