import type { AnswerOf, Endpoint } from './endpoint.ts';
import { ParseError, ShapeError } from './errors.ts';
import { sessionExpired } from './session.ts';

/**
 * The JSON of an answer, undefined when it is empty. A page of HTML in its place is what an ended session looks like.
 * [NET-11]
 */
export function jsonIn(text: string, loginPath: string | undefined, outcomeUnknown = false): unknown {
  if (isPage(text)) throw sessionExpired(loginPath, outcomeUnknown);
  try {
    return text.trim() ? JSON.parse(text) : undefined;
  } catch {
    throw new ParseError(outcomeUnknown);
  }
}

/** The JSON of a refusal's words, if they are any. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an answer is a page of HTML, or begins like one. */
export function isPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** The answer in the shape that the endpoint states. */
export async function answerIn<E extends Endpoint>(
  endpoint: E,
  json: unknown,
  outcomeUnknown = false,
): Promise<AnswerOf<E>> {
  const checked = await endpoint.answer['~standard'].validate(json);
  if (!checked.issues) return checked.value as AnswerOf<E>;
  const path = checked.issues[0]?.path ?? [];
  throw new ShapeError(
    path.map(step => String(typeof step === 'object' ? step.key : step)).join('.'),
    outcomeUnknown,
  );
}
