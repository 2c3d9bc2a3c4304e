import { randomBytes, timingSafeEqual } from 'node:crypto';
import { toJson } from './psp.mjs';

/**
 * What every host answers alike: an ended session, a refused token, a repeated post, a message for the next page. For
 * Express and whatever else has `(request, response, next)` and `request.session`.
 *
 * An answer is a record: `{ status: 200, headers: { Location: … }, body: '…' }`.
 */
export class PspRequests {
  #transaction;
  #owner;
  #signIn;

  /**
   * `transaction(work)` begins a transaction, calls `work(query)`, and commits, or rolls back if that rejects;
   * `query(sql, values)` resolves to rows and has `?` for each value. `owner(request)` is who has signed in, if anybody;
   * `signIn` is the path of the sign-in page.
   */
  constructor({ transaction, owner, signIn = '/login' }) {
    this.#transaction = transaction;
    this.#owner = owner;
    this.#signIn = signIn;
  }

  /** Middleware: lets only those pass who have signed in. */
  signedIn = (request, response, next) => {
    if (isMissing(this.#owner(request))) send(response, this.#signedOut(request));
    else next();
  };

  /**
   * A handler that checks session and token, and calls `work(request, query)` in a transaction, once per
   * Idempotency-Key. The work resolves to its answer.
   */
  post(work) {
    return (request, response, next) =>
      this.#answer(request, work).then(answer => send(response, answer), next);
  }

  async #answer(request, work) {
    const owner = this.#owner(request);
    if (isMissing(owner)) return this.#signedOut(request);
    return tokenRefusal(request) ?? this.#once(request, String(owner), work);
  }

  /**
   * A repetition gets the first answer, also while the first is at work. The work and its answer are one transaction. A
   * refusal, or a redirect to the sign-in page, has changed nothing and is not kept.
   */
  async #once(request, owner, work) {
    const key = request.headers['idempotency-key'];
    const name = [owner, urlOf(request).split('?')[0], key];
    const carriedOut = async query => {
      const answer = await work(request, query);
      if (answer.status >= 400 || leadsTo(this.#signIn, answer)) throw new Refused(answer);
      return answer;
    };
    try {
      if (!key) return await this.#transaction(carriedOut);
      return await this.#transaction(async query => {
        // Waits while a request with the same key is at work, and fails when that is done.
        await query('INSERT INTO idempotent_answers (owner, path, idempotency_key) VALUES (?, ?, ?)', name);
        const answer = await carriedOut(query);
        await query(`UPDATE idempotent_answers SET answer = ? WHERE ${sameKey}`, [toJson(answer), ...name]);
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused) return error.answer;
      const stored = key && (await this.#stored(name));
      // Without one the error came from the work, not from the key.
      if (!stored) throw error;
      return stored;
    }
  }

  async #stored(name) {
    const sql = `SELECT answer FROM idempotent_answers WHERE ${sameKey}`;
    const [row] = await this.#transaction(query => query(sql, name));
    return row && JSON.parse(row.answer);
  }

  #signedOut(request) {
    if (isCall(request)) return json({ message: 'Please sign in.', signIn: this.#signIn }, 401);
    // A post has no page to come back to.
    const next = request.method === 'GET' ? `?next=${encodeURIComponent(urlOf(request))}` : '';
    return redirect(this.#signIn + next);
  }
}

/** A call of an element, which wants JSON; otherwise a browser that wants a page. */
export const isCall = request => request.headers['x-requested-with'] === 'XMLHttpRequest';

/** The CSRF token of the session. Begin a new session at sign-in, and the token changes. */
export function tokenOf({ session }) {
  session.pspToken ??= randomBytes(16).toString('hex');
  return session.pspToken;
}

/** After a post that was carried out: calls read JSON, native forms follow a redirect. */
export const done = (request, url) =>
  isCall(request) ? json({ success: true, result: 'success', redirect: url }) : redirect(url);

/** A post that cannot be carried out; `errors` are messages by the names of the posted fields. */
export function invalid(request, message, errors = {}, status = 422) {
  const lists = Object.entries(errors).map(([name, texts]) => [name, [texts].flat()]);
  return refusal(request, message, status, { errors: Object.fromEntries(lists) });
}

/** An answer as JSON. */
export const json = (body, status = 200) => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: toJson(body),
});

/** Keeps a message until the next page that a person sees. */
export function flash({ session }, level, message) {
  session.pspFlash = { level, message };
}

/** The message to show, as attributes of psp-flash-message. What `fetch` follows uses nothing up. */
export function flashed({ headers, session }) {
  if ((headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate') return;
  const message = session.pspFlash;
  delete session.pspFlash;
  return message;
}

export function send(response, { status, headers, body }) {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

/** The statement of a driver that numbers its values, as that of PostgreSQL: `$1` for the first `?`. */
export function numbered(sql) {
  let count = 0;
  return sql.replaceAll('?', () => `$${++count}`);
}

/** Rolls the transaction back. */
class Refused extends Error {
  constructor(answer) {
    super('The post was refused.');
    this.answer = answer;
  }
}

const sameKey = 'owner = ? AND path = ? AND idempotency_key = ?';

const isMissing = owner => owner === undefined || owner === null || owner === false;

/** Express shortens `url` in its routers. */
const urlOf = request => request.originalUrl ?? request.url;

const leadsTo = (path, { headers }) =>
  headers.Location !== undefined && new URL(headers.Location, 'http://host').pathname === path;

const redirect = url => ({ status: 303, headers: { Location: url }, body: '' });

const refusal = (request, message, status, more) =>
  isCall(request)
    ? json({ message, ...more }, status)
    : { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: message };

/** The refusal of a token, with the one that an element then uses. */
function tokenRefusal(request) {
  const token = tokenOf(request);
  const sent = Buffer.from(String(request.headers['x-csrf-token'] ?? request.body?._token ?? ''));
  if (sent.length === token.length && timingSafeEqual(sent, Buffer.from(token))) return undefined;
  return refusal(request, 'The form has expired. Please reload the page and try again.', 403, { token });
}
