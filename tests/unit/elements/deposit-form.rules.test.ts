import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, storedCents } from '../../../src/domain/display/money.ts';
import { english } from '../../../src/domain/language/language.ts';
import {
  type Allocation,
  duplicateFieldNames,
  initialAllocation,
  lineErrors,
  minimumAllocated,
  postedFields,
  postedNames,
  type StoredChild,
  savingObstacle,
  thresholdHint,
  totalAllocated,
  unreadableAmounts,
  withFunds,
  withThreshold,
} from '../../../src/elements/deposit-form/deposit-form.rules.ts';
import { runs } from '../../support/runs.ts';

const child = (depositBalance?: unknown, depositThresholdAmount?: unknown): StoredChild => ({
  id: 7,
  name: 'BREATHE-2',
  depositBalance,
  depositThresholdAmount,
});
const line = (funds: string, threshold = '0.00') =>
  withThreshold(withFunds(initialAllocation(child()), funds), threshold);

describe('[DEP-02] the initial threshold, with the stored one', () => {
  it.each([
    ['as a number', child(100, 30), '30.00'],
    ['as 0', child(100, 0), '0.00'],
    ['as a text', child('1,000.00', '250.5'), '250.50'],
    ['missing', child('100.00'), '25.00'],
    ['null', child('100.00', null), '25.00'],
    ['missing together with the balance', child(), '0.00'],
    ['above the balance', child(50, 60), '60.00'],
  ])('%s', (_, stored, threshold) => {
    expect(initialAllocation(stored).threshold).toBe(threshold);
  });
});

describe('[DEP-02] changing the funds', () => {
  it.each([
    ['0.10', '0.03'],
    ['1234.57', '308.64'],
    ['999,999,999.99', '250,000,000.00'],
  ])('[DEP-02] to %s sets the threshold to 25%, half a cent rounded up: %s', (funds, threshold) => {
    expect(withFunds(initialAllocation(child()), funds).threshold).toBe(threshold);
  });

  it('[DEP-02] to an empty text is an error, counts as 0 and sets the threshold to 0', () => {
    const cleared = withFunds(line('80', '5.00'), '');
    expect(cleared.threshold).toBe('0.00');
    expect(totalAllocated([cleared])).toBe(0);
    expect(lineErrors(cleared, english)).toEqual({ funds: 'Enter an amount.' });
  });
});

describe('[DEP-05] a stored amount that cannot be read', () => {
  it.each(['1.000,50', '-5.00x', {}])(
    '[DEP-05] such as %j, stays blank, is marked and is reported without its value',
    stored => {
      const threshold = initialAllocation(child('400.00', stored));
      expect(threshold).toMatchObject({ funds: '400.00', threshold: '', unreadable: ['threshold'] });
      expect(lineErrors(threshold, english)).toEqual({
        threshold: "We couldn't read the saved threshold. Please enter it.",
      });
      expect(unreadableAmounts(0, [threshold])).toEqual(['depositThresholdAmount of the child "7"']);
      const funds = initialAllocation(child(stored, '10.00'));
      expect(funds).toMatchObject({ funds: '', threshold: '10.00', unreadable: ['funds'] });
      expect(lineErrors(funds, english)).toEqual({
        funds: "We couldn't read the saved amount. Please enter it.",
      });
      expect(unreadableAmounts(0, [funds])).toEqual(['depositBalance of the child "7"']);
      expect(unreadableAmounts(undefined, [])).toEqual(['depositBalance of data-parent']);
    },
  );

  it('[DEP-05] does not include the noise of floating point', () => {
    expect(initialAllocation(child(1234.5600000000002, 0.30000000000000004))).toMatchObject({
      funds: '1,234.56',
      threshold: '0.30',
      unreadable: [],
    });
  });

  it('[DEP-05] is not used to derive the threshold', () => {
    expect(initialAllocation(child('1.000,50')).threshold).toBe('0.00');
  });

  it('[DEP-05] is not the same as an absent one', () => {
    for (const absent of [undefined, null, ''])
      expect(initialAllocation(child(absent, absent)).unreadable).toEqual([]);
  });
});

describe('[DEP-05] the hint on a threshold that the funds have replaced', () => {
  const stored = initialAllocation(child('50,000.00', '12,500.00'));

  it('[DEP-05] names the threshold before the first change of the funds', () => {
    const typed = ['5', '50', '500'].reduce(withFunds, stored);
    expect(typed.threshold).toBe('125.00');
    expect(thresholdHint(typed, english)).toBe('Set to 25% of funds (was 12,500.00)');
  });

  it('[DEP-05] is absent if the threshold is unchanged or was entered since', () => {
    expect(thresholdHint(['5', '50000'].reduce(withFunds, stored), english)).toBeUndefined();
    expect(thresholdHint(withThreshold(withFunds(stored, '80'), '10'), english)).toBeUndefined();
    expect(thresholdHint(stored, english)).toBeUndefined();
  });

  it('[DEP-05] says if the previous threshold could not be read', () => {
    const unread = initialAllocation(child('400.00', 'N/A'));
    expect(thresholdHint(withFunds(unread, '80'), english)).toBe(
      "Set to 25% of funds (we couldn't read the saved threshold)",
    );
  });
});

it.each([
  ['an amount that cannot be read', withFunds(initialAllocation(child('40.00')), '1.000,50'), undefined],
  ['a stored amount that cannot be read', initialAllocation(child('1.000,50')), undefined],
  ['an empty amount', withFunds(initialAllocation(child('40.00')), ''), 1000],
])('[DEP-03] [DEP-05] the total allocated with %s', (_, other, total) => {
  expect(totalAllocated([initialAllocation(child('10.00')), other])).toBe(total);
});

