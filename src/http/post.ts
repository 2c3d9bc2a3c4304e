import { tryParseJson } from '../domain/json.ts';
import { sameOriginUrl, withoutIds } from '../platform/address.ts';
import { session } from '../platform/session.ts';
import { type Answer, Call, type CallContent } from './call.ts';
import { HttpError, isHtml, parseError, RequestError, resultError, shapeError, thisSite } from './errors.ts';
import {
  failureWords,
  isFailure,
  isFilled,
  isSignIn,
  isWord,
  reportsFailure,
  sessionExpiredError,
  statementsIn,
} from './failure.ts';
import { readHeaders } from './prefetch.ts';
import { checkAnswer, type PostBody, type PostEndpoint, type PostRequest } from './request.ts';

/**
 * Posts a form or JSON once and resolves only when the answer confirms success. [NET-09] [NET-10]
 *
 * Rejects with a `RequestError`, already logged unless the page was left; its `outcome` says whether the host may have
 * carried out the post all the same. A post is never retried, and continues when its element is removed. [NET-12]
 * Only one that a host refused with a fresh CSRF token is sent once more, with that token and the same key, unless the
 * page was left meanwhile: after Back, the session may be another one. [NET-25]
 *
 * Browsers themselves repeat a POST when a reused connection is reset before the answer or answered with 408, and
 * scripts cannot prevent it. Both requests carry the same `Idempotency-Key`, so the host can recognize the second.
 */
export async function post(
  request: PostRequest,
  idempotencyKey: string,
  left?: AbortSignal,
): Promise<Posted> {
  const { endpoint, page, body } = request;
  const send = async (token: string | undefined, isRepeated = false): Promise<Posted> => {
    if (left?.aborted) throw new RequestError('ERR_NETWORK', 'not done');
    const call = new Call(request, buildContent(body, idempotencyKey, token));
    try {
      const posted = await confirmPost(endpoint, await call.send(), page.loginPath);
      call.succeeded();
      return posted;
    } catch (error) {
      const fresh = !isRepeated && error instanceof HttpError ? error.freshToken : undefined;
      if (fresh === undefined || fresh === token) throw call.failed(error);
      session().tokens.replace(token, fresh);
      return send(fresh, true);
    }
  };
  return send(session().tokens.current(page));
}

function buildContent(
  { fields, json }: PostBody,
  idempotencyKey: string,
  token: string | undefined,
): CallContent {
  const headers = {
    ...readHeaders,
    'idempotency-key': idempotencyKey,
    ...(token && { 'x-csrf-token': token }),
  };
  if (!fields) return { headers, json };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (token) form.append('_token', token);
  // A form post may be answered with HTML or with JSON, so a host that negotiates content may choose either.
  return { headers: { ...headers, accept: 'application/json, text/html;q=0.9' }, body: form };
}

/** The result of a POST that the host carried out. */
interface Posted {
  /** The same-origin URL to go to; it may be the current page, which then shows its flash message. */
  readonly redirect: string | undefined;
}

/** Resolves with what the host has carried out; rejects if the answer does not prove that. */
async function confirmPost(
  endpoint: PostEndpoint,
  answer: Answer,
  loginPath: string | undefined,
): Promise<Posted> {
  const reading = await read(endpoint, answer, loginPath);
  const failure = failureIn(answer, reading);
  if (failure) throw failure;
  return { redirect: reading.redirect };
}

type Reading = Awaited<ReturnType<typeof read>>;

