import { sameOriginUrl } from '../platform/same-origin.ts';
import { checkAnswer, isHtml, parseError, tryParseJson } from './answer.ts';
import type { Answer } from './call.ts';
import type { AnswerOf, PostEndpoint } from './endpoint.ts';
import {
  PageShownError,
  PostTurnedIntoGetError,
  RedirectRefusedError,
  type RequestError,
  ResultError,
  ShapeError,
  type ShapeMismatch,
  UnprovedError,
} from './errors.ts';
import { type Outcome, outcomeOf, type Statement } from './outcome.ts';
import { sessionExpiredError } from './session.ts';
import { isSignIn } from './sign-in.ts';
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

/** The answer to a POST with a status of success, and what has been read of it. */
interface Reading {
  readonly answer: Answer;
  /** What the endpoint counts as proof. */
  readonly proof: PostEndpoint['proof'];
  readonly isPage: boolean;
  /** A save may be answered with nothing or with a plain word such as `OK`. */
  readonly isPlainWord: boolean;
  readonly json: unknown;
  /** The JSON as the endpoint's schema reads it. */
  readonly value: unknown;
  readonly mismatch: ShapeMismatch | undefined;
  /** The address that the JSON names, else the one that the request was redirected to. */
  readonly target: string | undefined;
  /** The target, if it is of this site. */
  readonly redirect: string | undefined;
  readonly isAtSignIn: boolean;
}

interface Rule {
  when(reading: Reading): boolean;
  readonly says: Statement;
  /** The error to throw; absent if the answer proves that the post was carried out. */
  failure?(reading: Reading, outcome: Outcome): RequestError;
}

/**
 * What an answer says, and which error stands for it: the first rule that applies decides. A contradiction wins over a
 * proof, and a failure that is mentioned anywhere takes the proof away. [NET-19] [NET-22] [NET-24]
 */
const rules: readonly Rule[] = [
  {
    when: ({ answer }) => answer.redirected && isAddressCorrection(answer.requestedUrl, answer.url),
    says: 'nothing',
    failure: ({ answer }, outcome) => new PostTurnedIntoGetError(outcome, answer.url),
  },
  {
    when: isBroken,
    says: 'nothing',
    failure: ({ answer }, outcome) => parseError(answer.text, outcome),
  },
  {
    // A decision may state the status of its payment, such as denied.
    when: ({ json, proof }) => reportsFailure(json, proof === 'answer'),
    says: 'contradiction',
    failure: ({ json }, outcome) => new ResultError(outcome, json),
  },
  {
    when: ({ json }) => containsFailure(json),
    says: 'nothing',
    failure: (_, outcome) => new UnprovedError(outcome, false),
  },
  { when: ({ proof, mismatch }) => proof === 'answer' && !mismatch, says: 'proof' },
  {
    when: ({ proof }) => proof === 'answer',
    says: 'nothing',
    failure: ({ json, mismatch }, outcome) => new ResultError(outcome, json, mismatch),
  },
  {
    when: ({ target, redirect }) => target !== undefined && !redirect,
    says: 'nothing',
    failure: (_, outcome) => new RedirectRefusedError(outcome),
  },
  {
    when: ({ isAtSignIn }) => isAtSignIn,
    says: 'sign-in',
    failure: ({ redirect }, outcome) => sessionExpiredError(outcome, redirect),
  },
  {
    when: ({ redirect, mismatch }) => redirect !== undefined && mismatch !== undefined,
    says: 'nothing',
    failure: ({ mismatch }, outcome) => new ShapeError(outcome, mismatch as ShapeMismatch),
  },
  { when: ({ redirect }) => redirect !== undefined, says: 'proof' },
  {
    when: ({ proof, isPlainWord, json }) => proof === 'save' && (isPlainWord || statesSuccess(json)),
    says: 'proof',
  },
  {
    when: ({ proof }) => proof === 'save',
    says: 'nothing',
    failure: ({ isPage }, outcome) => new UnprovedError(outcome, isPage),
  },
  {
    when: ({ isPage }) => isPage,
    says: 'nothing',
    failure: (_, outcome) => new PageShownError(outcome),
  },
];

/** There is no address to go on to. */
const noAddress: Rule = {
  when: () => true,
  says: 'nothing',
  failure: (_, outcome) => new ShapeError(outcome, { path: 'redirect', expected: 'an address' }),
};

/** Resolves with what the host has carried out; rejects if the answer does not prove that. */
export async function confirmPost<E extends PostEndpoint>(
  endpoint: E,
  answer: Answer,
  loginPath: string | undefined,
): Promise<Posted<AnswerOf<E>>> {
  const reading = await read(endpoint, answer, loginPath);
  const { says, failure } = rules.find(({ when }) => when(reading)) ?? noAddress;
  const outcome = outcomeOf({ method: 'POST', stage: 'answered', response: { ...answer, says } });
  if (failure) throw failure(reading, outcome);
  return { answer: reading.value as AnswerOf<E> | undefined, redirect: reading.redirect };
}

async function read(endpoint: PostEndpoint, answer: Answer, loginPath: string | undefined): Promise<Reading> {
  const { proof } = endpoint;
  const { text } = answer;
  const isPage = proof !== 'answer' && isHtml(text);
  const isPlainWord = proof === 'save' && !isPage && isPlainAcceptance(text);
  const json = isPage || isPlainWord ? undefined : tryParseJson(text);
  const isChecked = proof === 'answer' || (proof === 'redirect' && json !== undefined);
  const { value, mismatch } = isChecked ? await checkAnswer(endpoint, json) : {};
  const target = proof === 'answer' ? undefined : targetOf(json, answer);
  const redirect = target === undefined ? undefined : sameOriginUrl(target, answer.url);
  const isAtSignIn = redirect !== undefined && isSignIn(redirect, answer.requestedUrl, loginPath);
  return { answer, proof, isPage, isPlainWord, json, value, mismatch, target, redirect, isAtSignIn };
}

/** Whether an answer that has to be JSON is not. */
function isBroken({ proof, isPage, json, answer }: Reading): boolean {
  const hasText = answer.text.trim() !== '';
  return hasText && json === undefined && proof !== 'save' && !isPage;
}

function targetOf(json: unknown, { redirected, url }: Answer): string | undefined {
  const { redirect, redirectUrl, url: address } = Object(json);
  const named = [redirect, redirectUrl, address].find(each => each && typeof each === 'string');
  return named ?? (redirected ? url : undefined);
}
