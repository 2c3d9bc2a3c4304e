import { useEffect, useMemo } from 'react';
import { travelProgress } from '../../domain/display/status.ts';
import { listIn, recordIn, textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import type { definition } from './travel-request.definition.ts';
import {
  fieldsToLeaveOut,
  patientDetails,
  patientIn,
  requestCardTitle,
  requestDetails,
  travelersShown,
  travelersTitle,
  travelPreferences,
} from './travel-request.rules.ts';

/** The travel request as it is shown to this viewer: what they may not see is in nothing that is rendered. [TR-04] */
export function useTravelRequest({ attributes, page }: ViewProps<typeof definition>) {
  const { request, travelers, projectManager: isProjectManager } = attributes;
  const patient = useMemo(() => patientIn(attributes.patient), [attributes.patient]);
  const excess = isProjectManager
    ? fieldsToLeaveOut([patient, ...listIn(travelers).map(recordIn)]).join(', ')
    : '';
  useEffect(() => {
    if (excess)
      console.warn(`${page.tag}: this page is for a project manager and holds ${excess}. ${leaveOut}`);
  }, [excess, page.tag]);
  return useMemo(() => {
    const viewer = { isProjectManager };
    return {
      title: ['Travel Request', textIn(request, 'requestId')].filter(Boolean).join(' '),
      standing: travelProgress(textIn(request, 'status')),
      requestTitle: requestCardTitle(request),
      request: requestDetails(request, viewer),
      patient: patientDetails(patient, viewer),
      preferences: travelPreferences(patient, viewer),
      travelersTitle: travelersTitle(patient),
      travelers: travelersShown(travelers, viewer),
    };
  }, [request, patient, travelers, isProjectManager]);
}

const leaveOut = 'None of it is shown, but it is in the source of the page: leave it out on the server.';
