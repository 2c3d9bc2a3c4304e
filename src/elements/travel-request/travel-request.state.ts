import { useEffect, useMemo } from 'react';
import { travelProgress } from '../../domain/display/status.ts';
import { listIn, recordIn, textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { texts } from './texts.ts';
import type { definition } from './travel-request.definition.ts';
import {
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
export function useTravelRequest({ attributes, page }: ViewProps<typeof definition>) {
  const { request, travelers, projectManager: isProjectManager } = attributes;
  const patient = useMemo(() => patientRecord(attributes.patient), [attributes.patient]);
  const leaked = isProjectManager
    ? leakedFields([patient, ...listIn(travelers).map(recordIn)]).join(', ')
    : '';
  useEffect(() => {
    if (leaked)
      console.warn(`${page.tag}: this page is for a project manager and holds ${leaked}. ${leaveOut}`);
  }, [leaked, page.tag]);
  return useMemo(() => {
    const viewer = { isProjectManager };
    return {
      title: texts.title(textIn(request, 'requestId')),
      progress: travelProgress(textIn(request, 'status')),
      requestTitle: requestCardTitle(request),
      request: requestDetails(request, patient, viewer),
      patient: patientDetails(patient, viewer),
      preferences: travelPreferences(patient, viewer),
      travelersTitle: travelersTitle(patient),
      travelers: travelersShown(travelers, viewer),
    };
  }, [request, patient, travelers, isProjectManager]);
}

const leaveOut = 'None of it is shown, but it is in the source of the page: leave it out on the server.';
