import { array, looseObject, nullish, number, string, union, unknown } from 'valibot';
import { saveDeposits } from '../../api/deposits.ts';
import { described, formatted } from '../../api/schemas/described.ts';
import { amountFormat } from '../../api/schemas/formats.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

const id = union([string(), number()]);
const money = formatted(nullish(unknown()), amountFormat);

export const definition = {
  tag: 'psp-deposit-form',
  summary: 'Allocates the deposit balance of a site to its studies.',
  attributes: {
    parent: {
      type: 'json',
      required: true,
      schema: looseObject({
        id: nullish(id),
        depositBalance: described(money, 'The balance to allocate; posted as `parentBalance`.', '1000.00', {
          required: true,
        }),
      }),
      shape: '{id, depositBalance}',
      description: 'The document whose balance is allocated.',
      example: '{"id": "12", "depositBalance": "1000.00"}',
    },
    children: {
      type: 'json',
      required: true,
      schema: array(
        looseObject({
          id: described(id, 'The id of the study: its funds are posted under it.', '7', { required: true }),
          name: described(nullish(string()), 'The name of the study; the id without it.', 'BREATHE-2'),
          depositBalance: described(money, 'Its funds; none without it.', '400.00'),
          depositThresholdAmount: described(money, 'Its threshold; 25% of the funds without it.', '100.00'),
        }),
      ),
      shape: '[{id, name, depositBalance, depositThresholdAmount}]',
      description:
        'The documents that share the balance, with their funds and thresholds as stored. An absent threshold becomes 25% of the funds, half a cent rounded up; one that cannot be read stays blank until a person enters one.',
      example:
        '[{"id": "7", "name": "BREATHE-2", "depositBalance": "400.00", "depositThresholdAmount": "100.00"}]',
    },
    siteId: {
      type: 'text',
      required: true,
      description: 'The site, used in the links to the budgets of its studies.',
      example: '12',
    },
    submitUrl: {
      type: 'path',
      description: 'Where the form posts to, on this site. Default: the page itself.',
      example: '/direct/site/12/deposit/',
    },
  },
  events: {},
  calls: [{ endpoint: saveDeposits, url: 'submitUrl' }],
  leadsTo: {
    '/direct/site/{siteId}/study/{studyId}/budget/':
      'The budget of a study; `{siteId}` is `data-site-id`, `{studyId}` the `id` of a child.',
  },
  parts: {
    card: 'The box around the form.',
    field: 'Each amount.',
    notice: 'A message above the form.',
    'error-summary': 'The list of errors above the form, if several fields have one.',
    progress: 'The bar that shows how much is allocated.',
  },
  reservedSpace: { narrow: 560, wide: 420 },
} as const satisfies ElementDefinition;
