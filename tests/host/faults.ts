import type { Session } from './session.ts';

/** What a test asks to go wrong, for its own session only. */
export interface FaultOrder {
  /** A part of the path with its query. */
  readonly match: string;
  readonly method?: string;
  readonly fault: keyof typeof faults;
  /** How many requests it strikes; 1 by default. */
  readonly times?: number;
  /** How many requests pass before it strikes. */
  readonly skip?: number;
  /** For slow and trickle. */
  readonly milliseconds?: number;
  /** For status. */
  readonly status?: number;
  readonly message?: string;
  readonly retryAfter?: string;
  /** For redirect. */
  readonly location?: string;
  /** For body, wrongTotal. */
  readonly value?: unknown;
}

/** How an answer leaves: whole, broken off in the middle, byte by byte, or not at all. */
export type Delivery =
  | {
      readonly manner: 'whole' | 'cut' | 'trickle';
      readonly response: Response;
      readonly milliseconds?: number;
    }
  | { readonly manner: 'reset' | 'hang' };

interface Struck {
  readonly order: FaultOrder;
  readonly session: Session;
  /** What the portal would do and answer. */
  readonly answer: () => Promise<Response>;
}

type Fault = (struck: Struck) => Delivery | Promise<Delivery>;

export const faults = {
  slow: async ({ answer, order }) => {
    await new Promise(resolve => setTimeout(resolve, order.milliseconds ?? 3000));
    return whole(await answer());
  },
  hang: () => ({ manner: 'hang' }),
  /** The connection is reset before anything is done or answered. */
  reset: () => ({ manner: 'reset' }),
  /** Everything is done, but the answer is lost. */
  committedThenReset: async ({ answer }) => {
    await answer();
    return { manner: 'reset' };
  },
  cutBody: async ({ answer }) => ({ manner: 'cut', response: await answer() }),
  trickle: async ({ answer, order }) => ({
    manner: 'trickle',
    response: await answer(),
    milliseconds: order.milliseconds ?? 3000,
  }),
  truncatedJson: changedText(text => text.slice(0, Math.floor(text.length / 2))),
  byteOrderMark: changedText(text => `\uFEFF${text}`),
  empty: () => whole(new Response(null, { status: 204 })),
  body: ({ order }) => whole(Response.json(order.value ?? null)),
  htmlPage: () => whole(html('<!doctype html><title>Portal</title><h1>Scheduled maintenance</h1>')),
  login: () => whole(redirect('/login')),
  expired: async ({ session, answer }) => {
    session.role = undefined;
    return whole(await answer());
  },
  redirect: ({ order }) => whole(redirect(order.location ?? 'https://evil.example/')),
  status: ({ order }) => whole(refused(order)),
  wrongTotal: changedJson((answer, { value }) => ({ ...answer, total: value })),
  duplicateRows: changedJson(answer => ({ ...answer, data: doubled(answer.data) })),
} satisfies Record<string, Fault>;

interface Armed {
  readonly order: FaultOrder;
  readonly session: Session;
  skip: number;
  left: number;
}

/** The faults that are waiting for their requests. */
export class FaultQueue {
  #armed: Armed[] = [];

  order(session: Session, order: FaultOrder): void {
    this.#armed.push({ order, session, skip: order.skip ?? 0, left: order.times ?? 1 });
  }

  /** Some answer is going to be lost; a browser repeats what is lost on a connection that it has used before. */
  get losesAnswers(): boolean {
    return this.#armed.some(({ order, left }) => left > 0 && /reset$/i.test(order.fault));
  }

  /** The answer as ordered, the first matching order first. */
  async strike(request: Request, session: Session, answer: () => Promise<Response>): Promise<Delivery> {
    const armed = this.#armed.find(candidate => matches(candidate, request, session));
    if (!armed) return whole(await answer());
    armed.left -= 1;
    const fault: Fault = faults[armed.order.fault];
    return fault({ order: armed.order, session, answer });
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

function changedJson(change: (answer: { data?: unknown }, order: FaultOrder) => object): Fault {
  return async ({ answer, order }) => whole(Response.json(change(await (await answer()).json(), order)));
}

function doubled(rows: unknown): unknown {
  return Array.isArray(rows) ? rows.flatMap(row => [row, row]) : rows;
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
