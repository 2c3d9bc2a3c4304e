import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, storedCents } from '../../../src/domain/display/money.ts';
import {
  allocated,
  clashingNames,
  postedFields,
  problemsOf,
  type StoredChild,
  startingAllocation,
  thresholdNews,
  unreadTexts,
  withFunds,
  withThreshold,
} from '../../../src/elements/deposit-form/deposit-form.rules.ts';

const child = (depositBalance?: unknown, depositThresholdAmount?: unknown): StoredChild => ({
  id: 7,
  name: 'BREATHE-2',
  depositBalance,
  depositThresholdAmount,
});
const line = (funds: string, threshold = '0.00') =>
  withThreshold(withFunds(startingAllocation(child()), funds), threshold);

describe('[DEP-02] the threshold at first', () => {
  it.each([
    ['stored', child(100, 30), '30.00'],
    ['stored as 0', child(100, 0), '0.00'],
    ['stored as a text', child('1,000.00', '250.5'), '250.50'],
    ['missing', child('100.00'), '25.00'],
    ['null', child('100.00', null), '25.00'],
    ['and the balance missing', child(), '0.00'],
    ['above the balance', child(50, 60), '60.00'],
  ])('%s', (_, stored, threshold) => {
    expect(startingAllocation(stored).threshold).toBe(threshold);
  });

  it('[DEP-02] a stored threshold above the funds is shown and marked, never changed', () => {
    expect(problemsOf(startingAllocation(child(50, 60)))).toEqual({
      threshold: 'The threshold must not exceed the funds.',
    });
  });
});

describe('[DEP-02] changing the funds sets the threshold to 25%, half a cent up', () => {
  it.each([
    ['0.01', '0.00'],
    ['0.02', '0.01'],
    ['0.03', '0.01'],
    ['0.06', '0.02'],
    ['0.10', '0.03'],
    ['0.58', '0.15'],
    ['1.14', '0.29'],
    ['4.02', '1.01'],
    ['99.99', '25.00'],
    ['100', '25.00'],
    ['1234.57', '308.64'],
    ['999,999,999.99', '250,000,000.00'],
  ])('%s gives %s', (funds, threshold) => {
    expect(withFunds(startingAllocation(child()), funds).threshold).toBe(threshold);
  });

  it('[DEP-02] also one that was set by hand', () => {
    expect(withFunds(line('40', '30'), '80').threshold).toBe('20.00');
  });

  it('[DEP-02] but not when only the spelling changes', () => {
    const byHand = line('80', '5.00');
    expect(withFunds(withFunds(byHand, '80.0'), '80.00').threshold).toBe('5.00');
  });

  it('[DEP-02] cleared funds are missing, count as 0, and so does the threshold', () => {
    const cleared = withFunds(line('80', '5.00'), '');
    expect(cleared.threshold).toBe('0.00');
    expect(allocated([cleared])).toBe(0);
    expect(problemsOf(cleared)).toEqual({ funds: 'Enter an amount.' });
  });
});

describe('[DEP-05] what is stored and cannot be read', () => {
  it.each(['1.000,50', '12.345', 'N/A', '(50.00)', {}, true, 0.30000000000000004])(
    '[DEP-05] such as %j, stays blank, is marked and is named without its value',
    stored => {
      const threshold = startingAllocation(child('400.00', stored));
      expect(threshold).toMatchObject({ funds: '400.00', threshold: '', unread: ['threshold'] });
      expect(problemsOf(threshold)).toEqual({
        threshold: 'The stored threshold could not be read. Enter it.',
      });
      expect(unreadTexts([threshold])).toEqual(['depositThresholdAmount of the child "7"']);
      const funds = startingAllocation(child(stored, '10.00'));
      expect(funds).toMatchObject({ funds: '', threshold: '10.00', unread: ['funds'] });
      expect(problemsOf(funds)).toEqual({ funds: 'The stored amount could not be read. Enter it.' });
      expect(unreadTexts([funds])).toEqual(['depositBalance of the child "7"']);
    },
  );

  it('[DEP-05] no threshold is derived from a balance that cannot be read', () => {
    expect(startingAllocation(child('1.000,50')).threshold).toBe('0.00');
  });

  it('[DEP-05] an amount that is absent is none that cannot be read', () => {
    for (const absent of [undefined, null, ''])
      expect(startingAllocation(child(absent, absent)).unread).toEqual([]);
  });

  it('[DEP-05] entering it takes the mark away', () => {
    const line = startingAllocation(child('400.00', '1.000,50'));
    expect(withThreshold(line, '100').unread).toEqual([]);
    expect(problemsOf(withThreshold(line, '100'))).toEqual({});
  });
});

