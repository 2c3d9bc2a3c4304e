import { withoutIds } from '../platform/address.ts';
import { sameOriginUrl } from '../platform/same-origin.ts';
import { checkAnswer, isHtml, parseError, tryParseJson } from './answer.ts';
import type { Answer } from './call.ts';
import type { AnswerOf, PostEndpoint } from './endpoint.ts';
import { RequestError, resultError, shapeError, thisSite } from './errors.ts';
import { type Outcome, outcomeOf, type Statement } from './outcome.ts';
import { isSignIn, sessionExpiredError } from './sign-in.ts';
import {
  containsFailure,
  isAddressCorrection,
  isPlainAcceptance,
  reportsFailure,
  statesSuccess,
} from './statements.ts';

/** The result of a POST that the host carried out. */
export interface Posted<Value> {
  /** Undefined when the answer is an HTML page or empty. */
  readonly answer: Value | undefined;
  /** The same-origin URL to go to; it may be the current page, which then shows its flash message. */
  readonly redirect: string | undefined;
}

/** Resolves with what the host has carried out; rejects if the answer does not prove that. */
export async function confirmPost<E extends PostEndpoint>(
  endpoint: E,
  answer: Answer,
  loginPath: string | undefined,
): Promise<Posted<AnswerOf<E>>> {
  const reading = await read(endpoint, answer, loginPath);
  const [says, failure] = statementOf(answer, reading);
  const outcome = outcomeOf({ method: 'POST', stage: 'answered', response: { ...answer, says } });
  if (failure) throw failure(outcome);
  return { answer: reading.value as AnswerOf<E> | undefined, redirect: reading.redirect };
}

type Reading = Awaited<ReturnType<typeof read>>;

/** Reads what the proof of the endpoint needs of an answer with a status of success. */
async function read(endpoint: PostEndpoint, answer: Answer, loginPath: string | undefined) {
  const { proof } = endpoint;
  const { text, url, requestedUrl } = answer;
  const isPage = proof !== 'answer' && isHtml(text);
  const isPlainWord = proof === 'save' && !isPage && isPlainAcceptance(text);
  const json = isPage || isPlainWord ? undefined : tryParseJson(text);
  const isBroken = proof !== 'save' && !isPage && json === undefined && text.trim() !== '';
  const isChecked = proof === 'answer' || (proof === 'redirect' && json !== undefined);
  const { value, mismatch } = isChecked ? await checkAnswer(endpoint, json) : {};
  const target = proof === 'answer' ? undefined : targetOf(json, answer);
  const redirect = target === undefined ? undefined : sameOriginUrl(target, url);
  const isAtSignIn = redirect !== undefined && isSignIn(redirect, requestedUrl, loginPath);
  return { proof, isPage, isPlainWord, json, isBroken, value, mismatch, target, redirect, isAtSignIn };
}

/** The address that the JSON names, else the one that the request was redirected to. */
function targetOf(json: unknown, { redirected, url }: Answer): string | undefined {
  const { redirect, redirectUrl, url: address } = Object(json);
  const named = [redirect, redirectUrl, address].find(each => each && typeof each === 'string');
  return named ?? (redirected ? url : undefined);
}

/**
 * What an answer says, and the error that stands for it unless it is a proof. The first rule that applies decides: a
 * contradiction wins over a proof, and a failure that is mentioned anywhere takes the proof away. [NET-19] [NET-22] [NET-24]
 */
function statementOf(
  { redirected, requestedUrl, url, text }: Answer,
  { proof, isPage, isPlainWord, json, isBroken, mismatch, target, redirect, isAtSignIn }: Reading,
): readonly [says: Statement, failure?: (outcome: Outcome) => RequestError] {
  if (redirected && isAddressCorrection(requestedUrl, url))
    return ['nothing', outcome => turnedIntoGet(outcome, url)];
  if (isBroken) return ['nothing', outcome => parseError(text, outcome)];
  // A decision may state the status of its payment, such as denied.
  if (reportsFailure(json, proof === 'answer'))
    return ['contradiction', outcome => resultError(outcome, json)];
  if (containsFailure(json)) return ['nothing', outcome => doubtful(outcome)];
  if (proof === 'answer')
    return mismatch ? ['nothing', outcome => resultError(outcome, json, mismatch)] : ['proof'];
  if (target !== undefined && !redirect)
    return ['nothing', outcome => new RequestError('ERR_REDIRECT', outcome, { expected: thisSite })];
  if (isAtSignIn) return ['sign-in', outcome => sessionExpiredError(outcome, redirect)];
  if (redirect) return mismatch ? ['nothing', outcome => shapeError(outcome, mismatch)] : ['proof'];
  if (isPlainWord || (proof === 'save' && statesSuccess(json))) return ['proof'];
  if (proof === 'save') return ['nothing', outcome => unproved(outcome, isPage)];
  if (isPage) return ['nothing', outcome => pageShown(outcome)];
  return ['nothing', outcome => shapeError(outcome, { path: 'redirect', expected: 'an address' })];
}

/** The server corrected the slash at the end of the address, or its capitals, so that a GET took the place of the POST. [NET-24] */
const turnedIntoGet = (outcome: Outcome, finalUrl: string): RequestError =>
  new RequestError('ERR_SLASH', outcome, {
    expected: `a redirect made it a GET; post to "${withoutIds(new URL(finalUrl).pathname)}"`,
  });

/** The answer mentions a failure somewhere, beside whatever else it says. [NET-19] */
const doubtful = (outcome: Outcome): RequestError =>
  new RequestError('ERR_UNPROVED', outcome, {
    expected: 'expected an answer that mentions no failure',
  });

/** A save or a removal was answered by something that proves neither that it was done nor that it was not. [NET-22] */
const unproved = (outcome: Outcome, isPage = false): RequestError =>
  new RequestError('ERR_UNPROVED', outcome, {
    text: isPage ? 'pageShown' : 'notConfirmed',
    expected: 'expected a redirect, no body, or {"success": true}',
  });

/** A form post was answered with a page instead of a redirect, usually the same form with its errors. */
const pageShown = (outcome: Outcome): RequestError =>
  new RequestError('ERR_PAGE', outcome, { expected: 'expected a redirect or JSON' });
