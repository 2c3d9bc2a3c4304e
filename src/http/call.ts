import { isSuspicious, type SchemaNode } from '../diagnostics/found-keys.ts';
import { missingPrefix, missingToken } from '../diagnostics/missing-settings.ts';
import { reportMistakes, warn } from '../diagnostics/warn.ts';
import { type LostNumber, lostNumbersText } from '../domain/json.ts';
import { pageUrl, withoutIds } from '../platform/address.ts';
import { debugRecorder } from '../platform/debug-recorder.ts';
import { session } from '../platform/session.ts';
import { checkAnswer, parseAnswer, type ReceivedAnswer } from './answer.ts';
import { decodeText } from './body.ts';
import {
  addressRefused,
  idRefused,
  RequestError,
  resultError,
  SessionExpiredError,
  shapeError,
} from './errors.ts';
import { failureOf, reportsFailure } from './failure.ts';
import { readHeaders } from './prefetch.ts';
import { type CallRequest, type GetRequest, lookupBudget, postBudget, whereOf } from './request.ts';
import { send } from './send.ts';
import { yieldToBrowser } from './time-slice.ts';

/**
 * Sends a GET and resolves with the answer, checked against the endpoint's schema. [NET-12]
 *
 * Rejects with a `RequestError`, already logged, or with the signal's reason (an `AbortError`) when the call was
 * aborted; an abort is not a failure and must not be shown to anyone. `showOpening` gets the first rows of a list that
 * is still arriving. [TBL-27]
 */
export async function ask<Answer>(
  request: GetRequest<Answer>,
  signal?: AbortSignal,
  showOpening?: (opening: Answer) => void,
): Promise<Answer> {
  const readOpening = async (text: string) => {
    const { value, mismatch } = await checkAnswer(request.endpoint, parseAnswer(text));
    if (!mismatch && !signal?.aborted) showOpening?.(value as Answer);
  };
  const call = new Call(request, { headers: readHeaders, signal });
  try {
    const lost: LostNumber[] = [];
    const json = await readJson(await call.send(showOpening && readOpening), lost);
    reportAnswerMistakes(request, json, lost);
    if (isFailedList(json)) throw resultError('not done', json);
    const { value, mismatch } = await checkAnswer(request.endpoint, json);
    if (mismatch) throw shapeError('not done', mismatch);
    call.succeeded();
    return value as Answer;
  } catch (error) {
    throw call.failed(error);
  }
}

/** Texts longer than this (in characters) are parsed in a task of their own. */
const longTextLength = 500_000;

async function readJson({ text, list }: ReceivedAnswer, lost: LostNumber[]): Promise<unknown> {
  const parsedList = list && (await parseListSlices(list, lost));
  if (parsedList) return parsedList;
  const fullText = list ? decodeText(list) : text;
  if (fullText.length < longTextLength) return parseAnswer(fullText, lost);
  await yieldToBrowser();
  const json = parseAnswer(fullText, lost);
  await yieldToBrowser();
  return json;
}

// A lazy chunk, because few lists are this long. If it cannot be loaded, the list is parsed in one go.
const parseListSlices = (chunks: readonly Uint8Array[], lost: LostNumber[]): Promise<unknown> =>
  import('./parse-list-in-slices.ts')
    .then(module => module.parseListInSlices(chunks, lost))
    .catch(() => undefined);

/** Warns of mistaken keys of an answer, whether it matches its schema or not, and of numbers that have lost digits. [NET-21] [NET-23] */
function reportAnswerMistakes(request: GetRequest, json: unknown, lost: readonly LostNumber[]): void {
  const { host } = request.page;
  const where = whereOf(request);
  const schema = request.endpoint.answer as SchemaNode;
  if (lost.length) warn(host, `${where}: ${lostNumbersText(lost)}`);
  if (isSuspicious(json, schema))
    reportMistakes(host, ({ keyMistakes }) =>
      keyMistakes(json, schema, 'the answer').map(mistake => `${where}: ${mistake}`),
    );
}

/** Whether a list is empty because it failed: some back ends answer so with the status 200. [NET-11] */
const isFailedList = (json: unknown): boolean => {
  const { data } = (json ?? {}) as { readonly data?: unknown };
  return Array.isArray(data) && !data.length && reportsFailure(json);
};

