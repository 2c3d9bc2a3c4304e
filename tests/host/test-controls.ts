import type { Database } from './database.ts';
import { type FaultOrder, FaultQueue, faults } from './faults.ts';
import type { Route } from './routes.ts';
import type { Session } from './session.ts';
import { type Handler, Refusal } from './visit.ts';

/** What a test can change and query in the portal; everything except the records applies to the test's session only. */
export class TestControls {
  readonly faults = new FaultQueue();
  readonly #database: Database;
  readonly #closeIdleConnections: () => void;
  readonly #requests = new Map<Session, Record<string, number>>();
  readonly #violations = new Map<Session, unknown[]>();

  constructor(database: Database, closeIdleConnections: () => void) {
    this.#database = database;
    this.#closeIdleConnections = closeIdleConnections;
  }

  get routes(): readonly Route[] {
    return [
      { method: 'POST', path: '/test/faults', handler: this.#orderFault, isOpen: true },
      { method: 'POST', path: '/test/release', handler: this.#release, isOpen: true },
      { method: 'POST', path: '/test/reset', handler: this.#reset, isOpen: true },
      { method: 'GET', path: '/test/requests', handler: this.#tellRequests },
      { method: 'GET', path: '/test/violations', handler: this.#tellViolations },
      { method: 'POST', path: '/test/violations', handler: this.#noteViolation, isOpen: true },
    ];
  }

  /** `GET /path` → how often. */
  count(request: Request, session: Session): void {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/test/')) return;
    const counts = this.#requests.get(session) ?? {};
    const key = `${request.method} ${pathname}`;
    counts[key] = (counts[key] ?? 0) + 1;
    this.#requests.set(session, counts);
  }

  #orderFault: Handler = async (request, { session }) => {
    const order = (await request.json()) as FaultOrder;
    if (!Object.hasOwn(faults, order.fault))
      throw new Refusal(422, `There is no fault "${order.fault}". Known: ${Object.keys(faults).join(', ')}.`);
    this.faults.order(session, order);
    if (this.faults.losesAnswers) this.#closeIdleConnections();
    return Response.json({ ordered: true });
  };

  #release: Handler = (_request, { session }) => {
    this.faults.release(session);
    return Response.json({ released: true });
  };

  #reset: Handler = () => {
    this.faults.clear();
    this.#database.reset();
    return Response.json({ reset: true });
  };

  #tellRequests: Handler = (_request, { session }) => Response.json(this.#requests.get(session) ?? {});

  #tellViolations: Handler = (_request, { session }) => Response.json(this.#violations.get(session) ?? []);

  #noteViolation: Handler = async (request, { session }) => {
    const report = await request.json();
    this.#violations.set(session, [...(this.#violations.get(session) ?? []), report]);
    return new Response(null, { status: 204 });
  };
}
