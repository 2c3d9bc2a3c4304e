// @vitest-environment jsdom
import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../scripts/sources.ts';
import { calls } from '../../src/api/docs/calls.ts';
import { tableBatchAnswer } from '../../src/api/schemas/shapes.ts';
import { answerSchema, type DescribedField, fieldsOf } from '../../src/manifest/contract/described-schema.ts';
import { exampleAnswer, exampleOf, leastAnswer } from '../../src/manifest/contract/examples.ts';
import { allowLogged } from '../support/console.ts';
import { type Reading, readings } from './readings.ts';
import { recordReads, undescribed, valueAt, withValueAt } from './reads.ts';

const allDefinitions = await definitions();
const answersRead = calls.filter(({ method, answer }) => method === 'GET' && answer !== tableBatchAnswer);
const recordsRead = allDefinitions.flatMap(({ attributes }) =>
  Object.values(attributes).flatMap(attribute => ('isRecord' in attribute ? [attribute.fields] : [])),
);

/** The fields of a bare list are described like those of an item. */
const pathIn = (example: unknown, path: string): string => (Array.isArray(example) ? `[].${path}` : path);

/** Fields of which only certain other values make a difference. */
const otherValues: Readonly<Record<string, unknown>> = {
  active: 'closing',
  'btn-danger': 'btn-success',
  site: true,
};

function anotherValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(anotherValue);
  if (typeof value !== 'object' || value === null)
    return otherValues[String(value)] ?? `/another-${value ?? ''}`;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, anotherValue(one)]));
}

/** What an element shows of a value, as JSON, so that two values can be compared. */
const shownOf = ({ parse, read }: Reading, value: unknown): string => JSON.stringify(read(parse(value)));

/** The example, adapted to each context. */
const examplesOf = ({ schema, contexts }: Reading): unknown[] => {
  const example = exampleOf(schema);
  return contexts.map(context =>
    Object.entries(context).reduce((value, [path, other]) => withValueAt(value, path, other), example),
  );
};

/** Whether a field makes a difference: in the complete example, beside the required fields, or on its own. */
function isRead(reading: Reading, field: DescribedField): boolean {
  const fields = fieldsOf(reading.schema);
  return examplesOf(reading).some(example => {
    const place = (path: string) => pathIn(example, path);
    const without = (removed: readonly DescribedField[]) =>
      removed.reduce((value, { path }) => withValueAt(value, place(path), undefined), example);
    const path = place(field.path);
    const nested = fields.some(
      other => other.path.startsWith(`${field.path}.`) || other.path.startsWith(`${field.path}[`),
    );
    const others = nested
      ? ['another']
      : [anotherValue(valueAt(example, path) ?? field.example), field.example];
    const bases = [
      example,
      without(fields.filter(({ required }) => !required)),
      without(fields.filter(({ path: other }) => /^(data\[\]\.)?id$/.test(other))),
      without(fields),
    ];
    return bases.some(base => {
      const shown = shownOf(reading, base);
      return others.some(
        other => other !== undefined && shownOf(reading, withValueAt(base, path, other)) !== shown,
      );
    });
  });
}

describe.each(readings)('the described fields of $name', reading => {
  const fields = fieldsOf(reading.schema);

  it('[SHIP-03] have an example that matches the schema', () => {
    expect(fields.length).toBeGreaterThan(0);
    expect(() => reading.parse(exampleOf(reading.schema))).not.toThrow();
  });

  it('[SHIP-03] are all read', () => {
    allowLogged();
    expect(fields.filter(field => !isRead(reading, field)).map(({ path }) => path)).toEqual([]);
  });

  it('[SHIP-03] are all fields that are read', () => {
    const read = new Set<string>();
    for (const example of examplesOf(reading)) {
      const value = reading.parse(example);
      reading.read(recordReads(value, path => read.add(path)));
    }
    expect(undescribed(reading.schema, read)).toEqual([]);
  });
});

describe('the readings', () => {
  const names = readings.map(({ name }) => name);
  const described = readings.map(({ fields }) => fields);

  it('[SHIP-03] include every answer with fields of its own', () => {
    expect(answersRead.map(({ name }) => name).filter(name => !names.includes(name))).toEqual([]);
  });

  it('[SHIP-03] include every record of a page that is read field by field', () => {
    expect(recordsRead.length).toBeGreaterThan(3);
    expect(recordsRead.filter(fields => !fields || !described.includes(fields))).toEqual([]);
  });
});

describe.each(answersRead)('the answer of $name', endpoint => {
  it('[SHIP-03] describes each of its fields in sentences', () => {
    const fields = fieldsOf(answerSchema(endpoint));
    expect(fields.filter(({ description }) => !/^[A-Z`…].*\S[.…]$/s.test(description))).toEqual([]);
    const schema = endpoint.answer as unknown as GenericSchema;
    for (const answer of [exampleAnswer(endpoint), leastAnswer(endpoint)])
      expect(safeParse(schema, answer).issues).toBeUndefined();
  });
});