describe('[DEP-03] [DEP-05] amounts that cannot be read', () => {
  const obstacleOf = (lines: readonly Allocation[]) =>
    savingObstacle({ balance: 5000, minimumAllocated: minimumAllocated(lines), duplicateNames: [] }, english);
  const unread = withFunds(initialAllocation(child('40.00')), '1.000,50');

  it('[DEP-03] do not hide that the readable funds alone exceed the balance', () => {
    expect(obstacleOf([line('50.01'), unread])).toBe(
      'Total balance allocated must not exceed the total deposit balance.',
    );
  });

  it('[DEP-03] do not count towards the balance', () => {
    expect(obstacleOf([line('50.00'), unread])).toBeUndefined();
  });
});

describe('[DEP-04] the posted fields', () => {
  it('[DEP-04] have the bare ids as names, and amounts with two decimals and no grouping', () => {
    expect(
      postedFields(100_000, [withThreshold(withFunds(initialAllocation(child()), '1,080'), '20')]),
    ).toEqual([
      ['parentBalance', '1000.00'],
      ['7', '1080.00'],
      ['7Threshold', '20.00'],
    ]);
  });

  it.each([
    [['7', '8'], []],
    [
      ['7', 7],
      ['7', '7Threshold'],
    ],
    [['parentBalance'], ['parentBalance']],
    [['7', '7Threshold'], ['7Threshold']],
    [['_token'], ['_token']],
  ])('[DEP-04] of children %j have the duplicate names %j', (ids, names) => {
    expect(duplicateFieldNames(ids.map(id => ({ id })))).toEqual(names);
  });
});

it('[DEP-02] after any edits, a line without errors has a threshold within its funds and posts the amounts shown', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }).map(cents => (cents / 100).toFixed(2)),
    fc.constantFrom('', '1,234.5', '.5', '5.', '-3', '1e3', 'x'),
  );
  const edit = fc.record({ field: fc.constantFrom('funds', 'threshold'), text: amount });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 50 }), edits => {
      const edited = edits.reduce(
        (current, { field, text }) =>
          field === 'funds' ? withFunds(current, text) : withThreshold(current, text),
        initialAllocation(child('100.00', '10.00')),
      );
      if (Object.keys(lineErrors(edited, english)).length > 0) return;
      const [, funds, threshold] = postedFields(0, [edited]).map(([, value]) => Number(storedCents(value)));
      expect(threshold).toBeLessThanOrEqual(Number(funds));
      expect(parseMoney(edited.funds)).toEqual({ ok: true, cents: funds });
    }),
    { numRuns: runs(1000) },
  );
});

describe('why the form cannot be saved', () => {
  const obstacle = (
    minimumAllocated: number,
    balance: number | undefined = 10_00,
    duplicateNames: string[] = [],
  ) => savingObstacle({ balance, minimumAllocated, duplicateNames }, english);

  it.each([
    [9_99, undefined],
    [10_00, undefined],
    [10_01, 'Total balance allocated must not exceed the total deposit balance.'],
  ])('[DEP-03] for a total of %s cents out of 1000: %s', (total, text) => {
    expect(obstacle(total)).toBe(text);
  });

  it('[DEP-03] [DEP-04] without a readable balance, or when one amount would overwrite another', () => {
    const withoutBalance = savingObstacle(
      { balance: undefined, minimumAllocated: 0, duplicateNames: [] },
      english,
    );
    expect(withoutBalance).toContain('balance is missing');
    expect(obstacle(0, 10_00, ['7'])).toContain('share an identifier');
  });
});

describe('the lines', () => {
  it('[DEP-04] are posted under the id of the child', () => {
    expect(postedNames({ id: '7' })).toEqual({ funds: '7', threshold: '7Threshold' });
  });

  it('[DEP-01] are named by the id where the child has no name', () => {
    expect(initialAllocation(child()).name).toBe('BREATHE-2');
    expect(initialAllocation({ ...child(), name: '' }).name).toBe('7');
  });

  it('[DEP-05] are readable again, field by field, once they are typed anew', () => {
    const unreadable = initialAllocation(child('many', 'few'));
    expect(unreadable.unreadable).toEqual(['funds', 'threshold']);
    expect(withFunds(unreadable, 'x').unreadable).toEqual(['threshold']);
    expect(withThreshold(unreadable, '1').unreadable).toEqual(['funds']);
    expect(withFunds(unreadable, '5').unreadable).toEqual([]);
  });

  it('[DEP-02] keep their threshold when the funds are typed as they were', () => {
    expect(withFunds(initialAllocation(child('100', '30')), '100.00').threshold).toBe('30.00');
    expect(withFunds(initialAllocation(child()), '0').threshold).toBe('0.00');
    expect(withFunds(initialAllocation(child('many', '30')), '0').threshold).toBe('0.00');
  });

  it('[DEP-02] may have a threshold as high as the funds, and none is compared with funds that cannot be read', () => {
    expect(lineErrors(line('10', '10.00'), english)).toEqual({});
    expect(lineErrors(line('10', '10.01'), english)).toHaveProperty('threshold');
    expect(lineErrors({ ...line('10', '5'), funds: 'x' }, english)).not.toHaveProperty('threshold');
  });

  it('[DEP-05] leave a negative stored threshold blank', () => {
    expect(initialAllocation(child('100', '-1'))).toMatchObject({ threshold: '', unreadable: ['threshold'] });
  });
});
