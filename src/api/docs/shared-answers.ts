import { type GenericSchema, looseObject, nullish, unknown } from 'valibot';
import { identifier } from '../schemas/lists.ts';
import { formAnswer, tableBatchAnswer, text } from '../schemas/shapes.ts';
import { countFormat } from './formats.ts';
import { type FieldsDocs, withFields } from './with-fields.ts';

/** The fields of a row that an element reads by name: texts, but for its actions. */
export function rowFields(fields: FieldsDocs): GenericSchema {
  const entries = Object.keys(fields).map(name => [name, name === 'actions' ? nullish(unknown()) : text]);
  return withFields(looseObject({ ...identifier, ...Object.fromEntries(entries) }), fields);
}

/** The answer with one batch of rows. */
export const describedBatch = withFields(tableBatchAnswer, {
  data: { description: 'The rows from `skip` on, always in the same order.', required: true },
  columns: {
    description:
      'The columns in order: `data` is the key of the column in each row, `title` its heading, `type` the type of its cells that state none.',
  },
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
