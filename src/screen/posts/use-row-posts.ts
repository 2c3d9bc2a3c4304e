import { useLayoutEffect } from 'react';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { type PostedRow, pageDecisions, type RowPostPlan, RowPosts, SharedPosts } from './row-posts.ts';

type Kind = 'decisions' | 'removals';

/** The decisions on the rows of a list, or their removals, kept in the list's session; renders again at each step. [TBL-23] */
export function useRowPosts<Row extends PostedRow, Choice extends string>(
  list: { [kind in Kind]?: RowPosts },
  kind: Kind,
  plan: RowPostPlan<Row, Choice>,
): RowPosts<Row, Choice> {
  list[kind] ??= new RowPosts(kind === 'decisions' ? pageDecisions() : new SharedPosts());
  const rowPosts: RowPosts<Row, Choice> = list[kind];
  useObservable(rowPosts.posts.states);
  useLayoutEffect(() => {
    rowPosts.plan = plan;
  });
  useLayoutEffect(() => {
    const { lists } = rowPosts.posts;
    lists.add(rowPosts);
    return () => {
      lists.delete(rowPosts);
      // Its rows are not kept for a list that is no longer shown.
      rowPosts.plan = undefined;
    };
  }, [rowPosts]);
  return rowPosts;
}
