import { tableBatch } from '../../api/tables.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { statusShown } from '../../domain/display/status.ts';
import { perLanguage } from '../../domain/language/language.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useScreen } from '../../screen/screen.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { Badge } from '../../ui/values/badge.tsx';
import css from './card-list.css?inline';
import { definition } from './card-list.definition.ts';
import { cardColumns, cardRows } from './card-list.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: CardList, styles: [sharedSheet(), css] });

/** The cards that the endpoint of the page answers with. [CARD-01] */
function CardList({ attributes, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const { endpoint, breadcrumbs, paging } = attributes;
  const screen = useScreen({ page, element });
  const source = useRows(screen, {
    request: requestTo(tableBatch, { url: endpoint, page }),
    columns: cardColumns,
    mapRows: cardRows,
    paging,
  });
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className="card-list">
        <ListCard
          title={texts.title}
          loadingText={texts.loading}
          columnViews={columnViews(language)}
          {...{ screen, source }}
        />
      </div>
    </>
  );
}

const columnViews = perLanguage(language => {
  const texts = language.texts(catalogue);
  return {
    lastEightDigits: (row: TableRow) => {
      const patient = row.text('patientId');
      const message = row.text('onsiteMessageId');
      return (
        <div className="card-details">
          <bdi>{row.text('lastEightDigits')}</bdi>
          {(patient || message) && (
            <p>
              {patient && <bdi>{`${texts.patient({ id: patient })} `}</bdi>}
              {message && <bdi>{texts.message({ id: message })}</bdi>}
            </p>
          )}
        </div>
      );
    },
    status: (row: TableRow) => {
      const status = row.text('status');
      const since = row.text('statusDate');
      const { label, tone } = statusShown(status, language);
      return (
        <div className="card-details">
          {status && <Badge label={label} tone={tone} />}
          {since && (
            <p>
              <bdi>{texts.since({ date: shownDate(since, language) })}</bdi>
            </p>
          )}
        </div>
      );
    },
  };
});
