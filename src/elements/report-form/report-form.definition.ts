import { array, looseObject, nullish, record, string, unknown } from 'valibot';
import { ruleProblem } from '../../domain/report-types.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { allowedMonthAttribute } from '../../screen/attributes/allowed-month-attribute.definition.ts';

export const definition = {
  tag: 'psp-report-form',
  attributes: {
    level: {
      type: 'choice',
      values: ['site', 'study'],
      required: true,
      example: 'site',
    },
    reportTypes: {
      type: 'json',
      required: true,
      schema: array(
        looseObject({ value: string(), label: string(), rules: nullish(record(string(), unknown())) }),
      ),
      isRecord: true,
      shape: '[{value, label, rules?}]',
      problem: ruleProblem,
      example:
        '[{"value": "monthlyReport", "label": "Monthly Report"}, {"value": "visits", "label": "Visits", "rules": {"studyRequired": true}}]',
    },
    internal: { type: 'flag' },
    studyAdmin: { type: 'flag' },
    siteAdmin: { type: 'flag' },
    spoolingAllowed: { type: 'flag' },
    allowMultipleSubmits: { type: 'flag' },
    submitUrl: {
      type: 'path',
      example: '/report/',
    },
    siteId: {
      type: 'text',
      example: '12',
    },
    studyId: {
      type: 'text',
      example: '508',
    },
    allowedMonth: allowedMonthAttribute,
  },
} as const satisfies ElementDefinition;
