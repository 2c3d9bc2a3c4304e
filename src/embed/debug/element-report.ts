import { attributeName } from '../attributes/read-attributes.ts';
import { type AnswerKeys, type KeyCounts, withRowKeys } from './answer-keys.ts';
import { create, tableOf } from './dom.ts';
import type { RecordedCall, RecordedElement } from './page-record.ts';
import { valueText } from './value-text.ts';

/** One line about an element: its version, what is wrong, its calls. */
export function summaryText({ element, problems, calls }: RecordedElement): string {
  const { version } = element.constructor as { readonly version?: string };
  const failed = calls.filter(({ code }) => code !== undefined).length;
  const facts = [
    version,
    problems.length > 0 && counted(problems.length, 'wrong attribute'),
    counted(calls.length, 'call'),
    failed > 0 && `${failed} failed`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** What is known of an element: attributes, calls, and the keys of answers. */
export function elementReport(recorded: RecordedElement): HTMLElement[] {
  const { problems, calls, rowKeys } = recorded;
  const keysOfRows = [...rowKeys].flatMap(keys => keys());
  return [
    ...problems.map(problem => create('p', { class: 'problem' }, problem)),
    attributeTable(recorded),
    ...(calls.length ? [tableOf('Calls', ['Call', 'Status', 'Time', 'Size'], calls.map(callCells))] : []),
    ...latestOfEach(calls).flatMap(({ name, keys }) =>
      keys ? keyLists(name, withRowKeys(keys, keysOfRows)) : [],
    ),
  ];
}

const attributeTable = ({ attributes, values }: RecordedElement): HTMLElement =>
  tableOf(
    'Attributes as understood',
    ['Attribute', 'Type', 'Value'],
    Object.entries(attributes).map(([name, attribute]) => [
      attributeName(name),
      attribute.type,
      valueText(name, attribute, values[name]),
    ]),
  );

const callCells = ({ name, status, code, milliseconds, bytes }: RecordedCall): string[] => [
  name,
  milliseconds === undefined ? 'under way' : [status, code].filter(each => each !== undefined).join(' '),
  milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`,
  bytes === undefined ? '' : sizeText(bytes),
];

const sizeText = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

/** The last call of each name whose answer is known: batches of a list have the same keys. */
const latestOfEach = (calls: readonly RecordedCall[]): RecordedCall[] => [
  ...new Map(calls.filter(({ keys }) => keys).map(call => [call.name, call])).values(),
];

function keyLists(name: string, { read, ignored }: AnswerKeys): HTMLElement[] {
  return [
    create('h3', {}, `Keys of ${name}`),
    create(
      'dl',
      {},
      create('dt', {}, `Read (${read.size})`),
      create('dd', {}, keysText(read)),
      create('dt', {}, `Ignored (${ignored.size})`),
      create('dd', {}, keysText(ignored)),
    ),
  ];
}

const keysText = (keys: KeyCounts): string =>
  [...keys].map(([path, count]) => (count === 1 ? path : `${path} ×${count}`)).join(', ') || 'none';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
