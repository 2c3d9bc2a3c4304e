/** Answers of a faulty host as `fetch` gives them to an element; each call makes a new one. */

/** No connection, or one that is reset before the headers. */
export const lostConnection = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** A page that is not a sign-in page. */
export const maintenancePage = (): Response =>
  new Response('<h1>Scheduled maintenance</h1>', { headers: { 'content-type': 'text/html' } });

/** A sign-in page at the address of the call. */
export const passwordPage = (): Response => new Response('<form><input type="password"></form>');

/** A redirect that the browser has followed. */
export const redirectTo = (location: string): Response =>
  new Response('', { status: 302, headers: { location } });

/** An error status, with a message for people if there is one. */
export const refusal = (status: number, message?: unknown): Response =>
  message === undefined ? new Response('<h1>Oops</h1>', { status }) : Response.json({ message }, { status });
