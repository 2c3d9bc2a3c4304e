import {
  type KeyCounts,
  type RecordedCall,
  type RecordedElement,
  type RecordedList,
  withRowKeys,
} from '../../diagnostics/debug/page-record.ts';
import { warningsOf } from '../../diagnostics/warn.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import { commonAttributes } from '../definition.ts';

/** Whether something is wrong with an element: an attribute, a call, or what it warns of. */
export const hasFailed = (recorded: RecordedElement): boolean =>
  recorded.problems.length + failedCalls(recorded) + warningsOf(recorded.element).length > 0;

const failedCalls = ({ calls }: RecordedElement): number =>
  calls.filter(({ code }) => code !== undefined && code !== 'aborted').length;

/** One line about an element: its tag and version, what is wrong, its calls. */
export function summaryText(recorded: RecordedElement): string {
  const { element, definition, problems, calls } = recorded;
  const { version } = element.constructor as { readonly version?: string };
  const failed = failedCalls(recorded);
  const warnings = warningsOf(element).length;
  const facts = [
    `${definition.tag} ${version}`,
    problems.length > 0 && counted(problems.length, 'wrong attribute'),
    warnings > 0 && counted(warnings, 'warning'),
    counted(calls.length, 'call'),
    failed > 0 && `${failed} failed`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** What is known of an element, line by line: what is wrong, attributes, columns, calls, and the keys of answers. */
export function reportText({ element, definition, problems, values, calls, lists }: RecordedElement): string {
  const attributes = { ...definition.attributes, ...commonAttributes };
  const shownLists = [...lists].map(list => list());
  const keysOfRows = shownLists.flatMap(({ columns, fields }) => [
    ...columns.map(({ key }) => key),
    ...fields,
  ]);
  const warnings = warningsOf(element).filter(warning => !problems.includes(warning));
  const columns = shownLists.flatMap(list => list.columns);
  const sections = [
    problems,
    warnings.length ? ['Warnings', ...warnings] : [],
    [
      'Attributes as understood',
      ...Object.entries(attributes).map(
        ([name, attribute]) =>
          `${attributeName(name)} (${attribute.type}): ${valueText(name, attribute, values[name])}`,
      ),
    ],
    columns.length ? ['Columns as understood', ...columns.map(columnText)] : [],
    calls.length ? ['Calls', ...calls.map(callText)] : [],
    ...latestOfEach(calls).map(({ name, keys }) => {
      const { read, ignored } = withRowKeys(keys, keysOfRows);
      return [`Keys of ${name}`, `Read: ${keysText(read)}`, `Ignored: ${keysText(ignored)}`];
    }),
  ];
  return sections
    .filter(({ length }) => length)
    .map(lines => lines.join('\n'))
    .join('\n\n');
}

/** The key of a column, and what was made of it: `totalUSD: "Total (USD)" · amount · aligned as a number`. */
const columnText = ({ key, shownTitle, type, isNumeric, filter }: RecordedList['columns'][number]): string =>
  [`${key}: "${shownTitle}"`, type, isNumeric && 'aligned as a number', Boolean(filter) && 'with a filter']
    .filter(Boolean)
    .join(' · ');

const callText = ({ name, status, code, milliseconds, bytes }: RecordedCall): string =>
  milliseconds === undefined
    ? `${name} · under way`
    : [name, status, code, `${Math.round(milliseconds)} ms`, bytes !== undefined && sizeText(bytes)]
        .filter(Boolean)
        .join(' · ');

const sizeText = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

/** The last call of each name whose answer is known: batches of a list have the same keys. */
const latestOfEach = (calls: readonly RecordedCall[]) => [
  ...new Map(calls.flatMap(({ name, keys }) => (keys ? [[name, { name, keys }] as const] : []))).values(),
];

const keysText = (keys: KeyCounts): string =>
  [...keys].map(([path, count]) => (count === 1 ? path : `${path} ×${count}`)).join(', ') || 'none';

/** `1 call`, `2 calls`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * An attribute's value for the panel. Text, numbers, flags and addresses show it, addresses without the values of their
 * query; JSON shows only its keys and counts, and the token only that it is there. [EMB-16]
 */
export function valueText(name: string, attribute: { readonly type: string }, value: unknown): string {
  if (value === undefined || value === null) return 'absent';
  if (name === 'token') return value === '' ? 'absent' : 'present';
  if (attribute.type === 'json') return shapeText(value);
  const text = String(value) || 'empty';
  return attribute.type === 'path' ? text.replace(/([?&][^=&#]*=)[^&#]+/g, '$1…') : text;
}

/** Keys and counts of a JSON value: `3 items: id, name`. */
function shapeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'a single value';
  const keys = Array.isArray(value) ? [...new Set(value.flatMap(keysOf))] : keysOf(value);
  const count = Array.isArray(value) ? counted(value.length, 'item') : counted(keys.length, 'key');
  return keys.length ? `${count}: ${keys.join(', ')}` : count;
}

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
