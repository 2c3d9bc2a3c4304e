import { expect, it } from 'vitest';
import { element as depositForm } from '../../src/elements/deposit-form/deposit-form.tsx';
import { element as flashMessage } from '../../src/elements/flash-message/flash-message.tsx';
import { element as reimbursement } from '../../src/elements/reimbursement-detail/reimbursement-detail.tsx';
import { element as table } from '../../src/elements/table/table.tsx';
import { element as travelRequest } from '../../src/elements/travel-request/travel-request.tsx';
import type { ElementModule } from '../../src/embed/element/define.ts';
import { answering } from '../support/answers/answering.ts';
import { expectLogged } from '../support/console.ts';
import { shown, staffDetails } from '../support/screen.ts';

/** What the elements need besides the value that they refuse. */
const needed: Readonly<Record<string, object>> = {
  'psp-deposit-form': { 'data-parent': { id: '1' }, 'data-site-id': '12', 'data-token': 'f3b1' },
  'psp-table': { 'data-endpoint': '/people/' },
  'psp-travel-request': { 'data-request': { requestId: 'TR-1' } },
};
const columns = 'Write [{data, title, type?, filter?}] with a data of its own for each.';
const unexpected = 'has an unexpected value';
const twice = [{ data: 'name' }, { data: 'name' }];

it.each<[ids: string, name: string, value: unknown, message: string, element: unknown]>([
  ['[EMB-04]', 'data-columns', [{ data: '', title: 'Name' }], columns, table],
  ['[EMB-04]', 'data-columns', twice, columns, table],
  ['[EMB-04] [NET-06]', 'data-params', { limit: 5 }, 'limit, skip and total are names of our own', table],
  ['[EMB-04] [NET-06]', 'data-params', { site: { id: 12 } }, 'limit, skip and total are names', table],
  ['[EMB-04] [EMB-10]', 'data-selection', { maxSelection: 0 }, 'Write {maxSelection?}', table],
  ['[EMB-04] [EMB-10]', 'data-selection', { maxSelected: 2 }, 'Write {maxSelection?}', table],
  [
    '[EMB-04] [EMB-10]',
    'data-selection',
    { selectionConfig: { maxSelection: 1 } },
    'Write {maxSelection?}',
    table,
  ],
  ['[EMB-04]', 'data-error', '{code: 1}', 'data-error', flashMessage],
  ['[DEP-04]', 'data-children', [{ id: ' ', name: 'Odd' }], `${unexpected} at 0.id`, depositForm],
  ['[NET-13]', 'data-reimbursement', '[]', unexpected, reimbursement],
  ['[NET-13]', 'data-reimbursement', '"700412"', unexpected, reimbursement],
  ['[NET-13]', 'data-reimbursement', '{"id": ', 'Write {id', reimbursement],
  ['[NET-13]', 'data-request', '[]', unexpected, travelRequest],
  ['[NET-13]', 'data-patient', '[{"name": "Ana"}]', unexpected, travelRequest],
  ['[NET-13]', 'data-travelers', '{"name": "Rui"}', unexpected, travelRequest],
])('%s says in place of the screen what is wrong with %s %j', async (_, name, value, message, element) => {
  const { definition } = element as ElementModule;
  expectLogged(`${definition.tag}: ${name}`);
  const sent = answering();
  const screen = await shown(element as ElementModule, { ...needed[definition.tag], [name]: value });
  expect(await staffDetails(screen)).toContain(message);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(sent).toEqual([]);
});
