import { attributeName } from '../../src/domain/attribute-name.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import type { GetEndpoint } from '../../src/http/request.ts';
import { cellTypeNames } from '../../src/table/engine/cell-types.ts';
import {
  reimbursementDetail,
  traveler,
  travelPatient,
  travelRequestDetail,
} from '../support/answers/details.ts';
import { sampleOf } from '../support/planted.ts';

/* Any tag with any texts in its attributes and in the answers to its calls. */

/** How a tag is filled with texts; what is left out is taken from the examples of its definition. */
export interface Filling {
  /** The base path of its calls, such as `/m1`. */
  readonly folder: string;
  /** The texts in JSON attributes: each list has one item per text. */
  readonly json?: readonly string[];
  /** In place of all texts of attributes. */
  readonly text?: string;
  /** In place of all addresses of attributes. */
  readonly address?: string;
}

/** The attributes of a tag, each of its definition. */
export function attributesOf(definition: DocumentedElement, filling: Filling): Record<string, string> {
  const { tag, attributes, calls } = definition;
  const { folder, json, text, address } = filling;
  const lists = calls
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(call => call.url ?? call.prefetch?.url);
  const values = Object.entries(attributes).map(([name, { type, example }]) => {
    if (type === 'path') return [name, address ?? folder + (lists.includes(name) ? '/list/' : '/post/')];
    if (type === 'text') return [name, text ?? example];
    if (type === 'json' && json)
      return [name, JSON.stringify(filled(records[`${tag} ${name}`] ?? JSON.parse(example), json))];
    return [name, example];
  });
  return {
    ...Object.fromEntries(values.map(([name, value]) => [attributeName(name as string), value])),
    'data-api-base': address ?? folder,
    ...(address && { 'data-login-path': address }),
    ...(text && { 'data-token': text }),
  };
}

/** Records with every described field; the examples of the definitions have only some. */
const records: Readonly<Record<string, unknown>> = {
  'psp-reimbursement-detail reimbursement': reimbursementDetail,
  'psp-travel-request request': travelRequestDetail,
  'psp-travel-request patient': travelPatient,
  'psp-travel-request travelers': [traveler],
};

/** Texts that decide whether an element shows anything. */
const kept: ReadonlySet<unknown> = new Set([
  'Bank Transfer',
  'Check',
  'ScoutPass',
  'Other',
  'amount',
  'status',
]);

/** A copy of a value with its texts replaced; a list has one item per text. */
function filled(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === 'string') return kept.has(value) ? value : texts[0];
  if (Array.isArray(value)) return texts.map(text => filled(value[0], [text]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, texts)]));
}

/** The GET of a tag at this path, without its folder. */
export const callAt = ({ calls }: DocumentedElement, path: string): GetEndpoint | undefined =>
  calls
    .map(({ endpoint }) => endpoint as GetEndpoint)
    .find(({ method, path: pattern }) =>
      method === 'GET' && pattern === '{url}'
        ? path === '/list/'
        : method === 'GET' && new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );

/** The answer to a GET; its list has one item per text, with the id that `idOf` gives it. */
export function answerOf(
  { answer, name }: GetEndpoint,
  texts: readonly string[],
  idOf: (text: string, index: number) => string = (_, index) => `id${index}`,
): unknown {
  const items = texts.map((text, index) => itemOf(answer, text, idOf(text, index)));
  const [first] = items;
  if (Array.isArray(first)) return items.flat();
  const { data } = first as { data?: unknown };
  if (name === 'sponsorLogo' || !Array.isArray(data)) return first;
  if (data[0] === undefined) return tableOf(texts, idOf);
  return { ...(first as object), data: items.flatMap(item => (item as { data: unknown[] }).data) };
}

/** An answer with the text in each of its fields, and with every flag on that does not hide the record. */
function itemOf(schema: unknown, text: string, id: string): unknown {
  const leafOf = (type: string, name: string): unknown => {
    if (type === 'string') return name === '$oid' || name === 'id' ? id : text;
    if (type === 'number') return 1;
    if (type === 'boolean') return !/^(disable|restricted|archived)/.test(name);
    // The rows of a table are made by `tableOf`.
    return name === 'data' ? undefined : text;
  };
  return withActions(sampleOf(schema, leafOf), text);
}

/** Rows have actions, which their schemas do not name. */
function withActions(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map(item => withActions(item, text));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withActions(item, text)]);
  // Keys that would change an object if it were written carelessly.
  const odd = ['__proto__', 'constructor', 'prototype', 'toString'].map(key => [key, text]);
  return Object.fromEntries('id' in value ? [...entries, ['actions', actionsOf(text)], ...odd] : entries);
}

const actionsOf = (text: string) => [
  { href: text, title: text, class: text, flags: {} },
  { href: '/ok/', title: text, class: 'btn-danger', flags: { confirm: { message: text } } },
  { href: text, title: 'Third', flags: { confirm: { message: text } } },
];

const types = [...cellTypeNames, 'unknown'];

/** Rows with a cell of each type, in which every field is the text. [TBL-10] */
function tableOf(texts: readonly string[], idOf: (text: string, index: number) => string) {
  const columns = [...types, 'bare'].map(data => ({ data, title: data === 'bare' ? texts[0] : data }));
  const data = texts.map((text, index) => ({
    id: idOf(text, index),
    bare: text,
    ...Object.fromEntries(types.map(type => [type, cellOf(type, text)])),
  }));
  return { columns, data, total: data.length };
}

function cellOf(type: string, text: string) {
  if (type === 'actions') return { type, display: actionsOf(text) };
  return {
    display: text,
    sort: text,
    type: type === 'unknown' ? text : type,
    href: text,
    class: text,
    preview: { [text]: text, Note: text },
    details: { [text]: text, Note: text },
    editConfig: {
      type: type === 'select' ? 'select' : 'text',
      options: [{ value: text, label: text }],
      placeholder: text,
    },
  };
}
