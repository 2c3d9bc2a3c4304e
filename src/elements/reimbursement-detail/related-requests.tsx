import { otherReimbursements } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf, currencyText } from '../../domain/display/money.ts';
import { parseRowActions } from '../../domain/display/row-action.ts';
import { statusShown } from '../../domain/display/status.ts';
import { perLanguage } from '../../domain/language/language.ts';
import { textIn, textOf } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { type AnswerOf, requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ShortList, useShortList } from '../../screen/cards/short-list.tsx';
import { usePageSize } from '../../screen/records/use-page-size.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { sharedCatalogue } from '../../ui/texts.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import { catalogue } from './texts.ts';

/** The other requests related to the reimbursement, each with a link, in pages like the expenses. [RD-04] */
export function RelatedRequests({ attributes, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue).relatedRequests;
  const id = textIn(attributes.reimbursement, 'id');
  const request = requestTo(otherReimbursements, { path: { id }, page });
  const list = useShortList(element, request);
  const size = usePageSize(list.rows?.length ?? 0);
  return (
    <ShortList
      {...list}
      title={texts.title}
      loadingText={texts.loading}
      columns={columns(language)}
      emptyText={texts.empty}
      failedText={sharedTexts.componentNotLoaded}
      failedNote={sharedTexts.noEntries}
    >
      {table => <PagedTable {...table} size={size} />}
    </ShortList>
  );
}

type Request = AnswerOf<typeof otherReimbursements>[number];

/** [RD-04] */
export const columns = perLanguage((language): readonly PlainColumn<Request>[] => {
  const { labels } = language.texts(screenCatalogue);
  const { view } = language.texts(sharedCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: texts.request,
      kind: 'id',
      show({ id, hasNoId, actions }) {
        const address = addressIn(actions);
        return <Reference text={hasNoId ? address && view : id} address={address} />;
      },
    },
    {
      title: labels.status,
      kind: 'status',
      show: ({ status }) => textOf(status) && <Badge {...statusShown(textOf(status), language)} />,
    },
    {
      title: labels.total,
      kind: 'total',
      show({ total, payCurrency }) {
        const currency = currencyOf(textOf(payCurrency));
        return <Amount text={currencyText(textOf(total), currency)} currency={currency} />;
      },
    },
    { title: labels.visitType, show: ({ visitType }) => textOf(visitType) },
    {
      title: labels.visitDate,
      kind: 'day',
      show: ({ 'visitDate (CT)': visitDate, activityDate }) =>
        shownDate(textOf(visitDate) || textOf(activityDate), language),
    },
    {
      title: labels.submittedOn,
      kind: 'day',
      show: ({ submittedOn }) => shownDate(textOf(submittedOn), language),
    },
    { title: labels.payType, show: ({ payType }) => textOf(payType) },
  ];
});

/** The address of the first action that needs no confirmation, as the host sends it. */
const addressIn = (actions: unknown): string | undefined =>
  parseRowActions(actions).find(({ href, question }) => href && question === undefined)?.href;
