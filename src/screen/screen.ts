import { useCallback } from 'react';
import { Observable } from '../platform/observable.ts';
import type { PageSettings } from '../platform/page.ts';
import type { TableSource } from '../table/engine/loading/table-source.ts';
import type { Edits } from '../table/view/editing/edits.ts';
import type { Selection } from '../table/view/selection/selection.ts';
import { useNotices } from '../ui/feedback/notices.tsx';
import { useObservable } from '../ui/hooks/use-observable.ts';
import type { RowPosts } from './posts/row-posts.ts';
import type { Submission } from './posts/submission.ts';
import type { Feedback } from './requests/failures.tsx';

/** What an element passes to the hooks that send requests, show notices and navigate on its behalf. */
export interface Screen extends Feedback {
  readonly page: PageSettings;
  readonly session: ElementSession;
}

/** The screen of a view, with notices of its own. */
export const useScreen = ({ page, element }: Pick<Screen, 'page' | 'element'>): Screen => ({
  page,
  element,
  notices: useNotices(),
  session: sessionOf(element.host),
});

/**
 * What a person has begun in one list: it comes back with the list, and with the element when that is put back into the
 * page. What a list does not need is not created. [TBL-23] [EMB-05]
 */
export class ListSession {
  /** The source while the element shows the list; undefined for a list that it has left. */
  source: TableSource | undefined;
  /** The reasons typed so far, by row. */
  readonly reasons = new Observable<Readonly<Record<string, string>>>({});
  edits?: Edits;
  selection?: Selection;
  /** The save of edits and selection. */
  submission?: Submission;
  decisions?: RowPosts;
  removals?: RowPosts;
}

/** What a person has begun in one element, whether or not it is on the page now. [NET-12] [NET-19] */
export class ElementSession {
  /** What was typed or chosen in a form. */
  input?: Observable<unknown>;
  /** The post of the form. */
  submission?: Submission;
  /** Whether the browser is leaving the page with a form that it posts itself. */
  readonly isLeaving = new Observable(false);
  /** How many cells are edited, by list. */
  readonly editCounts = new Observable<ReadonlyMap<string, number>>(new Map());
  readonly #lists = new Map<string, ListSession>();

  /** The session of a list; `list` is the `list` of its source. */
  list(list: string): ListSession {
    const session = this.#lists.get(list) ?? new ListSession();
    this.#lists.set(list, session);
    return session;
  }
}

const sessions = new WeakMap<HTMLElement, ElementSession>();

/** The session of an element, which views get with their screen. It belongs to the element, not to its React tree, so a move or a removal does not end it. */
export function sessionOf(host: HTMLElement): ElementSession {
  const session = sessions.get(host) ?? new ElementSession();
  sessions.set(host, session);
  return session;
}

/** Like `useState`, but kept in the session: what was typed is still there when the element is put back. [EMB-05] [NET-19] */
export function useInput<Input>(
  session: ElementSession,
  initial: () => Input,
): readonly [Input, (change: (previous: Input) => Input) => void] {
  session.input ??= new Observable<unknown>(initial());
  const input = session.input as Observable<Input>;
  const change = useCallback(
    (next: (previous: Input) => Input) => {
      input.value = next(input.value);
    },
    [input],
  );
  return [useObservable(input), change];
}
