import { addressOf, type Refusal, type Target } from './address.ts';
import type { Endpoint, PageSettings } from './endpoint.ts';
import { IdRefusedError, RequestError, SessionExpiredError, ShapeError, UrlRefusedError } from './errors.ts';

interface Located extends Target {
  readonly page: PageSettings;
}

/** The full address of a call on this page, or why it is refused. */
export function addressAt({ path }: Endpoint, { page, ...target }: Located): string | Refusal {
  return addressOf(path, { ...target, apiBase: page.apiBase }, location.href);
}

/** The full address of a call. Throws an `IdRefusedError` or a `UrlRefusedError`. */
export function hrefOf(endpoint: Endpoint, request: Located): string {
  const address = addressAt(endpoint, request);
  if (typeof address === 'string') return address;
  throw address.id === undefined ? new UrlRefusedError(address.url) : new IdRefusedError(address.id);
}

/** Runs a call and logs how it failed: method, path template and code, never an id or a body. */
export async function logged<T>({ method, path, name }: Endpoint, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof RequestError && !(error instanceof SessionExpiredError && !error.firstOnPage)) {
      const place = error instanceof ShapeError ? ` at "${error.place}"` : '';
      console.error(`psp: ${name}, ${method} ${path}: ${error.code}${place}`);
    }
    throw error;
  }
}
