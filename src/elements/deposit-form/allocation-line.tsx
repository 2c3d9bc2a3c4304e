import { type FocusEvent, useId, useState } from 'react';
import { studyBudgetPage } from '../../api/pages.ts';
import type { Page } from '../../embed/element/element-module.ts';
import { afterPointerRelease } from '../../ui/forms/after-pointer-release.ts';
import { MoneyField } from '../../ui/pickers/money-field.tsx';
import {
  type Allocation,
  type AmountField,
  problemsOf,
  thresholdNews,
  withFunds,
  withThreshold,
} from './deposit-form.rules.ts';

interface AllocationLineProps {
  readonly line: Allocation;
  readonly siteId: string;
  readonly page: Page;
  readonly readOnly: boolean;
  /** Save was pressed: every problem is shown. */
  readonly attempted: boolean;
  change(edit: (line: Allocation) => Allocation): void;
}

/** A study, its funds, its threshold and the way to its budget. [DEP-01] */
export function AllocationLine({ line, siteId, page, readOnly, attempted, change }: AllocationLineProps) {
  const [left, setLeft] = useState({ funds: false, threshold: true });
  const leave = (event: FocusEvent, field: AmountField) =>
    afterPointerRelease(event, () => setLeft(before => ({ ...before, [field]: true })));
  const problems = problemsOf(line);
  const errorOf = (field: AmountField) =>
    (attempted || left[field] || line.unread.includes(field)) && problems[field];
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
        label={<Label text="Funds" study={line.name} />}
        value={line.funds}
        change={text => change(before => withFunds(before, text))}
        onFocus={() => setLeft(before => ({ ...before, funds: false }))}
        onBlurCapture={event => leave(event, 'funds')}
        error={errorOf('funds')}
        readOnly={readOnly}
      />
      <MoneyField
        label={<Label text="Threshold" study={line.name} />}
        value={line.threshold}
        change={text => change(before => withThreshold(before, text))}
        onFocus={() => setLeft(before => ({ ...before, threshold: false }))}
        onBlurCapture={event => leave(event, 'threshold')}
        hint={thresholdNews(line)}
        error={errorOf('threshold')}
        readOnly={readOnly}
      />
    </li>
  );
}

function Label({ text, study }: { readonly text: string; readonly study: string }) {
  return (
    <>
      {text}
      <span className="visually-hidden"> of {study}</span>
    </>
  );
}

function BudgetLink({ href, study }: { readonly href: string | undefined; readonly study: string }) {
  if (!href) return null;
  return (
    <a href={href}>
      View Study Budget Management<span className="visually-hidden"> of {study}</span>
    </a>
  );
}
