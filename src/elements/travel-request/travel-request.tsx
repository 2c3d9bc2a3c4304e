import type { GroupDisplay } from '../../domain/record-fields.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { HeadFact, RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { catalogue } from './texts.ts';
import css from './travel-request.css?inline';
import { definition } from './travel-request.definition.ts';
import { useTravelRequest } from './travel-request.state.ts';

export const element = elementModule({ definition, view: TravelRequest, styles: [sharedSheet(), css] });

/** One travel request as cards, in two columns from a window width of 1024px. [TR-01] [TR-02] */
function TravelRequest(props: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const travelRequest = useTravelRequest(props);
  const { appointment } = travelRequest;
  return (
    <div className="record-stack">
      <Card
        title={travelRequest.title}
        aside={appointment && <HeadFact label={appointment.label} value={appointment.text} />}
      >
        <StatusProgress {...travelRequest.progress} />
      </Card>
      <div className="travel-cards">
        <div>
          <GroupCard title={travelRequest.requestTitle} groups={travelRequest.request} />
          <GroupCard
            title={texts.patientDetails}
            groups={travelRequest.patient}
            emptyText={texts.noPatientDetails}
          />
        </div>
        <div>
          <GroupCard title={texts.travelPreferences} groups={travelRequest.preferences} />
          <GroupCard title={travelRequest.travelersTitle} groups={travelRequest.travelers} />
        </div>
      </div>
    </div>
  );
}

interface GroupCardProps {
  readonly title: string;
  readonly groups: readonly GroupDisplay[];
  /** Without it, a card without groups is left out. */
  readonly emptyText?: string;
}

const GroupCard = ({ title, groups, emptyText }: GroupCardProps) =>
  (groups.length > 0 || emptyText) && (
    <Card title={title}>
      {groups.length ? <RecordGroups groups={groups} /> : <p className="empty">{emptyText}</p>}
    </Card>
  );
