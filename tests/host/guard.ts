import type { Route } from './routes.ts';
import { roles } from './session.ts';
import { Refusal, seeOther, type Visit, wantsJson } from './visit.ts';

/**
 * Checks a request before it is answered: the session has to be signed in, have a role of the route and, for a POST,
 * send its own token.
 */
export async function guarded(route: Route | undefined, request: Request, visit: Visit): Promise<Response> {
  try {
    if (!route) throw new Refusal(404, 'The page you asked for does not exist.');
    return await answer(route, request, visit);
  } catch (error) {
    return refusalPage(error, request, visit);
  }
}

async function answer(route: Route, request: Request, visit: Visit): Promise<Response> {
  const { role } = visit.session;
  if (route.roles && !role) return seeOther(`/login?next=${encodeURIComponent(nextPage(request))}`);
  if (route.roles && role && !route.roles.includes(role))
    throw new Refusal(403, `${roles[role]} may not do this.`);
  if (route.method === 'POST' && !route.isOpen && !(await bearsToken(request, visit.session.token)))
    throw new Refusal(403, 'The form has expired. Please reload the page and try again.');
  return route.handler(request, visit);
}

async function bearsToken(request: Request, token: string): Promise<boolean> {
  if (request.headers.get('x-csrf-token') === token) return true;
  if (!/^(multipart|application\/x-www-form)/.test(request.headers.get('content-type') ?? '')) return false;
  const form = await request.clone().formData();
  return form.get('_token') === token;
}

// Only pages are remembered for after the sign-in; requests of forms and scripts cannot be repeated.
function nextPage(request: Request): string {
  const isPage = request.method === 'GET' && !wantsJson(request);
  const { pathname, search } = new URL(request.url);
  return isPage ? pathname + search : '/';
}

function refusalPage(error: unknown, request: Request, visit: Visit): Response {
  const refusal = error instanceof Refusal ? error : undefined;
  if (!refusal) console.error(error);
  const status = refusal?.status ?? 500;
  const message = refusal?.message ?? 'The portal has met an unexpected error.';
  return wantsJson(request)
    ? Response.json({ message }, { status })
    : visit.page('refusal', { status, message }, status);
}