describe('[DEP-05] a threshold that funds have rewritten says so', () => {
  const stored = startingAllocation(child('50,000.00', '12,500.00'));

  it('[DEP-05] with what it was before the first change, whatever was typed between', () => {
    const typed = ['5', '50', '500'].reduce(withFunds, stored);
    expect(typed.threshold).toBe('125.00');
    expect(thresholdNews(typed)).toBe('25 % of funds, was 12,500.00');
  });

  it('[DEP-05] but not when it is the same in the end, or when it was entered since', () => {
    expect(thresholdNews(['5', '50000'].reduce(withFunds, stored))).toBeUndefined();
    expect(thresholdNews(withThreshold(withFunds(stored, '80'), '10'))).toBeUndefined();
    expect(thresholdNews(stored)).toBeUndefined();
  });

  it('[DEP-05] also one that could not be read', () => {
    const unread = startingAllocation(child('400.00', 'N/A'));
    expect(thresholdNews(withFunds(unread, '80'))).toBe('25 % of funds; the stored one could not be read');
  });
});

describe('[DEP-03] [DEP-05] the sum', () => {
  it.each([
    ['an amount that cannot be read', withFunds(startingAllocation(child('40.00')), '1.000,50'), undefined],
    ['a stored one that cannot', startingAllocation(child('1.000,50')), undefined],
    ['an empty one', withFunds(startingAllocation(child('40.00')), ''), 1000],
  ])('[DEP-05] with %s', (_, odd, sum) => {
    expect(allocated([startingAllocation(child('10.00')), odd])).toBe(sum);
  });
});

describe('[DEP-01] [UI-13] amounts that would change sign or scale stay as typed and are marked', () => {
  it.each(['-50.00', '(50.00)', '1e3', '1.234,56', '12.345', '١٢', '1.2.3', '90071992547409.92'])(
    '%s',
    typed => {
      const edited = withFunds(line('80', '5.00'), typed);
      expect(edited.funds).toBe(typed);
      expect(edited.threshold).toBe('5.00');
      expect(problemsOf(edited).funds).toMatch(/^Enter /);
    },
  );
});

describe('[DEP-03] the sum is exact', () => {
  it.each([
    [['0.10', '0.20'], 30],
    [['33.33', '33.33', '33.33'], 9999],
    [['33.34', '33.34', '33.34'], 10002],
    [['80', ''], 8000],
  ])('%j', (funds, cents) => {
    expect(allocated(funds.map(text => line(text)))).toBe(cents);
  });
});

describe('[DEP-04] what is posted', () => {
  it('bare names, two decimals, no grouping', () => {
    expect(
      postedFields(100_000, [withThreshold(withFunds(startingAllocation(child()), '1,080'), '20')]),
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
  ])('children %j share the names %j', (ids, names) => {
    expect(clashingNames(ids.map(id => ({ id })))).toEqual(names);
  });
});

it('[DEP-02] after any edits a line without a problem has a threshold within its funds, and posts what it shows', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }).map(cents => (cents / 100).toFixed(2)),
    fc.constantFrom('', '1,234.5', '.5', '5.', '-3', '1e3', 'x'),
  );
  const edit = fc.record({ field: fc.constantFrom('funds', 'threshold'), text: amount });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 50 }), edits => {
      const edited = edits.reduce(
        (before, { field, text }) =>
          field === 'funds' ? withFunds(before, text) : withThreshold(before, text),
        startingAllocation(child('100.00', '10.00')),
      );
      if (Object.keys(problemsOf(edited)).length > 0) return;
      const [, funds, threshold] = postedFields(0, [edited]).map(([, value]) => Number(storedCents(value)));
      expect(threshold).toBeLessThanOrEqual(Number(funds));
      expect(parseMoney(edited.funds)).toEqual({ ok: true, cents: funds });
    }),
    { numRuns: 1000 },
  );
});
