import { useId, useState } from 'react';
import { studyBudgetPage } from '../../api/addresses/pages.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import type { PageSettings } from '../../platform/page.ts';
import { afterPointerRelease } from '../../ui/forms/after-pointer-release.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import {
  type Allocation,
  type AmountField,
  lineErrors,
  postedNames,
  thresholdHint,
  withFunds,
  withThreshold,
} from './deposit-form.rules.ts';
import { catalogue } from './texts.ts';

interface AllocationLineProps {
  readonly line: Allocation;
  readonly siteId: string;
  readonly page: PageSettings;
  readonly readOnly: boolean;
  /** Whether Save was pressed: then all errors are shown, also those of untouched fields. */
  readonly attempted: boolean;
  /** What the host says about the field that is posted under this name. */
  refusalOf(name: string): string | undefined;
  change(edit: (line: Allocation) => Allocation): void;
}

/** A study with its funds, its threshold and the link to its budget. [DEP-01] */
export function AllocationLine(props: AllocationLineProps) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const { line, siteId, page, readOnly, attempted, refusalOf, change } = props;
  // The threshold starts as blurred: a stored one above the funds is marked at once. [DEP-02]
  const [blurred, setBlurred] = useState({ funds: false, threshold: true });
  const markBlurred = (field: AmountField, isBlurred: boolean) =>
    setBlurred(current => ({ ...current, [field]: isBlurred }));
  const errors = lineErrors(line, language);
  /** The props that both fields have in common. */
  const field = (name: AmountField) => ({
    value: line[name],
    onFocus: () => markBlurred(name, false),
    onBlurCapture: () => afterPointerRelease(() => markBlurred(name, true)),
    error:
      ((attempted || blurred[name] || line.unreadable.includes(name)) && errors[name]) ||
      refusalOf(postedNames(line)[name]),
    readOnly,
  });
  const nameId = useId();
  return (
    <li aria-labelledby={nameId}>
      <div className="study">
        <span className="name" id={nameId}>
          {line.name}
        </span>
        <BudgetLink href={studyBudgetPage(siteId, line.id, page)} study={line.name} />
      </div>
      <MoneyField
        {...field('funds')}
        label={texts.funds}
        fullLabel={texts.fundsOf({ study: line.name })}
        change={text => change(current => withFunds(current, text))}
      />
      <MoneyField
        {...field('threshold')}
        label={texts.threshold}
        fullLabel={texts.thresholdOf({ study: line.name })}
        change={text => change(current => withThreshold(current, text))}
        hint={thresholdHint(line, language)}
      />
    </li>
  );
}

function BudgetLink({ href, study }: { readonly href: string | undefined; readonly study: string }) {
  const texts = useTexts(catalogue);
  if (!href) return null;
  return (
    <a href={href} aria-label={texts.budgetLinkOf({ study })}>
      {texts.budgetLink}
    </a>
  );
}