/** Reads what the proof of the endpoint needs of an answer with a status of success. */
async function read(endpoint: PostEndpoint, answer: Answer, loginPath: string | undefined) {
  const { proof } = endpoint;
  const { text, url, requestedUrl } = answer;
  const isPage = proof !== 'answer' && isHtml(text);
  const isPlainWord = proof === 'save' && !isPage && isPlainAcceptance(text);
  const json = tryParseJson(text);
  const isBroken = proof !== 'save' && !isPage && json === undefined && text.trim() !== '';
  const isChecked = proof === 'answer' || (proof === 'redirect' && json !== undefined);
  const { mismatch } = isChecked ? await checkAnswer(endpoint, json) : {};
  const target = proof === 'answer' ? undefined : targetOf(json, answer);
  const redirect = target === undefined ? undefined : sameOriginUrl(target, url);
  const isAtSignIn = redirect !== undefined && isSignIn(redirect, requestedUrl, loginPath);
  return { proof, isPage, isPlainWord, json, isBroken, mismatch, target, redirect, isAtSignIn };
}

/** The address that the JSON names, else the one that the request was redirected to. */
function targetOf(json: unknown, { redirected, url }: Answer): string | undefined {
  const { redirect, redirectUrl, url: address } = Object(json);
  const named = [redirect, redirectUrl, address].find(each => each && typeof each === 'string');
  return named ?? (redirected ? url : undefined);
}

/**
 * Why an answer does not prove that its POST was carried out; undefined if it does. The first rule that applies decides: a
 * contradiction wins over a proof, and a failure that is mentioned anywhere takes the proof away. [NET-19] [NET-22] [NET-24]
 */
function failureIn(
  { redirected, requestedUrl, url, text }: Answer,
  { proof, isPage, isPlainWord, json, isBroken, mismatch, target, redirect, isAtSignIn }: Reading,
): RequestError | undefined {
  if (redirected && isAddressCorrection(requestedUrl, url)) return turnedIntoGet(url);
  if (isBroken) return parseError(text, 'unknown');
  // A decision may state the status of its payment, such as denied, and beside its proof other facts about it.
  const isDecision = proof === 'answer';
  const stated = isDecision && !mismatch ? { ...Object(json), data: undefined } : json;
  if (reportsFailure(stated, isDecision)) return resultError('not done', json);
  if (containsFailure(json) || (proof === 'save' && countsFailures(json)))
    return unproved('expected an answer that mentions no failure');
  if (isDecision) return mismatch && resultError('unknown', json, mismatch);
  if (target !== undefined && !redirect)
    return new RequestError('ERR_REDIRECT', 'unknown', { expected: thisSite });
  if (isAtSignIn) return sessionExpiredError('not done', redirect);
  if (redirect) return mismatch && shapeError('unknown', mismatch);
  if (isPlainWord || (proof === 'save' && statesSuccess(json))) return undefined;
  if (proof === 'save') return unproved('expected a redirect, no body, or {"success": true}', isPage);
  // Usually the same form with its errors.
  if (isPage) return new RequestError('ERR_PAGE', 'unknown', { expected: 'expected a redirect or JSON' });
  return shapeError('unknown', { path: 'redirect', expected: 'an address' });
}

/** The server corrected the slash at the end of the address, or its capitals, so that a GET took the place of the POST. [NET-24] */
const turnedIntoGet = (finalUrl: string): RequestError =>
  new RequestError('ERR_SLASH', 'unknown', {
    expected: `a redirect made it a GET; post to "${withoutIds(new URL(finalUrl).pathname)}"`,
  });

/** The answer proves neither that the post was carried out nor that it was not. [NET-19] [NET-22] */
const unproved = (expected: string, isPage?: boolean): RequestError =>
  new RequestError('ERR_UNPROVED', 'unknown', { text: isPage ? 'pageShown' : 'notConfirmed', expected });

/**
 * Whether an answer says anywhere that something failed, as `{"results": [{"ok": true}, {"ok": false}]}` does: what else
 * it says then proves nothing. The status of a record may be `rejected`. [NET-19] [NET-22]
 */
export function containsFailure(json: unknown): boolean {
  const found = [json];
  // Grows while it is read.
  for (const each of found) {
    for (const [statement, value] of statementsIn(each)) {
      if (isFailure(statement, value, failureWords) || isErrorStatus(statement, Number(value))) return true;
    }
    for (const value of Object.values(Object(each))) if (typeof value === 'object') found.push(value);
  }
  return false;
}

