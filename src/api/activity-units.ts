import { batchBudget, type GetEndpoint, type PostEndpoint } from '../http/request.ts';
import { tableBatchAnswer } from './schemas/shapes.ts';
import { batchRange, removeRow } from './tables.ts';

const year = { selectedYears: true } as const;
const drillDown = { label: true, type: true } as const;
const table = { method: 'GET', query: batchRange, budget: batchBudget, answer: tableBatchAnswer } as const;

/** [UR-01] */
export const recognitionOfSite = {
  ...table,
  name: 'recognitionOfSite',
  path: '/direct/activityUnit/api/site/{id}/recognition',
  query: { ...batchRange, ...year },
} as const satisfies GetEndpoint;

/** [UR-01] */
export const recognitionOfStudy = {
  ...table,
  name: 'recognitionOfStudy',
  path: '/activityUnit/api/study/{id}/recognition',
  query: { ...batchRange, ...year },
} as const satisfies GetEndpoint;

/** [UR-02] */
export const monthlyRecognitionOfSite = {
  ...table,
  name: 'monthlyRecognitionOfSite',
  path: '/direct/activityUnit/api/site/{id}/recognition/monthly',
  query: { ...batchRange, ...year, ...drillDown },
} as const satisfies GetEndpoint;

/** [UR-02] */
export const monthlyRecognitionOfStudy = {
  ...table,
  name: 'monthlyRecognitionOfStudy',
  path: '/activityUnit/api/study/{id}/recognition/monthly',
  query: { ...batchRange, ...year, ...drillDown },
} as const satisfies GetEndpoint;

/** [AU-01] */
export const activityUnitsOfSite = {
  ...table,
  name: 'activityUnitsOfSite',
  path: '/direct/activityUnit/api/site/{id}/activityUnitList',
} as const satisfies GetEndpoint;

/** [AU-01] */
export const activityUnitsOfStudy = {
  ...table,
  name: 'activityUnitsOfStudy',
  path: '/activityUnit/api/study/{id}/activityUnitList',
} as const satisfies GetEndpoint;

/** [AU-01] */
export const surchargeConditions = {
  ...table,
  name: 'surchargeConditions',
  path: '/activityUnit/api/surcharge/{activityId}',
  query: { ...batchRange, ...drillDown },
} as const satisfies GetEndpoint;

/** [AU-02] */
export const removeActivityUnit = {
  ...removeRow,
  name: 'removeActivityUnit',
  path: '/activityUnit/api/remove/{documentId}',
} as const satisfies PostEndpoint;
