import { type Later, later } from '../support/later.ts';
import type { Session } from './session.ts';

/** A fault that a test requests for its own session. */
export interface FaultOrder {
  /** A substring of path and query. */
  readonly match: string;
  readonly method?: string;
  readonly fault: keyof typeof faults;
  /** How many requests fail; 1 by default. */
  readonly times?: number;
  /** How many requests succeed first. */
  readonly skip?: number;
  /** For status. */
  readonly status?: number;
  readonly message?: string;
  readonly retryAfter?: string;
  /** For redirect and login. */
  readonly location?: string;
  /** For body, wrongTotal. */
  readonly value?: unknown;
}

/** How an answer is sent: completely, truncated, or not at all. */
export type Delivery =
  | { readonly manner: 'whole' | 'cut'; readonly response: Response }
  | { readonly manner: 'reset' };

interface Struck {
  readonly order: FaultOrder;
  readonly session: Session;
  readonly request: Request;
  /** What the portal would do and answer without the fault. */
  readonly answer: (changed?: Request) => Promise<Response>;
  /** Resolves when the test releases the held answers. */
  readonly released: Promise<void>;
}

type Fault = (struck: Struck) => Delivery | Promise<Delivery>;

export const faults = {
  /** The request waits until the test releases it. */
  held: async ({ answer, released }) => {
    await released;
    return whole(await answer());
  },
  /** The connection is reset before anything is done or answered. */
  reset: () => ({ manner: 'reset' }),
  /** The request is carried out, but its answer is lost. */
  committedThenReset: async ({ answer }) => {
    await answer();
    return { manner: 'reset' };
  },
  /** The request is carried out, but answered with an error, as by a host that fails after saving. */
  committedThenStatus: async ({ order, answer }) => {
    await answer();
    return whole(refused(order));
  },
  cutBody: async ({ answer }) => ({ manner: 'cut', response: await answer() }),
  truncatedJson: changedText(text => text.slice(0, Math.floor(text.length / 2))),
  byteOrderMark: changedText(text => `\uFEFF${text}`),
  /** A warning of the host's interpreter before the answer. */
  warningBefore: changedText(
    text => `<br />\n<b>Warning</b>: Undefined variable $site in list.php on line 12<br />\n${text}`,
  ),
  empty: () => whole(new Response(null, { status: 204 })),
  body: ({ order }) => whole(Response.json(order.value ?? null)),
  htmlPage: () => whole(html('<!doctype html><title>Portal</title><h1>Scheduled maintenance</h1>')),
  /** The form's own page instead of a redirect: nothing was saved. */
  pageAgain: () =>
    whole(html('<!doctype html><title>Portal</title><form><p class="error">Check the amounts.</p></form>')),
  login: ({ order }) => whole(redirect(order.location ?? '/login')),
  /** A sign-in page at the same address. */
  passwordPage: () => whole(html('<!doctype html><form><input type="password" name="password"></form>')),
  expired: async ({ session, answer }) => {
    session.role = undefined;
    return whole(await answer());
  },
  redirect: ({ order }) => whole(redirect(order.location ?? 'https://evil.example/')),
  /** A redirect to an anchor of the same page. */
  hashed: changedHeaders(headers => headers.set('location', `${headers.get('location')}#saved`)),
  /** A cacheable answer. */
  cacheable: changedHeaders(headers => {
    headers.set('last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT');
    headers.set('cache-control', 'max-age=600');
  }),
  status: ({ order }) => whole(refused(order)),
  /** A bare list, as lookups send it, has no total. */
  wrongTotal: changedJson((answer, { value }) =>
    Array.isArray(answer) ? answer : { ...answer, total: value },
  ),
  duplicateRows: changedRows(rows => rows.flatMap(row => [row, row])),
  /** As a careless JOIN produces them: three rows have the id of the first. */
  repeatedIds: changedRows(rows => rows.map((row, at) => ({ ...row, id: rows[at - (at % 3)]?.id }))),
  rowsWithoutIds: changedRows(rows => rows.map(({ id: _, ...row }) => row)),
  /** The ids are sent beside the rows. */
  rowIds: changedJson(({ data = [], ...answer }) => ({
    ...answer,
    data: data.map(({ id: _, ...row }) => row),
    rowIds: data.map(({ id }) => id),
  })),
  /** Whatever batch is asked for, the first is sent. */
  ignoresSkip: async ({ request, answer }) => {
    const url = new URL(request.url);
    url.searchParams.delete('skip');
    return whole(await answer(new Request(url, request)));
  },
} satisfies Record<string, Fault>;

