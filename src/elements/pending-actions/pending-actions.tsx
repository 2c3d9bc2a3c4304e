import { reimbursementListPage } from '../../api/addresses/pages.ts';
import { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf, currencyText } from '../../domain/display/money.ts';
import { actionStatusShown } from '../../domain/display/status.ts';
import { perLanguage } from '../../domain/language/language.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { type AnswerOf, requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/address.ts';
import { ShortList, useShortList } from '../../screen/cards/short-list.tsx';
import { screenCatalogue } from '../../screen/texts.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import { definition } from './pending-actions.definition.ts';
import { isStated, unknownStatuses } from './pending-actions.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: PendingActions, styles: [sharedSheet()] });

/** The reimbursements of a site that require an action. [SD-02] [SD-04] */
function PendingActions({ attributes: { siteId }, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const request = requestTo(reimbursementsRequiringAction, { path: { siteId }, page });
  const list = useShortList(element, request);
  useWarning(element.host, unknownStatuses(list.rows ?? []));
  const viewMore = reimbursementListPage(siteId, page);
  return (
    <ShortList
      {...list}
      columns={columns(language)}
      lines={10}
      title={texts.title}
      loadingText={texts.loading}
      emptyText={texts.empty}
      failedText={texts.failed}
      foot={viewMore && <a href={viewMore}>{texts.viewMore}</a>}
    >
      {table => <PlainTable {...table} />}
    </ShortList>
  );
}

type Reimbursement = AnswerOf<typeof reimbursementsRequiringAction>[number];

/** [SD-02] */
export const columns = perLanguage((language): readonly PlainColumn<Reimbursement>[] => {
  const { labels } = language.texts(screenCatalogue);
  const sharedTexts = language.texts(sharedCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: labels.patientId,
      kind: 'id',
      show: ({ patientId, view }) => <Reference text={patientId} address={view} />,
    },
    {
      title: labels.status,
      kind: 'status',
      show: ({ status }) =>
        isStated(status) ? <Badge {...actionStatusShown(String(status), language)} /> : texts.noStatus,
    },
    {
      title: labels.total,
      kind: 'total',
      show: ({ totalUSD }) => <Amount text={currencyText(totalUSD)} currency={currencyOf()} />,
    },
    {
      title: labels.submittedOn,
      kind: 'day',
      show: ({ submissionDate }) => shownDate(submissionDate, language),
    },
    {
      title: sharedTexts.view,
      kind: 'controls',
      show({ patientId, view }) {
        const url = view ? siteUrl(String(view)) : undefined;
        if (!url) return;
        return (
          <a className="button quiet" href={url}>
            <span>{`${sharedTexts.view} `}</span>
            <span className="visually-hidden">{patientId}</span>
          </a>
        );
      },
    },
  ];
});
