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
import { get, post } from './documented-call.ts';

export const activityUnitCalls = [
  get(activityUnitsOfSite, 'The activity units of a site.'),
  get(activityUnitsOfStudy, 'The activity units of a study.'),
  get(monthlyRecognitionOfSite, "The monthly breakdown behind a cell of a site's unit recognition."),
  get(monthlyRecognitionOfStudy, "The monthly breakdown behind a cell of a study's unit recognition."),
  get(recognitionOfSite, 'The unit recognition of a site in a year.'),
  get(recognitionOfStudy, 'The unit recognition of a study in a year.'),
  get(surchargeConditions, 'The surcharge conditions of an activity.'),
  post(removeActivityUnit, 'Removes an activity unit.', { reason: 'Why it is removed.' }),
];
