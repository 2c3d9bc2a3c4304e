import {
  type AddressProblem,
  addressOf,
  prefixed,
  type Target,
  withoutIds,
} from '../domain/platform/address.ts';
import { lookupBudget, postBudget } from './budget.ts';
import type { Endpoint, PageSettings } from './endpoint.ts';
import { IdRefusedError, RequestError, SessionExpiredError, UrlRefusedError } from './errors.ts';
import { failureOf } from './failure.ts';
import type { Received } from './request-attempts.ts';
import { send } from './send.ts';
import { sessionLives } from './session.ts';

interface CallRequest extends Target {
  readonly page: PageSettings;
  readonly signal?: AbortSignal | undefined;
}

/** What a call sends: its headers, and as a POST a form or JSON. */
export interface CallContent {
  readonly headers: Record<string, string>;
  readonly body?: FormData;
  readonly json?: unknown;
}

/** An answer that is neither a refusal nor a sign-in page, and the address that was asked. */
export type Answer = Received & { readonly asked: string };

/**
 * Sends a call and lets `read` make of its answer what the endpoint means by it.
 *
 * Rejects with a `RequestError`, already logged, or with the signal's reason when it was aborted.
 */
export async function call<T>(
  endpoint: Endpoint,
  request: CallRequest,
  content: CallContent,
  read: (answer: Answer) => Promise<T>,
): Promise<T> {
  const { signal = null, page } = request;
  const { loginPath } = page;
  const { method } = endpoint;
  const isPost = method === 'POST';
  const address = addressOf(endpoint.path, { ...request, apiBase: page.apiBase }, pageAddress());
  let status: number | undefined;
  try {
    const asked = hrefIn(address);
    const budget = endpoint.budget ?? (isPost ? postBudget : lookupBudget);
    const received = await send(asked, { ...content, method, signal }, budget, loginPath);
    status = received.status;
    const failure = failureOf(received, { asked, loginPath, isPost });
    if (failure) throw failure;
    const answer = await read({ ...received, asked });
    sessionLives();
    return answer;
  } catch (error) {
    if (error instanceof RequestError && isNews(error, isPost)) {
      const supplied = typeof address === 'string' ? address : address.url;
      const named = callName(endpoint, supplied, page.apiBase);
      console.error(`${page.tag ?? 'psp'}: ${named}: ${storyOf(error, status)}`);
    }
    throw error;
  }
}

function hrefIn(address: string | AddressProblem): string {
  if (typeof address === 'string') return address;
  throw address.id === undefined
    ? new UrlRefusedError(withoutIds(address.url))
    : new IdRefusedError(address.id);
}

/** An ended session is told once of what nobody asked for, and of every press. */
const isNews = (error: RequestError, isPost: boolean): boolean =>
  isPost || !(error instanceof SessionExpiredError) || error.firstOnPage;

/** Method and address of a call for the console, `{id}` in place of ids; `supplied` is the page's address. [NET-14] */
export function callName({ method, path }: Endpoint, supplied = '', apiBase = ''): string {
  const named =
    path === '{url}'
      ? withoutIds(supplied).replace(location.origin, '')
      : prefixed(path.replace(/\{\w+\}/g, '{id}'), apiBase);
  return `${method} ${named}`;
}

const storyOf = ({ code, expected }: RequestError, status: number | undefined): string =>
  [status && `status ${status}`, code, expected].filter(Boolean).join(', ');

// A frame whose page is an attribute (srcdoc) has no address of its own, but the site of the page around it.
const pageAddress = (): string => (location.protocol === 'about:' ? `${origin}/` : location.href);
