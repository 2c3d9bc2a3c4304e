import { attributeName } from '../../src/embed/attributes/read-attributes.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { GetEndpoint } from '../../src/http/endpoint.ts';
import { cellTypes } from '../../src/table/engine/cell.ts';
import {
  reimbursementDetail,
  traveler,
  travelPatient,
  travelRequestDetail,
} from '../support/answers/details.ts';
import { sampleOf } from '../support/planted.ts';

/** An element to put into a page. */
export interface Mount {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The fields of a form inside it, for an element that works on a form of the page. */
  readonly formFields: readonly string[];
}

/** How a mount is filled with texts; omitted parts are taken from the definition's examples. */
export interface Filling {
  /** The base path of its calls, such as `/m1`. */
  readonly folder: string;
  /** The texts of attributes of type text. */
  readonly text?: string;
  /** The value of attributes with an address. */
  readonly address?: string;
  /** Whether the page states the columns; otherwise the answer does. */
  readonly hasColumns?: boolean;
  /** The address of the sign-in page. */
  readonly loginPath?: string;
  /** The texts in JSON attributes: each list has one item per text. */
  readonly json?: readonly string[];
}

/** An element with every attribute of its definition; supplied addresses point to its own folder. */
export function mountOf(definition: ElementDefinition, filling: Filling): Mount {
  const { tag, attributes } = definition;
  const { folder, text, address, json, loginPath = address, hasColumns } = filling;
  const lists = listAttributes(definition);
  const isGiven = ([name]: [string, unknown]) => name !== 'columns' || hasColumns;
  const values = Object.entries(attributes)
    .filter(isGiven)
    .map(([name, { type, example }]) => {
      if (type === 'path')
        return [name, address ?? folder + (lists.has(name) ? '/list/' : '/post/')] as const;
      if (type === 'text') return [name, text ?? example] as const;
      if (type === 'json' && json)
        return [name, JSON.stringify(filled(fullJson(tag, name, example), json))] as const;
      return [name, example] as const;
    });
  return {
    tag,
    attributes: {
      ...Object.fromEntries(values.map(([name, value]) => [attributeName(name), value])),
      'data-api-base': address ?? folder,
      ...(loginPath && { 'data-login-path': loginPath }),
      ...(text && { 'data-token': text }),
    },
    formFields: tag === 'psp-legacy-report-form' ? legacyFields : [],
  };
}

/** The attributes (camelCase) with the address of a GET. */
const listAttributes = ({ calls }: ElementDefinition): ReadonlySet<string | undefined> =>
  new Set(
    calls.filter(({ endpoint }) => endpoint.method === 'GET').map(call => call.url ?? call.prefetch?.url),
  );

const legacyFields = ['sponsor', 'study', 'site', 'deliveryEmail', 'deliveryEmailConfirm'];

/** Records with every documented field; the examples of the definitions have only some. */
const records: Readonly<Record<string, unknown>> = {
  'psp-reimbursement-detail reimbursement': reimbursementDetail,
  'psp-travel-request request': travelRequestDetail,
  'psp-travel-request patient': travelPatient,
  'psp-travel-request travelers': [traveler],
};

const fullJson = (tag: string, name: string, example: string): unknown =>
  records[`${tag} ${name}`] ?? JSON.parse(example);

/** Values that decide whether the element shows anything. */
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

interface AnswerOptions {
  /** The ids of its records; by default they are valid in addresses. */
  idOf?(text: string, index: number): string;
  /** The cell types in the rows of a table; by default all types and an unknown one. */
  readonly types?: readonly string[];
}

const everyType = [...cellTypes, 'unknown'];

/** A host's answer to a GET with its texts replaced; its list has one item per text. */
export function answerOf(
  { answer, name }: GetEndpoint,
  texts: readonly string[],
  { idOf = plainId, types = everyType }: AnswerOptions = {},
): unknown {
  const items = texts.map((text, index) => itemOf(answer, text, idOf(text, index)));
  const [first] = items;
  if (Array.isArray(first)) return items.flat();
  const { data } = first as { data?: unknown };
  if (name === 'sponsorLogo') return first;
  if (!Array.isArray(data)) return first;
  if (data[0] === undefined) return tableOf(texts, idOf, types);
  return { ...(first as object), data: items.flatMap(item => (item as { data: unknown[] }).data) };
}

/** An id that is valid in an address. */
const plainId = (_: string, index: number): string => `id${index}`;

/** Flags that would hide the record are false, all others true. */
const isOn = (name: string): boolean => !/^(disable|restricted|archived)/.test(name);

function itemOf(schema: unknown, text: string, id: string): unknown {
  const values: Readonly<Record<string, (name: string) => unknown>> = {
    string: name => (name === '$oid' || name === 'id' ? id : text),
    number: () => 1,
    boolean: isOn,
    // The rows of a table are made by `tableOf`.
    unknown: name => (name === 'actions' ? actionsOf(text) : name === 'data' ? undefined : text),
  };
  return withActions(
    sampleOf(schema, (type, name) => values[type]?.(name)),
    text,
  );
}

/** Rows have actions, which their schemas do not name. */
function withActions(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map(item => withActions(item, text));
  if (typeof value !== 'object' || value === null) return value;
  const { data } = value as { data?: unknown };
  if (Array.isArray(data)) return { ...value, data: data.map(item => item && withActions(item, text)) };
  const named = Object.entries(value).map(([key, item]) => [key, withActions(item, text)]);
  // JSON keys that would change an object if it were written carelessly.
  const odd = ['__proto__', 'constructor', 'prototype', 'toString'].map(key => [key, text]);
  return Object.fromEntries('id' in value ? [...named, ['actions', actionsOf(text)], ...odd] : named);
}

const actionsOf = (text: string) => [
  { href: text, title: text, class: text, flags: {} },
  { href: '/ok/', title: text, class: 'btn-danger', flags: { confirm: { message: text } } },
  { href: text, title: 'Second', flags: { confirm: { message: text } } },
  { href: text, title: 'Third', class: text },
];

/** Rows with a cell of each type, in which every field is the text. [TBL-10] */
function tableOf(
  texts: readonly string[],
  idOf: (text: string, index: number) => string,
  types: readonly string[],
) {
  const data = texts.map((text, index) => ({
    id: idOf(text, index),
    bare: text,
    ...Object.fromEntries(types.map(type => [type, cellOf(type, text)])),
  }));
  const columns = [...types, 'bare'].map(key => ({
    data: key,
    title: key === 'bare' ? (texts[0] ?? '') : key,
  }));
  return { columns, data, total: data.length };
}

function cellOf(type: string, text: string) {
  if (type === 'actions') return { type, display: actionsOf(text) };
  const options = [{ value: text, label: text }];
  return {
    display: text,
    sort: text,
    type: type === 'unknown' ? text : type,
    href: text,
    class: text,
    preview: { [text]: text, Note: text },
    details: { [text]: text, Note: text },
    editConfig: { type: type === 'select' ? 'select' : 'text', options, placeholder: text },
  };
}
