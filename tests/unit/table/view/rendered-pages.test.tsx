import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSnapshot } from '../../../../src/table/engine/loading/table-snapshot.ts';
import { useRenderedPages } from '../../../../src/table/view/rendered-pages.ts';
import { rowsShown } from '../../../support/rows-shown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const columns = [{ key: 'name', title: 'Name' }];

function peopleShown(count: number, type?: string): TableSnapshot {
  const name = (index: number) => ({ display: `Person ${index}`, ...(type && { type }) });
  return rowsShown(
    columns,
    Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: name(index) })),
  );
}

interface Props {
  readonly shown: TableSnapshot;
  readonly page: number;
  readonly size: number;
  readonly isTurning: boolean;
  readonly hasWork: boolean;
}
const usual: Props = { shown: peopleShown(95), page: 0, size: 10, isTurning: true, hasWork: false };
const pagesOf = ({ shown, size }: Props) => Math.ceil(shown.rows.length / size);

function rendered(first: Partial<Props> = {}) {
  let props = { ...usual, ...first };
  const { result, rerender } = renderHook(
    (props: Props) => useRenderedPages(props.shown, { ...props, pages: pagesOf(props) }, props.hasWork),
    { initialProps: props },
  );
  return {
    places: () => result.current.places.map(({ page }) => page),
    result,
    props: () => props,
    change: (change: Partial<Props>) => {
      props = { ...props, ...change };
      rerender(props);
    },
    /** What is to be done while the browser rests is done. */
    rest: () => act(async () => void (await vi.runAllTimersAsync())),
  };
}

describe('the page after the one that is shown', () => {
  it('[TBL-02] is rendered while the browser rests, for whoever turns pages', async () => {
    const pages = rendered();
    expect(pages.places()).toEqual([0, undefined]);
    await pages.rest();
    expect(pages.places()).toEqual([0, 1]);
    const [, next] = pages.result.current.places;
    pages.change({ page: 1 });
    expect(pages.result.current.places[1]).toBe(next);
    await pages.rest();
    expect(pages.places()).toEqual([2, 1]);
  });

  it.each([
    ['nobody turns pages', { isTurning: false }],
    ['rows are worked with', { hasWork: true }],
    ['rows are still arriving', { shown: { ...usual.shown, phase: 'loading' } as TableSnapshot }],
    ['it is the last one', { page: 9 }],
  ])('[TBL-02] is not rendered where %s', async (_, change) => {
    const pages = rendered(change);
    await pages.rest();
    expect(pages.places()).toEqual([pages.props().page, undefined]);
  });

  it('[TBL-02] is rendered where cells hold controls, whose rows are told apart', async () => {
    const pages = rendered({ shown: peopleShown(95, 'actions') });
    await pages.rest();
    expect(pages.places()).toEqual([0, 1]);
    expect([pages.result.current.isActedOn, rendered().result.current.isActedOn]).toEqual([true, false]);
  });

  it('[TBL-02] takes the place of the one before, whatever page is turned to', async () => {
    const pages = rendered();
    await pages.rest();
    pages.change({ page: 1 });
    await pages.rest();
    pages.change({ page: 8 });
    expect(pages.places()).toEqual([undefined, 8]);
  });

  it('[TBL-02] is rendered again, and not at once, when pages are of another size', async () => {
    const pages = rendered();
    await pages.rest();
    pages.change({ size: 25 });
    expect(pages.places()).toEqual([0, undefined]);
    await pages.rest();
    expect(pages.places()).toEqual([0, 1]);
  });

  const step = fc.oneof(
    fc.record({ page: fc.nat(9) }),
    fc.record({ page: fc.constant('next' as const) }),
    fc.record({ size: fc.constantFrom(10, 25), page: fc.nat(3) }),
    fc.record({ rows: fc.integer({ min: 40, max: 95 }) }),
    fc.record({ isTurning: fc.boolean() }),
    fc.constant('rest' as const),
  );
  it('[TBL-02] never stands for the one that is shown, however it is come to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
        const pages = rendered();
        for (const one of steps) {
          if (one === 'rest') await pages.rest();
          else if ('rows' in one) {
            const rows = usual.shown.rows.slice(0, one.rows).reverse();
            pages.change({ shown: { ...usual.shown, rows } });
          } else if ('page' in one && one.page === 'next') pages.change({ page: pages.props().page + 1 });
          else pages.change(one as Partial<Props>);
          const last = pagesOf(pages.props()) - 1;
          if (pages.props().page > last) pages.change({ page: last });
          expectRight(pages);
        }
      }),
    );
  });
});

function expectRight({ result, props }: ReturnType<typeof rendered>) {
  const { page, size, shown } = props();
  const { places, rows } = result.current;
  const rowsOf = (of: number) => [...shown.rows.subarray(of * size, (of + 1) * size)];
  expect(places.filter(place => place.page === page)).toHaveLength(1);
  for (const place of places) {
    if (place.page === undefined) expect(place.rows).toEqual([]);
    else {
      expect(Math.abs(place.page - page)).toBeLessThan(2);
      expect(place.rows.map(({ number }) => number)).toEqual(rowsOf(place.page));
    }
  }
  expect(rows).toEqual(places.flatMap(place => place.rows));
}
