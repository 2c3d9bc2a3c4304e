import { waitFor, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableBatch } from '../../../../src/table/engine/loading/row-plan.ts';
import { RowSource } from '../../../../src/table/engine/loading/row-source.ts';
import { Table } from '../../../../src/table/view/table.tsx';
import type { TableProps } from '../../../../src/table/view/table-props.ts';
import { piece } from '../../../../stories/support/piece.tsx';
import { expectLogged } from '../../../support/console.ts';
import { later } from '../../../support/later.ts';
import { answeredBy } from '../engine/loading/listed-people.ts';

const columns = [
  { data: 'name', title: 'Name' },
  { data: 'city', title: 'City' },
];
const rowOf = (name: string) => ({ id: name, name, city: 'Lima' });

/** A loaded table with these rows. */
async function tableOf(rows: readonly object[], props: Partial<TableProps> = {}) {
  const source = new RowSource({
    limit: 100,
    fields: ['mayApprove'],
    ...answeredBy(async () => ({ columns, data: rows, total: rows.length })),
  });
  await source.load();
  return { source, ...(await shownTable(source, props)) };
}

/** A table of this source, once it shows rows. */
async function shownTable(source: RowSource, props: Partial<TableProps> = {}) {
  const stage = piece(<Table source={source} label="People" navigate={() => {}} {...props} />);
  document.body.append(stage);
  const root = stage.shadowRoot as ShadowRoot;
  const screen = within(root as unknown as HTMLElement);
  await waitFor(() => expect(root.querySelectorAll('tbody tr [data-title]').length).toBeGreaterThan(0));
  return {
    root,
    screen,
    rowNamed: (name: string) => screen.getByText(name).closest('tr') as Element,
  };
}

const approve = ({ name }: { readonly name: string }): ReactNode => (
  <button type="button">Approve {name}</button>
);
it('[NET-13] row controls are not shown for rows without an id; a table with controls says why', async () => {
  expectLogged('have no id');
  const people = [rowOf('Ann'), { name: 'Bob' }];
  const note = /^Rows without an id can be read, but nothing can be done with them here\.$/;
  const { screen } = await tableOf(people, { actions: approve });
  expect(screen.getAllByRole('button', { name: /^Approve/ })).toHaveLength(1);
  expect(screen.getByText(note)).toBeVisible();
  expect((await tableOf(people)).screen.queryByText(note)).toBeNull();
});

describe('the focus in a table', () => {
  it('[TBL-27] stays in the head when columns of the host come after the rows', async () => {
    const data = Array.from({ length: 10 }, (_, index) => rowOf(`Person ${index}`));
    const whole = later<TableBatch>();
    const source = new RowSource({
      limit: 100,
      mapColumns: stated => (stated.length ? stated : [{ key: 'id', title: 'Number' }]),
      ...answeredBy((_range, _signal, { onOpening }) => {
        onOpening?.({ data });
        return whole.promise;
      }),
    });
    void source.load();
    const { root, screen } = await shownTable(source);
    screen.getByRole('button', { name: 'Number' }).focus();
    whole.resolve({ columns, data, total: 10 });
    expect(root.activeElement).toBe(await screen.findByRole('button', { name: 'Name' }));
  });

  it('[RQ-05] stays on its row when a row above is removed', async () => {
    const { source, root, screen } = await tableOf(['Ann', 'Bob', 'Cem', 'Dora'].map(rowOf), {
      actions: approve,
    });
    const button = screen.getByRole('button', { name: 'Approve Bob' });
    button.focus();
    source.remove('Ann');
    await waitFor(() => expect(screen.queryByText('Ann')).toBeNull());
    expect(root.activeElement).toBe(button);
    expect(button).toBe(screen.getByRole('button', { name: 'Approve Bob' }));
  });

  it('[RQ-05] skips decided rows', async () => {
    const { source, root, screen } = await tableOf(['Ann', 'Bob', 'Cem', 'Dora'].map(rowOf), {
      actions: approve,
      rowState: row => (row.name === 'Cem' ? 'denied' : undefined),
    });
    screen.getByRole('button', { name: 'Approve Bob' }).focus();
    source.remove('Bob');
    await waitFor(() => expect(root.activeElement?.textContent).toBe('Dora'));
  });

  it('[RQ-05] is not moved when it is elsewhere on the page', async () => {
    const { source, root, screen } = await tableOf(['Ann', 'Bob'].map(rowOf), { actions: approve });
    screen.getByRole('button', { name: 'Approve Ann' }).focus();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    source.remove('Ann');
    await waitFor(() => expect(screen.queryByText('Ann')).toBeNull());
    expect([document.activeElement, root.activeElement]).toEqual([field, null]);
  });
});
