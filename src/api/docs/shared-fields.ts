import { type GenericSchema, looseObject, nullish, unknown } from 'valibot';
import { identifier } from '../schemas/lists.ts';
import { formAnswer, tableBatchAnswer, text } from '../schemas/shapes.ts';
import { actionsExample, actionsFormat, countFormat } from './formats.ts';
import { type FieldsDocs, withFields } from './with-fields.ts';

/** The fields that identify a record. [NET-08] */
export const identifierDocs: FieldsDocs = {
  id: {
    description: 'Identifies the record; `_id.$oid` is read where there is none.',
    example: '700412',
    required: true,
  },
  '_id.$oid': { description: 'The id as MongoDB writes it, instead of `id`.' },
};

/** The actions of a record. [TBL-16] */
export const actionsDocs = {
  description: 'What a person can do with the record: the first two as links, the others in a menu.',
  example: actionsExample,
  format: actionsFormat,
};

/** What the answer to a request for one page states in addition to its rows. [TBL-24] */
export const hostPagedDocs: FieldsDocs = {
  total: {
    description: 'The total number of rows; of a host-paged list, of those that match.',
    example: 1,
    format: countFormat,
  },
  totalAll: {
    description: 'Of a host-paged list: the number of rows without search and filters.',
    format: countFormat,
  },
  filters: {
    description:
      'Of a host-paged list: the choices of its filters as `{key: [value, …]}`, as the cells have them.',
  },
};

/** The fields of a row that an element reads by name: texts, but for its actions. */
export function rowFields(fields: FieldsDocs): GenericSchema {
  const entries = Object.keys(fields).map(name => [name, name === 'actions' ? nullish(unknown()) : text]);
  const row = looseObject({ ...identifier, ...Object.fromEntries(entries) });
  return withFields(row, { ...identifierDocs, ...fields });
}

/** The answer with one batch of rows. */
export const describedBatch = withFields(tableBatchAnswer, {
  data: { description: 'The rows from `skip` on, always in the same order.', required: true },
  columns: {
    description:
      'The columns in order: `data` is the key of the column in each row, `title` its heading, `type` the type of its cells that state none.',
  },
  ...hostPagedDocs,
  skip: { description: 'The number of rows before these.', example: 0, format: countFormat },
  rowIds: { description: 'The ids of the rows in order, if the rows themselves have none.' },
});

/** The JSON answer to a form post. */
export const describedFormAnswer = withFields(formAnswer, {
  redirect: {
    description: 'The address to go to, on this site; `redirectUrl` and `url` mean the same.',
    example: '/direct/report/list/',
  },
  redirectUrl: { description: 'Read if there is no `redirect`.' },
  url: { description: 'Read if there is neither of the others.' },
  message: { description: 'Why the post was refused; shown as text.' },
});
