import { waitFor } from '@testing-library/dom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { RowSource } from '../../../../../src/table/engine/loading/row-source.ts';
import { type Later, later } from '../../../../support/later.ts';

const editions = ['ninety-days', 'ytd', 'all'] as const;
const columns = [{ key: 'of', title: 'Of' }];

describe('a list that is loaded in editions', () => {
  it('[NET-12] [TBL-08] shows the edition that was requested last, in whatever order answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...editions), { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (wanted, order) => {
          let edition: string = wanted[0] ?? 'all';
          const asked: { readonly edition: string; readonly answer: Later<TableBatch> }[] = [];
          const source = new RowSource({
            limit: 10,
            columns,
            edition: () => edition,
            ask() {
              const answer = later<TableBatch>();
              asked.push({ edition, answer });
              return answer.promise;
            },
          });
          void source.load();
          for (const next of wanted.slice(1)) {
            edition = next;
            void source.reload();
          }
          const last = edition;
          while (asked.length) {
            const at = (order.next().value ?? 0) % asked.length;
            const [answered] = asked.splice(at, 1);
            answered?.answer.resolve({ data: [{ id: 1, of: answered.edition }], total: 1 });
          }
          await waitFor(() => expect(source.snapshot().phase).toBe('complete'));
          await waitFor(() => expect(source.snapshot().rows).toHaveLength(1));
          const { store, edition: shown } = source.snapshot();
          expect([shown, store.textAt(0, 0)]).toEqual([last, last]);
          source.stop();
        },
      ),
      { numRuns: 50 },
    );
  });
});
