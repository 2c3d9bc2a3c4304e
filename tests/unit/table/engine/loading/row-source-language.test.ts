import { waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { createLanguage } from '../../../../../src/domain/language/create-language.ts';
import { english, type Language } from '../../../../../src/domain/language/language.ts';
import type { Column } from '../../../../../src/table/engine/columns.ts';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';
import { later } from '../../../../support/later.ts';
import { names, people, sourceOf } from '../../../../support/listed-people.ts';

const german = createLanguage('de', {});
const columnsIn = ({ code }: Language): Column[] => [{ key: 'name', title: `Name (${code})` }];
const titles = ({ snapshot }: RowSource) => snapshot().columns.map(({ title }) => title);

/** A source of an element whose language the test changes. */
function sourceIn(first: Language, plan: Parameters<typeof sourceOf>[1] = {}) {
  const element = { language: first };
  const { source } = sourceOf(people(3), { language: () => element.language, ...plan });
  return { source, element };
}

it('[EMB-15] begins with columns and cells in the language of the element', async () => {
  const { source } = sourceIn(german, { columns: columnsIn });
  expect(titles(source)).toEqual(['Name (de)']);
  expect(source.snapshot().store.language).toBe(german);
});

it('[EMB-15] has English columns and cells if the plan names no language', () => {
  const source = new RowSource({ columns: columnsIn, limit: 10, ask: async () => ({ data: [] }) });
  expect(titles(source)).toEqual(['Name (en)']);
  expect(source.snapshot().store.language).toBe(english);
});

it('[EMB-15] shows columns and cells in another language without asking the host', async () => {
  const { source, element } = sourceIn(english, { columns: columnsIn });
  await source.load();
  element.language = german;
  const queried = vi.fn();
  source.subscribe(queried);
  source.translate();
  expect(titles(source)).toEqual(['Name (de)']);
  expect(source.snapshot().store.language).toBe(german);
  expect(names(source)).toHaveLength(3);
  // The rows may be in another order now.
  await waitFor(() => expect(queried).toHaveBeenCalledTimes(2));
});

it('[EMB-15] does nothing if the language is the same', async () => {
  const { source } = sourceIn(german, { columns: columnsIn });
  await source.load();
  const before = source.snapshot();
  source.translate();
  await Promise.resolve();
  expect(source.snapshot()).toBe(before);
});

it('[EMB-15] [TBL-01] translates what the screen makes of the columns of the answer', async () => {
  const mapColumns = (columns: readonly Column[], { code }: Language) =>
    columns.map(column => ({ ...column, title: `${column.title} (${code})` }));
  const { source, element } = sourceIn(german, { mapColumns });
  await source.load();
  expect(titles(source)).toEqual(['Name (de)']);
  element.language = english;
  source.translate();
  expect(titles(source)).toEqual(['Name (en)']);
});

it('[EMB-15] [TBL-01] makes English columns of those of the answer if the plan names no language', async () => {
  const mapColumns = vi.fn((columns: readonly Column[]) => columns);
  await sourceOf(people(1), { mapColumns }).source.load();
  expect(mapColumns).toHaveBeenCalledWith([{ key: 'name', title: 'Name' }], english);
});

it('[EMB-15] translates the rows of a reload that is still running', async () => {
  const second = later<TableBatch>();
  const answers = [Promise.resolve<TableBatch>({ data: people(3), total: 3 }), second.promise];
  const { source, element } = sourceIn(english, {
    columns: columnsIn,
    ask: () => answers.shift() ?? Promise.reject(new Error('too often')),
  });
  await source.load();
  const reloaded = source.reload();
  element.language = german;
  source.translate();
  second.resolve({ data: people(2), total: 2 });
  await reloaded;
  await waitFor(() => expect(names(source)).toHaveLength(2));
  expect(titles(source)).toEqual(['Name (de)']);
  expect(source.snapshot().store.language).toBe(german);
});

it('[EMB-15] stays in English if the plan names no language', async () => {
  const { source } = sourceOf(people(3), { columns: columnsIn });
  await source.load();
  source.translate();
  expect(titles(source)).toEqual(['Name (en)']);
  expect(source.snapshot().store.language).toBe(english);
});
