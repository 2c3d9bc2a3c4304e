import type { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf, currencyText } from '../../domain/display/money.ts';
import { actionStatusShown } from '../../domain/display/status.ts';
import { perLanguage } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/request.ts';
import { siteUrl } from '../../platform/address.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { sharedCatalogue } from '../../ui/texts.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import { isStated } from './pending-actions.rules.ts';
import { catalogue } from './texts.ts';

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
