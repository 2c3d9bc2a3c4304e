import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../activity-units.ts';
import type { DocumentedCall } from './documented-call.ts';
import { describedBatch, describedFormAnswer } from './shared-fields.ts';

/** The calls of src/api/activity-units.ts with what documentation says about them. */
export const activityUnitsCalls: readonly DocumentedCall[] = [
  { ...recognitionOfSite, summary: 'The unit recognition of a site in a year.', answer: describedBatch },
  { ...recognitionOfStudy, summary: 'The unit recognition of a study in a year.', answer: describedBatch },
  {
    ...monthlyRecognitionOfSite,
    summary: "The monthly breakdown behind a cell of a site's unit recognition.",
    answer: describedBatch,
  },
  {
    ...monthlyRecognitionOfStudy,
    summary: "The monthly breakdown behind a cell of a study's unit recognition.",
    answer: describedBatch,
  },
  { ...activityUnitsOfSite, summary: 'The activity units of a site.', answer: describedBatch },
  { ...activityUnitsOfStudy, summary: 'The activity units of a study.', answer: describedBatch },
  { ...surchargeConditions, summary: 'The surcharge conditions of an activity.', answer: describedBatch },
  {
    ...removeActivityUnit,
    summary: 'Removes an activity unit.',
    answer: describedFormAnswer,
    fields: { reason: 'Why it is removed.', _token: 'The CSRF token of the page.' },
  },
];
