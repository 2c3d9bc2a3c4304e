import {
  travelRequestsOfPatient,
  travelRequestsOfSite,
  travelRequestsOfUser,
} from '../../api/travel-requests.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useScreen } from '../../screen/screen.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { catalogue } from './texts.ts';
import { definition } from './travel-requests.definition.ts';
import { columnsFor, withVisitMoments } from './travel-requests.rules.ts';

export const element = elementModule({ definition, view: TravelRequests, styles: [sharedSheet()] });

const endpoints = {
  patient: travelRequestsOfPatient,
  user: travelRequestsOfUser,
  site: travelRequestsOfSite,
} as const;

/** The travel requests of a patient, a user or a site. [TRL-01] [TRL-02] */
function TravelRequests({ attributes, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { owner, id, paging } = attributes;
  const screen = useScreen({ page, element });
  const source = useRows(screen, {
    request: requestTo(endpoints[owner], { path: { id }, page }),
    columns: columnsFor(owner, paging),
    mapRows: withVisitMoments,
    paging,
  });
  return <ListCard key={owner} title={texts.title} loadingText={texts.loading} {...{ screen, source }} />;
}
