import { shownDate, shownMoment } from '../../../src/domain/dates/dates.ts';
import { currencyText } from '../../../src/domain/display/money.ts';
import { numberText } from '../../../src/domain/display/numbers.ts';
import { english } from '../../../src/domain/language/language.ts';
import { cardNumberShown } from '../../../src/elements/card-list/card-list.rules.ts';
import { Amount } from '../../../src/ui/values/amount.tsx';
import { Rows } from '../sections.tsx';
import { InShadowRoot } from './in-shadow-root.tsx';

const head = ['A host sends', 'People read'];

/** Dates as the elements format them. */
export const Dates = () => (
  <Rows
    head={head}
    rows={['2026-05-06', '2026-05-06T09:30:00Z', '0000-00-00', 'next week'].map(text => [
      `\`${text}\``,
      shownDate(text, english) || 'nothing',
    ])}
  />
);

/** Dates with a time as the elements format them. */
export const Moments = () => (
  <Rows
    head={head}
    rows={['2026-05-06T09:30:00', '2026-05-06 14:05', '2026-05-06T00:00:00'].map(text => [
      `\`${text}\``,
      shownMoment(text, english),
    ])}
  />
);

const amounts = [
  ['47.5', 'USD'],
  ['1284.50', 'USD'],
  ['1,284.5', 'EUR'],
  ['1284', 'USD'],
  ['184200', 'JPY'],
] as const;

/** Amounts as the elements format them. */
export const Amounts = () => (
  <Rows
    head={head}
    rows={amounts.map(([text, currency]) => [
      `\`${text}\`, \`${currency}\``,
      <InShadowRoot key="amount">
        <Amount text={currencyText(text, currency)} currency={currency} />
      </InShadowRoot>,
    ])}
  />
);

/** Counts and card numbers as the elements format them. */
export const Numbers = () => (
  <Rows
    head={head}
    rows={[
      ['`62000` rows', numberText(62_000)],
      ['`lastEightDigits`: `"01234567"`', cardNumberShown('01234567')],
    ]}
  />
);
