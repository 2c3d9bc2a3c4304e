import { calls } from '../../api/calls.ts';
import { endOfJson, jsonProblem } from '../../domain/mistakes/json-problem.ts';
import { hasTextBeforeJson } from '../../domain/mistakes/text-before-json.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { isHtml } from '../../http/answer.ts';
import { keyPlaceInJson, pathText, placeInJson } from '../json-place.ts';
import { CannotRun, type Finding, type Problem } from '../report/finding.ts';
import { located } from '../report/places.ts';
import { answerProblems, type ReadAnswer } from './answer.ts';
import type { AnswerProblem } from './answer-problem.ts';

/** The GET calls of an element. */
const readingCalls = ({ calls: made }: ElementDefinition): ReadAnswer[] =>
  made.flatMap(call => {
    const endpoint = calls.find(({ name, method }) => name === call.endpoint.name && method === 'GET');
    return endpoint ? [{ ...call, endpoint }] : [];
  });

/**
 * What is wrong with a recorded answer to a call of an element.
 *
 * Of several calls, it is the one that the answer fits best, unless `call` names it. Throws `CannotRun` if there is none.
 */
export async function fixtureFindings(
  definition: ElementDefinition,
  file: string,
  text: string,
  call: string | undefined,
): Promise<Finding[]> {
  const answers = answersNamed(definition, call);
  const place = { file };
  const json = parsed(text);
  if (!json) return located(text, [unreadable(text, definition.tag)], place);
  const candidates = await Promise.all(answers.map(answer => answerProblems(answer, json.value)));
  const [best = []] = candidates.toSorted((one, other) => weightOf(one) - weightOf(other));
  return located(
    text,
    best.map(problem => placed(text, problem, definition.tag)),
    place,
  );
}

function answersNamed(definition: ElementDefinition, call: string | undefined): ReadAnswer[] {
  const all = readingCalls(definition);
  const answers = call === undefined ? all : all.filter(({ endpoint }) => endpoint.name === call);
  if (answers.length) return answers;
  const names = all.map(({ endpoint }) => endpoint.name).join(', ');
  throw new CannotRun(
    names ? `${definition.tag} makes no call ${call}. Use ${names}.` : `${definition.tag} reads no answer.`,
  );
}

// A wrong shape counts more than any number of unread keys.
const weightOf = (problems: readonly AnswerProblem[]): number =>
  problems.reduce((sum, { level, rule }) => sum + (level ? 1 : rule === 'answer-shape' ? 10_000 : 100), 0);

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const unreadable = (text: string, tag: string): Problem => ({
  at: Math.min(endOfJson(text), text.length),
  tag,
  rule: 'invalid-json',
  message:
    isHtml(text) && !hasTextBeforeJson(text)
      ? 'The answer is a page of HTML, not JSON.'
      : `The answer ${jsonProblem(text)}`,
  fix: 'Send JSON: {"data": […]}, with the content type application/json.',
});

/** A problem of an answer at its place in the text. */
export function placed(text: string, { path, isKey, level, ...rest }: AnswerProblem, tag: string): Problem {
  const at = isKey ? keyPlaceInJson(text, path) : placeInJson(text, path);
  return { at, tag, ...rest, ...(path.length && { path: pathText(path) }), ...(level && { level }) };
}