const isErrorStatus = (statement: string, value: number): boolean =>
  /^status(code)?$/.test(statement) && value >= 400 && value < 600;

/** What JSON says of a save itself: at its top, and in `data` or `result`. */
function statementsAbout(json: unknown) {
  const { data, result } = Object(json);
  return [json, data, result].flatMap(statementsIn);
}

/**
 * Whether counts in JSON say that a part of a save was not carried out, or nothing at all: no other proof stands beside them.
 * `{"failedCount": 2}`, or `{"updated": 0}` without another count above 0. [NET-22]
 */
export function countsFailures(json: unknown): boolean {
  const statements = statementsAbout(json);
  const carriedOut = statements.filter(([key]) => carriedOutCount.test(key)).map(([, value]) => value);
  return (
    statements.some(([key, value]) => failedCount.test(key) && isFilled(value)) ||
    (carriedOut.includes(0) && !carriedOut.some(count => typeof count === 'number' && count > 0))
  );
}

const failedCount = /^((failed|failure|error|rejected|skipped|invalid)_?count|rejected|skipped|invalid)$/;
const carriedOutCount = /^(updated|saved|removed|deleted|affected|modified)_?(rows|count)?$/;

/** Whether JSON states that a save or a removal was carried out, and no message in it speaks of a failure. [NET-22] */
export const statesSuccess = (json: unknown): boolean =>
  !statementsAbout(json).some(([key, value]) => /^(message|msg)$/.test(key) && isTextOfFailure(value)) &&
  Object.entries(Object(json)).some(([key, value]) => isSuccess(key.toLowerCase(), value));

function isSuccess(statement: string, value: unknown): boolean {
  if (/^(success|ok|saved|removed)$/.test(statement))
    return value === true || value === 1 || isWord(value, /^(1|true|yes)$/);
  return /^(result|status)$/.test(statement) && isWord(value, /^(success|ok|saved|removed|done)$/);
}

/**
 * Whether an answer is a plain word such as `OK`, which says no more than its status: at most 40 characters, no markup,
 * no braces and no word of failure. [NET-22]
 */
export function isPlainAcceptance(text: string): boolean {
  const word = text.trim();
  const saysNothing = word.length <= 40 && !/[<>{}[\]]/.test(word) && !/^(0|null)\b/i.test(word);
  return saysNothing && !isTextOfFailure(word) && !isDoubtfulWord(word);
}

const isTextOfFailure = (text: unknown): boolean =>
  typeof text === 'string' &&
  /false|error|fail|exception|denied|rejected|refused|invalid|unauthori|forbidden|expired|\blocked|^[45]\d\d\b|^-\d|\b(no|not|nothing|cannot|unable)\b|n['’]t\b/i.test(
    text,
  );

/** Words that messages of success contain, too: they count only where the answer says nothing else. */
const isDoubtfulWord = (word: string): boolean =>
  /conflict|maintenance|unavailable|fehler|verweigert|\b(log|sign)[ -]?in\b|timed? ?out|\bbad\b/i.test(
    word,
  ) ||
  /insufficient|exceed|already|duplicat|again|too many|\b0 of\b|closed|reached|busy|missing|out of/i.test(
    word,
  ) ||
  /abort|rolled back|pending|unknown|declin|block|skipp|cancel|partial/i.test(word);

/**
 * Whether a redirect leads to the posted address with or without its trailing slash, or with other capitals: servers that
 * correct an address this way turn the POST into a GET, and their answer proves nothing. [NET-24]
 */
export function isAddressCorrection(postedUrl: string, finalUrl: string): boolean {
  const [posted, final] = [new URL(postedUrl), new URL(finalUrl)];
  const bare = ({ pathname, search }: URL): string => pathname.replace(/\/+$/, '').toLowerCase() + search;
  return posted.pathname !== final.pathname && bare(posted) === bare(final);
}
