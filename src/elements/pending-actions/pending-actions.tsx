import { currencyOf } from '../../domain/display/currency.ts';
import { perLanguage } from '../../domain/language/per-language.ts';
import { elementModule } from '../../embed/element/define.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { screenCatalogue } from '../../screen/texts.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import { definition } from './pending-actions.definition.ts';
import type { PendingAction } from './pending-actions.rules.ts';
import { usePendingActions } from './pending-actions.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: PendingActions, styles: [sharedSheet()] });

/** The reimbursements of a site that require an action. [SD-02] [SD-04] */
function PendingActions(props: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const { notices, actions, error, retry, viewMore } = usePendingActions(props);
  return (
    <ShortList
      title={texts.title}
      state={{ count: actions?.length, error, retry }}
      loadingText={texts.loading}
      emptyText={texts.empty}
      failedText={texts.failed}
      notices={notices}
      foot={viewMore && <a href={viewMore}>{texts.viewMore}</a>}
    >
      <PlainTable caption={texts.title} columns={columns(language)} rows={actions ?? []} />
    </ShortList>
  );
}

const columns = perLanguage((language): readonly PlainColumn<PendingAction>[] => {
  const screenTexts = language.texts(screenCatalogue);
  const sharedTexts = language.texts(sharedCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: screenTexts.labels.patientId,
      show: ({ patient, href }) => <Reference text={patient} url={href} />,
    },
    {
      title: screenTexts.labels.status,
      kind: 'status',
      show: ({ status }) => (status ? <Badge tone={status.tone}>{status.label}</Badge> : texts.noStatus),
    },
    { title: screenTexts.labels.submittedOn, kind: 'day', show: ({ submitted }) => submitted },
    {
      title: screenTexts.labels.total,
      kind: 'total',
      show: ({ total }) => <Amount text={total} currency={currencyOf()} />,
    },
    {
      title: sharedTexts.view,
      kind: 'controls',
      show: ({ href, patient }) =>
        href && (
          <a className="button quiet" href={href}>
            <span>{`${sharedTexts.view} `}</span>
            <span className="visually-hidden">{patient}</span>
          </a>
        ),
    },
  ];
});