/** The headers of a call, for a POST its form data or JSON, and for a GET what aborts it. */
export interface CallContent {
  readonly headers: Record<string, string>;
  readonly body?: FormData;
  readonly json?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** A successful answer that is not a sign-in page, with the URL that was requested. */
export type Answer = ReceivedAnswer & { readonly requestedUrl: string };

/** One call to the host. Whoever makes it reads the answer, and says how the call has ended. */
export class Call {
  readonly #request: CallRequest;
  readonly #content: CallContent;
  readonly #number = session().countCall();
  readonly #recordEnd;
  #received: ReceivedAnswer | undefined;

  constructor(request: CallRequest, content: CallContent) {
    const { endpoint, page, name } = request;
    this.#request = request;
    this.#content = content;
    this.#recordEnd = debugRecorder()?.callStarted(page.host, `${endpoint.method} ${name}`, endpoint.answer);
  }

  /**
   * Rejects with a `RequestError`, or with the signal's reason when the call was aborted. `showOpening` receives the text of
   * a list as far as its rows have arrived, while the others are still arriving. [TBL-27]
   */
  async send(showOpening?: (text: string) => void): Promise<Answer> {
    const { endpoint, page } = this.#request;
    const { method, budget = method === 'POST' ? postBudget : lookupBudget } = endpoint;
    const requestedUrl = urlOrThrow(this.#request);
    const hasToken = 'x-csrf-token' in this.#content.headers;
    const context = { requestedUrl, loginPath: page.loginPath, method, hasToken };
    // Not the opening of a sign-in page or the like.
    const show = (opening: ReceivedAnswer) => !failureOf(opening, context) && showOpening?.(opening.text);
    this.#received = await send(
      requestedUrl,
      { ...this.#content, method },
      budget,
      page.loginPath,
      showOpening && show,
    );
    this.#recordEnd?.(this.#received);
    const failure = failureOf(this.#received, context);
    if (failure) throw failure;
    return { ...this.#received, requestedUrl };
  }

  /** The answer was what it should be: the session is alive. */
  succeeded(): void {
    session().markAlive(this.#number);
  }

  /** Logs the failure, unless the call was aborted; returns it. */
  failed(error: unknown): unknown {
    const status = this.#received?.status;
    const isPost = this.#request.endpoint.method === 'POST';
    this.#recordEnd?.({ status, code: error instanceof RequestError ? error.code : 'aborted' });
    if (error instanceof RequestError && shouldLog(error, isPost)) {
      const { tag = 'psp' } = this.#request.page;
      const { code, expected } = error;
      const summary = [status && `status ${status}`, code, this.#causeOf(error), expected];
      console.error(`${tag}: ${whereOf(this.#request)}: ${summary.filter(Boolean).join(', ')}`);
    }
    return error;
  }

  #causeOf({ code }: RequestError): string | undefined {
    const { endpoint, url } = this.#request;
    const { status, redirected, url: finalUrl = '' } = this.#received ?? {};
    const noToken = missingToken(status, this.#content.headers['x-csrf-token']);
    if (endpoint.method === 'POST' && noToken) return noToken;
    const noPrefix = status === 404 ? prefixMissingIn(String(url)) : undefined;
    // ERR_SLASH itself names the address after a slash redirect.
    const isTold = !redirected || code === 'ERR_SLASH';
    return noPrefix ?? (isTold ? undefined : `redirected to ${withoutIds(new URL(finalUrl).pathname)}`);
  }
}

function urlOrThrow({ url }: CallRequest): string {
  if (typeof url === 'string') return url;
  throw url.id === undefined ? addressRefused(withoutIds(url.url)) : idRefused(url.id);
}

/** Logs an ended session once for background requests, but for every POST, since a user has pressed a button for it. */
const shouldLog = (error: RequestError, isPost: boolean): boolean =>
  isPost || !(error instanceof SessionExpiredError) || error.firstOnPage;

function prefixMissingIn(url: string): string | undefined {
  const pathOf = (href: string) => new URL(href).pathname;
  return missingPrefix(pathOf(url), pathOf(pageUrl()), pathOf(import.meta.url));
}
