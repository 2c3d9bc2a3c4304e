import { useMemo } from 'react';
import { travelProgress } from '../../domain/display/status.ts';
import { listIn, recordIn, textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { useLanguage } from '../../language/language-context.ts';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { catalogue } from './texts.ts';
import type { definition } from './travel-request.definition.ts';
import {
  appointmentStart,
  leakedFields,
  patientDetails,
  patientRecord,
  requestCardTitle,
  requestDetails,
  travelersShown,
  travelersTitle,
  travelPreferences,
} from './travel-request.rules.ts';

/** The parts of the travel request that this user may see, formatted. [TR-04] */
export function useTravelRequest({ attributes, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const { request, travelers, projectManager: isProjectManager } = attributes;
  const patient = useMemo(() => patientRecord(attributes.patient), [attributes.patient]);
  const leaked = isProjectManager
    ? leakedFields([patient, ...listIn(travelers).map(recordIn)]).join(', ')
    : '';
  useWarning(element.host, leaked && `this page is for a project manager and holds ${leaked}. ${leaveOut}`);
  return useMemo(() => {
    const texts = language.texts(catalogue);
    const number = textIn(request, 'requestId');
    return {
      title: number ? texts.numberedTitle({ number }) : texts.title,
      appointment: appointmentStart(request, language),
      progress: travelProgress(textIn(request, 'status'), language),
      requestTitle: requestCardTitle(request, language),
      request: requestDetails(request, patient, isProjectManager, language),
      patient: patientDetails(patient, isProjectManager, language),
      preferences: travelPreferences(patient, isProjectManager, language),
      travelersTitle: travelersTitle(patient, language),
      travelers: travelersShown(travelers, isProjectManager, language),
    };
  }, [request, patient, travelers, isProjectManager, language]);
}

const leaveOut = 'None of it is shown, but it is in the source of the page: leave it out on the server.';
