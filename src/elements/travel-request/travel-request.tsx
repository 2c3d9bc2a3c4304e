import type { ShownGroup } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { RecordFacts, RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import type { definition } from './travel-request.definition.ts';
import type { ShownTraveler } from './travel-request.rules.ts';
import { useTravelRequest } from './travel-request.state.ts';

/** One travel request, two cards beside each other in windows from 1024px. [TR-01] [TR-02] */
export function TravelRequest(props: ViewProps<typeof definition>) {
  const shown = useTravelRequest(props);
  return (
    <div className="travel-request">
      <Card title={shown.title}>
        <StatusProgress {...shown.standing} />
      </Card>
      <div className="travel-cards">
        <GroupCard title={shown.requestTitle} groups={shown.request} />
        <Card title="Patient Details">
          {shown.patient.length ? (
            <RecordGroups groups={shown.patient} />
          ) : (
            <p className="not-provided">Patient Details have not been provided yet.</p>
          )}
        </Card>
        <GroupCard title="Travel Preferences" groups={shown.preferences} />
        <Travelers title={shown.travelersTitle} travelers={shown.travelers} />
      </div>
    </div>
  );
}

interface GroupCardProps {
  readonly title: string;
  readonly groups: readonly ShownGroup[];
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
