import { reimbursementStatuses, statusName } from '../../domain/display/status.ts';
import { type Language, perLanguage } from '../../domain/language/language.ts';
import {
  paymentColumn,
  reimbursementColumns,
  visitFacts,
  withCardFacts,
} from '../../screen/payments/payment-columns.ts';
import type { Column } from '../../table/engine/columns.ts';

/** Shown until the host's columns arrive, and if it sends none. [RL-02] */
const defaultColumns = perLanguage(language => withCardFacts(reimbursementColumns(language), facts));

/** The facts of its phone cards. [UI-19] */
const facts = ['patientid', ...visitFacts];

/** Adds cell types and the status filter to the host's columns. [TBL-01] [RL-02] */
export const listColumns = (hostColumns: readonly Column[], language: Language): readonly Column[] =>
  hostColumns.length
    ? withCardFacts(
        hostColumns.map(column =>
          paymentColumn({ ...column, filter: isStatus(column) ? reimbursementStatuses : undefined }),
        ),
        facts,
      )
    : defaultColumns(language);

/** The same for a list that the host filters, by the statuses as hosts send them. [TBL-24] */
export const hostPagedColumns = (hostColumns: readonly Column[], language: Language): readonly Column[] =>
  listColumns(hostColumns, language).map(column =>
    isStatus(column) ? { ...column, filter: reimbursementStatuses.map(statusName) } : column,
  );

const isStatus = ({ key }: Column): boolean => key.toLowerCase() === 'status';
