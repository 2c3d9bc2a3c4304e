import type { GroupDisplay } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useTexts } from '../../language/language-context.ts';
import { RecordFacts, RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import { catalogue } from './texts.ts';
import type { definition } from './travel-request.definition.ts';
import type { ShownTraveler } from './travel-request.rules.ts';
import { useTravelRequest } from './travel-request.state.ts';

/** One travel request as cards, in two columns from a window width of 1024px. [TR-01] [TR-02] */
export function TravelRequest(props: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const travelRequest = useTravelRequest(props);
  return (
    <div className="travel-request">
      <Card title={travelRequest.title}>
        <StatusProgress {...travelRequest.progress} />
      </Card>
      <div className="travel-cards">
        <GroupCard title={travelRequest.requestTitle} groups={travelRequest.request} />
        <Card title={texts.patientDetails}>
          {travelRequest.patient.length ? (
            <RecordGroups groups={travelRequest.patient} />
          ) : (
            <p className="not-provided">{texts.noPatientDetails}</p>
          )}
        </Card>
        <GroupCard title={texts.travelPreferences} groups={travelRequest.preferences} />
        <Travelers title={travelRequest.travelersTitle} travelers={travelRequest.travelers} />
      </div>
    </div>
  );
}

interface GroupCardProps {
  readonly title: string;
  readonly groups: readonly GroupDisplay[];
}

const GroupCard = ({ title, groups }: GroupCardProps) =>
  groups.length > 0 && (
    <Card title={title}>
      <RecordGroups groups={groups} />
    </Card>
  );

interface TravelersProps {
  readonly title: string;
  readonly travelers: readonly ShownTraveler[];
}

const Travelers = ({ title, travelers }: TravelersProps) =>
  travelers.length > 0 && (
    <Card title={title}>
      <div className="record-groups">
        {travelers.map(({ name, fields }, index) => (
          <section key={index}>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            {fields.length > 0 && <RecordFacts fields={fields} />}
          </section>
        ))}
      </div>
    </Card>
  );