interface Armed {
  readonly order: FaultOrder;
  readonly session: Session;
  skip: number;
  left: number;
}

/** The faults that have not been used up yet. */
export class FaultQueue {
  #armed: Armed[] = [];
  readonly #holds = new Map<Session, Later<void>>();

  order(session: Session, order: FaultOrder): void {
    this.#armed.push({ order, session, skip: order.skip ?? 0, left: order.times ?? 1 });
  }

  /** Whether an answer will be lost; browsers repeat a POST that is lost on a reused connection. */
  get losesAnswers(): boolean {
    return this.#armed.some(({ order, left }) => left > 0 && /reset$/i.test(order.fault));
  }

  /** Releases the held answers of a session. A request that arrives only afterwards is not held. */
  release(session: Session): void {
    this.#armed = this.#armed.filter(({ order, session: of }) => of !== session || order.fault !== 'held');
    this.#holds.get(session)?.resolve();
    this.#holds.delete(session);
  }

  /** Forgets all faults, also those that a test of another session has left, and releases all held answers. */
  clear(): void {
    this.#armed = [];
    for (const hold of this.#holds.values()) hold.resolve();
    this.#holds.clear();
  }

  /** The faulty answer, by the first matching fault. */
  async strike(request: Request, session: Session, answer: Struck['answer']): Promise<Delivery> {
    const armed = this.#armed.find(candidate => matches(candidate, request, session));
    if (!armed) return whole(await answer());
    armed.left -= 1;
    const fault: Fault = faults[armed.order.fault];
    const released = this.#holdOf(session).promise;
    return fault({ order: armed.order, session, request, answer, released });
  }

  #holdOf(session: Session): Later<void> {
    const hold = this.#holds.get(session) ?? later<void>();
    this.#holds.set(session, hold);
    return hold;
  }
}

function matches(armed: Armed, request: Request, session: Session): boolean {
  const { match, method } = armed.order;
  const { pathname, search } = new URL(request.url);
  if (armed.session !== session || armed.left < 1) return false;
  if (!(pathname + search).includes(match) || (method && method !== request.method)) return false;
  armed.skip -= 1;
  return armed.skip < 0;
}

function whole(response: Response): Delivery {
  return { manner: 'whole', response };
}

function changedText(change: (text: string) => string): Fault {
  return async ({ answer }) => {
    const response = await answer();
    return whole(new Response(change(await response.text()), { headers: response.headers }));
  };
}

function changedHeaders(change: (headers: Headers) => void): Fault {
  return async ({ answer }) => {
    const response = await answer();
    const headers = new Headers(response.headers);
    change(headers);
    return whole(new Response(response.body, { status: response.status, headers }));
  };
}

interface Batch {
  readonly data?: readonly { readonly id?: unknown }[];
}

function changedJson(change: (answer: Batch, order: FaultOrder) => object): Fault {
  return async ({ answer, order }) => whole(Response.json(change(await (await answer()).json(), order)));
}

function changedRows(change: (rows: NonNullable<Batch['data']>) => readonly object[]): Fault {
  return changedJson(({ data = [], ...answer }) => ({ ...answer, data: change(data) }));
}

function refused({ status = 500, message, retryAfter }: FaultOrder): Response {
  const headers: HeadersInit = retryAfter ? { 'retry-after': retryAfter } : {};
  if (message !== undefined) return Response.json({ message }, { status, headers });
  return new Response('<h1>Something broke</h1>', {
    status,
    headers: { ...headers, 'content-type': 'text/html' },
  });
}

function html(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}
