import type { AnswerOf, Endpoint } from './endpoint.ts';
import { ParseError, ShapeError } from './errors.ts';

/** The JSON of an answer, undefined when it is empty. */
export function jsonIn(text: string, outcomeUnknown = false): unknown {
  const json = jsonOrNothing(text);
  if (json === undefined && text.trim()) throw new ParseError(outcomeUnknown, isPage(text) ? text.length : 0);
  return json;
}

/** The JSON of a text, if it is any. */
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
  const { path = [], expected } = furthest(checked.issues[0] as Issue);
  const place = path.map(({ key }) => String(key)).join('.');
  throw new ShapeError(place, outcomeUnknown, expected ?? undefined);
}

/** Of shapes that an answer may have, that which it resembled longest: what is wrong is told at its own place. */
function furthest(issue: Issue): Issue {
  const stepsOf = ({ path = [] }: Issue) => path.length;
  const found = (issue.issues ?? []).map(furthest).sort((one, other) => stepsOf(other) - stepsOf(one))[0];
  return found && stepsOf(found) > stepsOf(issue) ? found : issue;
}

/** Of what valibot says, its `message` is left aside: it quotes what came. */
interface Issue {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly expected?: string | null;
  readonly issues?: readonly Issue[] | undefined;
}
