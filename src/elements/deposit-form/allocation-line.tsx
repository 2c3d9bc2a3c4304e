import { useId, useState } from 'react';
import { studyBudgetPage } from '../../api/addresses/pages.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import type { PageSettings } from '../../platform/page-settings.ts';
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
  const markFocused = (field: AmountField) => setBlurred(current => ({ ...current, [field]: false }));
  const markBlurred = (field: AmountField) =>
    afterPointerRelease(() => setBlurred(current => ({ ...current, [field]: true })));
  const errors = lineErrors(line, language);
  const shownError = (field: AmountField) =>
    ((attempted || blurred[field] || line.unreadable.includes(field)) && errors[field]) ||
    refusalOf(postedNames(line)[field]);
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
        label={texts.funds}
        fullLabel={texts.fundsOf({ study: line.name })}
        value={line.funds}
        change={text => change(current => withFunds(current, text))}
        onFocus={() => markFocused('funds')}
        onBlurCapture={() => markBlurred('funds')}
        error={shownError('funds')}
        readOnly={readOnly}
      />
      <MoneyField
        label={texts.threshold}
        fullLabel={texts.thresholdOf({ study: line.name })}
        value={line.threshold}
        change={text => change(current => withThreshold(current, text))}
        onFocus={() => markFocused('threshold')}
        onBlurCapture={() => markBlurred('threshold')}
        hint={thresholdHint(line, language)}
        error={shownError('threshold')}
        readOnly={readOnly}
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
