import { array, check, looseObject, nullish, number, pipe, string, union, unknown } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const id = union([string(), number()]);
const money = nullish(unknown());

export const definition = {
  tag: 'psp-deposit-form',
  attributes: {
    parent: {
      type: 'json',
      required: true,
      schema: looseObject({
        id: nullish(id),
        depositBalance: money,
      }),
      shape: '{id, depositBalance}',
      example: '{"id": "12", "depositBalance": "1000.00"}',
    },
    children: {
      type: 'json',
      required: true,
      schema: array(
        looseObject({
          // It names the fields of the post.
          id: pipe(
            id,
            check(given => /\S/.test(String(given))),
          ),
          name: nullish(string()),
          depositBalance: money,
          depositThresholdAmount: money,
        }),
      ),
      shape: '[{id, name, depositBalance, depositThresholdAmount}]',
      example:
        '[{"id": "7", "name": "BREATHE-2", "depositBalance": "400.00", "depositThresholdAmount": "100.00"}]',
    },
    siteId: {
      type: 'text',
      required: true,
      example: '12',
    },
    submitUrl: {
      type: 'path',
      example: '/direct/site/12/deposit/',
    },
  },
} as const satisfies ElementDefinition;
