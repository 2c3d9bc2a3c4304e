import type { Database } from './database.ts';
import type { Session } from './session.ts';

/** What a handler gets besides the request. */
export interface Visit {
  readonly database: Database;
  readonly session: Session;
  /** The ids in the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly page: RenderPage;
}

export type RenderPage = (template: string, values?: object, status?: number) => Response;

export type Handler = (request: Request, visit: Visit) => Response | Promise<Response>;

/** Ends a handler early: told as JSON to a script, as a page to a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Redirects after a form post, so that a reload does not post again. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}

export function wantsJson(request: Request): boolean {
  return (
    request.headers.get('accept')?.includes('application/json') === true ||
    request.headers.has('x-requested-with')
  );
}

/** A whole number from a path, for records with numeric ids; otherwise 0, which no record has. */
export function numberIn(text: string | undefined): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
