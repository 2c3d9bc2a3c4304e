import { formAnswer } from '../../api/schemas/shapes.ts';
import { fieldTable, jsonBlock } from '../contract/contract.ts';
import { fieldsOf } from '../contract/fields.ts';
import { table } from '../markdown.ts';

const headers = [
  ['`X-Requested-With`', '`XMLHttpRequest`, as in every call.'],
  ['`X-CSRF-Token`', 'The value of `data-token`; a form has it in `_token`, too.'],
  [
    '`Idempotency-Key`',
    '32 hexadecimal digits, the same for the same intent: carry it out once, and answer a repetition like the first.',
  ],
  ['`Accept`', '`application/json, text/html;q=0.9` for a form, `application/json` for JSON.'],
];

const outcomes = [
  ['Done', 'What the section of the element says.', 'The success message, and the next page.'],
  [
    'Not done',
    'A status from 400 to 499 except 408, without a redirect before it. A successful status whose JSON reports a failure: `success`, `ok` or `result` that is false, 0, `error` or `fail…`; a `status` of `error` or `fail…`; any `error`, `errors` or `failed`.',
    'The `message` of the answer, or a sentence of our own. Of a 400 or 422 also the messages in `{"errors": {"field": ["message"]}}` (or `{"field": ["message"]}`), each beside the field that is posted under this name if the form shows it, else above the form. What was typed stays.',
  ],
  [
    'Unknown',
    '408, 500 to 599, no answer, a cut-off answer, an answer that does not prove success.',
    'That it is not confirmed. The same intent is posted again with the same key.',
  ],
  [
    'Signed out',
    '401, or a redirect to a sign-in page: not done. A page with a password field: unknown.',
    'That the session has ended. What was typed stays.',
  ],
];

/** The chapter on what every post sends, and on what an answer says about its outcome. [NET-09] [NET-19] */
export const postsAndOutcomes = (): string =>
  [
    '## Posts',
    'All posts except native forms send these headers:',
    table(['Header', 'Value'], headers),
    'What an answer says about a post:',
    table(['Outcome', 'Answers', 'What people see'], outcomes),
    'The JSON of an answer to a form or a save; all of it may be absent, and so may the JSON, unless the element waits for `redirect`:',
    fieldTable(fieldsOf(formAnswer)),
    'Done, with status 200; without `redirect`, a table is loaded again:',
    jsonBlock({ redirect: '/direct/site/12/deposit/' }),
    'Refused, with status 422, to a save of `psp-table`: the message of a cell is shown beside it, under the name that was posted. A form has the names of its own fields.',
    jsonBlock({ message: 'Some notes are too long.', errors: { '4512[note]': ['At most 80 letters.'] } }),
  ].join('\n\n');
