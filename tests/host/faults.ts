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
  /** For status. */
  readonly status?: number;
  /** For body, wrongTotal. */
  readonly value?: unknown;
}

/** What is sent: an answer, or nothing, after which the connection is reset. */
export type Delivery = Response | 'reset';

interface Struck {
  readonly order: FaultOrder;
  readonly session: Session;
  /** What the portal would do and answer without the fault. */
  readonly answer: () => Promise<Response>;
  /** Resolves when the test releases the held answers. */
  readonly released: Promise<void>;
}

type Fault = (struck: Struck) => Delivery | Promise<Delivery>;

export const faults = {
  /** The request waits until the test releases it. */
  held: async ({ answer, released }) => {
    await released;
    return answer();
  },
  /** The request is carried out, but its answer is lost. */
  committedThenReset: async ({ answer }): Promise<Delivery> => {
    await answer();
    return 'reset';
  },
  body: ({ order }) => Response.json(order.value ?? null),
  expired: async ({ session, answer }) => {
    session.role = undefined;
    return answer();
  },
  /** A cacheable answer. */
  cacheable: async ({ answer }) => {
    const response = await answer();
    response.headers.set('last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT');
    response.headers.set('cache-control', 'max-age=600');
    return response;
  },
  status: ({ order }) => refused(order),
  /** A bare list, as lookups send it, has no total. */
  wrongTotal: async ({ answer, order }) => {
    const sent = await (await answer()).json();
    return Response.json(Array.isArray(sent) ? sent : { ...sent, total: order.value });
  },
} satisfies Record<string, Fault>;

interface Armed {
  readonly order: FaultOrder;
  readonly session: Session;
  left: number;
}

/** The faults that have not been used up yet. */
export class FaultQueue {
  #armed: Armed[] = [];
  readonly #holds = new Map<Session, Later<void>>();

  order(session: Session, order: FaultOrder): void {
    this.#armed.push({ order, session, left: order.times ?? 1 });
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
    if (!armed) return answer();
    armed.left -= 1;
    const fault: Fault = faults[armed.order.fault];
    const released = this.#holdOf(session).promise;
    return fault({ order: armed.order, session, answer, released });
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
  return (pathname + search).includes(match) && (!method || method === request.method);
}

const refused = ({ status = 500 }: FaultOrder): Response =>
  new Response('<h1>Something broke</h1>', { status, headers: { 'content-type': 'text/html' } });
