import { travelProgress } from '../../domain/display/status.ts';
import { type GroupDisplay, listIn, recordIn, textIn } from '../../domain/record-fields.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage } from '../../language/language-context.ts';
import { HeadFact, RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { catalogue } from './texts.ts';
import css from './travel-request.css?inline';
import { definition } from './travel-request.definition.ts';
import {
  leakedFields,
  patientDetails,
  patientRecord,
  requestDetails,
  statedAppointment,
  travelersShown,
  travelPreferences,
} from './travel-request.rules.ts';

export const element = elementModule({ definition, view: TravelRequest, styles: [sharedSheet(), css] });

/** One travel request as cards, in two columns from a window width of 1024px. [TR-01] [TR-02] [TR-04] */
function TravelRequest({ attributes, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = language.texts(catalogue);
  const { request, travelers, projectManager } = attributes;
  const patient = patientRecord(attributes.patient);
  const leaked = projectManager ? leakedFields([patient, ...listIn(travelers).map(recordIn)]).join(', ') : '';
  useWarning(element.host, leaked && `this page is for a project manager and holds ${leaked}. ${leaveOut}`);
  const number = textIn(request, 'requestId');
  const appointment = statedAppointment(request, language);
  const start = appointment.find(({ key }) => key === 'apptStart');
  return (
    <div className="record-stack">
      <Card
        title={number ? texts.numberedTitle({ number }) : texts.title}
        aside={start && <HeadFact label={start.label} value={start.text} />}
      >
        <StatusProgress {...travelProgress(textIn(request, 'status'), language)} />
      </Card>
      <div className="travel-cards">
        <div>
          <GroupCard
            title={appointment.length ? texts.appointmentDetails : texts.travelRequest}
            groups={requestDetails(request, projectManager, language)}
          />
          <GroupCard
            title={texts.patientDetails}
            groups={patientDetails(patient, projectManager, language)}
            emptyText={texts.noPatientDetails}
          />
        </div>
        <div>
          <GroupCard
            title={texts.travelPreferences}
            groups={travelPreferences(patient, projectManager, language)}
          />
          <GroupCard
            title={Object.keys(patient).length ? texts.additionalTravelers : texts.travelers}
            groups={travelersShown(travelers, projectManager, language)}
          />
        </div>
      </div>
    </div>
  );
}

const leaveOut = 'None of it is shown, but it is in the source of the page: leave it out on the server.';

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
