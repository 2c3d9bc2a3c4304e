import { saveDeposits } from '../../api/deposits.ts';
import { amountFormat } from '../../api/docs/shared-fields.ts';
import { withFields } from '../../api/docs/with-fields.ts';
import { thresholdPercent } from '../../domain/display/money.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './deposit-form.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Allocates the deposit balance of a site, in US dollars, to its studies.',
  attributes: {
    parent: {
      description: 'The document whose balance is allocated.',
      schema: withFields(definition.attributes.parent.schema, {
        id: { description: 'The id of the document; it is not posted.' },
        depositBalance: {
          description:
            'The balance to allocate; posted as `parentBalance`. The funds of all children add up to this at most, and each threshold is at most the funds of its child: refuse anything else with 422, and compare with the balance that you have stored, not with the posted one.',
          example: '1000.00',
          required: true,
          format: amountFormat,
        },
      }),
    },
    children: {
      description: `The documents that share the balance, with their funds and thresholds as stored. An absent threshold becomes ${thresholdPercent}% of the funds, half a cent rounded up; one that cannot be read stays blank until a person enters one.`,
      schema: withFields(definition.attributes.children.schema, {
        id: {
          description: 'The id of the study: its funds are posted under it.',
          example: '7',
          required: true,
        },
        name: { description: 'The name of the study; the id without it.', example: 'BREATHE-2' },
        depositBalance: {
          description: 'Its funds; none without it.',
          example: '400.00',
          format: amountFormat,
        },
        depositThresholdAmount: {
          description: `Its threshold; ${thresholdPercent}% of the funds without it.`,
          example: '100.00',
          format: amountFormat,
        },
      }),
    },
    siteId: 'The site, used in the links to the budgets of its studies.',
    submitUrl:
      'Where the form posts to, on this site. Default: the page itself. Two forms of one page need two addresses: one waits while the outcome of the other is unknown.',
  },
  calls: [{ endpoint: saveDeposits, url: 'submitUrl' }],
  leadsTo: {
    '/direct/site/{siteId}/study/{studyId}/budget/':
      'The budget of a study; `{siteId}` is `data-site-id`, `{studyId}` the `id` of a child.',
  },
  parts: ['card', 'field', 'notice', 'error-summary', 'progress'],
  reservedSpace: { narrow: 560, wide: 420 },
});
