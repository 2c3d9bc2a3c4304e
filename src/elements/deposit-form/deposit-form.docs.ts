import { saveDeposits } from '../../api/deposits.ts';
import { amountFormat } from '../../api/docs/shared-fields.ts';
import { thresholdPercent } from '../../domain/display/money.ts';
import { field, requiredField } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './deposit-form.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Allocates the deposit balance of a site, in US dollars, to its studies.',
  attributes: {
    parent: {
      description: 'The document whose balance is allocated.',
      fields: {
        id: field('The id of the document; it is not posted.'),
        depositBalance: requiredField(
          'The balance to allocate; posted as `parentBalance`. The funds of all children add up to this at most, and each threshold is at most the funds of its child: refuse anything else with 422, and compare with the balance that you have stored, not with the posted one.',
          '1000.00',
          amountFormat,
        ),
      },
    },
    children: {
      description: `The documents that share the balance, with their funds and thresholds as stored. An absent threshold becomes ${thresholdPercent}% of the funds, half a cent rounded up; one that cannot be read stays blank until a person enters one.`,
      fields: {
        id: requiredField('The id of the study: its funds are posted under it.', '7'),
        name: field('The name of the study; the id without it.', 'BREATHE-2'),
        depositBalance: field('Its funds; none without it.', '400.00', amountFormat),
        depositThresholdAmount: field(
          `Its threshold; ${thresholdPercent}% of the funds without it.`,
          '100.00',
          amountFormat,
        ),
      },
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
