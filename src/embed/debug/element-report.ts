import { attributeName } from '../../domain/attribute-name.ts';
import { type KeyCounts, withRowKeys } from './answer-keys.ts';
import type { RecordedCall, RecordedElement } from './page-record.ts';
import { valueText } from './value-text.ts';

/** One line about an element: its tag and version, what is wrong, its calls. */
export function summaryText({ element, definition, problems, calls }: RecordedElement): string {
  const { version } = element.constructor as { readonly version?: string };
  const failed = calls.filter(({ code }) => code !== undefined).length;
  const facts = [
    `${definition.tag} ${version}`,
    problems.length > 0 && counted(problems.length, 'wrong attribute'),
    counted(calls.length, 'call'),
    failed > 0 && `${failed} failed`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** What is known of an element, line by line: attributes, calls, and the keys of answers. */
export function reportText({ problems, attributes, values, calls, rowKeys }: RecordedElement): string {
  const keysOfRows = [...rowKeys].flatMap(keys => keys());
  const sections = [
    problems,
    [
      'Attributes as understood',
      ...Object.entries(attributes).map(
        ([name, attribute]) =>
          `${attributeName(name)} (${attribute.type}): ${valueText(name, attribute, values[name])}`,
      ),
    ],
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

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
