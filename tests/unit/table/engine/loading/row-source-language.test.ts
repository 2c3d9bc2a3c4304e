import { expect, it, vi } from 'vitest';
import { createLanguage } from '../../../../../src/domain/language/create-language.ts';
import { english, type Language } from '../../../../../src/domain/language/language.ts';
import type { Column } from '../../../../../src/table/engine/columns.ts';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import type { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';
import { later } from '../../../../support/later.ts';
import { waitFor } from '../../../../support/wait-for.ts';
import { names, people, sourceOf } from './listed-people.ts';

const german = createLanguage('de', {});
const columnsIn = ({ code }: Language): Column[] => [{ key: 'name', title: `Name (${code})` }];
const titles = ({ snapshot }: RowSource) => snapshot().columns.map(({ title }) => title);

/** A source of an element in this language. */
const sourceIn = (language: Language, plan: Parameters<typeof sourceOf>[1] = {}) =>
  sourceOf(people(3), { language, ...plan }).source;

it('[EMB-15] begins with columns and cells in the language of the element', () => {
  const source = sourceIn(german, { columns: columnsIn });
  expect(titles(source)).toEqual(['Name (de)']);
  expect(source.snapshot().store.language).toBe(german);
});

it('[EMB-15] shows columns and cells in another language without asking the host', async () => {
  const source = sourceIn(english, { columns: columnsIn });
  await source.load();
  const queried = vi.fn();
  source.subscribe(queried);
  source.translate(german);
  expect(titles(source)).toEqual(['Name (de)']);
  expect(source.snapshot().store.language).toBe(german);
  expect(names(source)).toHaveLength(3);
  // The rows may be in another order now.
  await waitFor(() => expect(queried).toHaveBeenCalledTimes(2));
  const before = source.snapshot();
  source.translate(german);
  await Promise.resolve();
  expect(source.snapshot()).toBe(before);
});

it('[EMB-15] translates the rows of a reload that is still running', async () => {
  const second = later<TableBatch>();
  const answers = [Promise.resolve<TableBatch>({ data: people(3), total: 3 }), second.promise];
  const source = sourceIn(english, {
    columns: columnsIn,
    ask: () => answers.shift() ?? Promise.reject(new Error('too often')),
  });
  await source.load();
  const reloaded = source.reload();
  source.translate(german);
  second.resolve({ data: people(2), total: 2 });
  await reloaded;
  await waitFor(() => expect(names(source)).toHaveLength(2));
  expect(titles(source)).toEqual(['Name (de)']);
  expect(source.snapshot().store.language).toBe(german);
});
