import { calls } from '../../api/calls.ts';
import { endOfJson, jsonProblem } from '../../domain/mistakes/json-problem.ts';
import { hasTextBeforeJson } from '../../domain/mistakes/text-before-json.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { isHtml, tryParseJson } from '../../http/answer.ts';
import { keyPlaceInJson, pathText, placeInJson } from '../json-place.ts';
import { CannotRun, type Finding, type Problem } from '../report/finding.ts';
import { located } from '../report/places.ts';
import { answerProblems, type ReadAnswer } from './answer.ts';
import type { AnswerProblem } from './answer-problem.ts';

/** The GET calls of an element. */
const getCallsOf = ({ calls: made }: ElementDefinition): ReadAnswer[] =>
  made.flatMap(call => {
    const endpoint = calls.find(({ name, method }) => name === call.endpoint.name && method === 'GET');
    return endpoint ? [{ ...call, endpoint }] : [];
  });

/**
 * Checks a recorded answer to a call of an element.
 *
 * If the element makes several calls, the answer is checked as that of the best match, unless `call` names one. Throws
 * `CannotRun` if there is no such call.
 */
export async function fixtureFindings(
  definition: ElementDefinition,
  file: string,
  text: string,
  call: string | undefined,
): Promise<Finding[]> {
  const answers = answersNamed(definition, call);
  const place = { file };
  const json = tryParseJson(text);
  if (json === undefined) return located(text, [unreadable(text, definition.tag)], place);
  const candidates = await Promise.all(answers.map(answer => answerProblems(answer, json)));
  const [best = []] = candidates.toSorted((one, other) => weightOf(one) - weightOf(other));
  return located(
    text,
    best.map(problem => placed(text, problem, definition.tag)),
    place,
  );
}

function answersNamed(definition: ElementDefinition, call: string | undefined): ReadAnswer[] {
  const all = getCallsOf(definition);
  const answers = call === undefined ? all : all.filter(({ endpoint }) => endpoint.name === call);
  if (answers.length) return answers;
  const names = all.map(({ endpoint }) => endpoint.name).join(', ');
  throw new CannotRun(
    names ? `${definition.tag} makes no call ${call}. Use ${names}.` : `${definition.tag} reads no answer.`,
  );
}

// A wrong shape outweighs any number of unread keys.
const weightOf = (problems: readonly AnswerProblem[]): number =>
  problems.reduce((sum, { level, rule }) => sum + (level ? 1 : rule === 'answer-shape' ? 10_000 : 100), 0);

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

/** Converts a problem of an answer to one with an offset in the text. */
export function placed(text: string, { path, isKey, level, ...rest }: AnswerProblem, tag: string): Problem {
  const at = isKey ? keyPlaceInJson(text, path) : placeInJson(text, path);
  return { at, tag, ...rest, ...(path.length && { path: pathText(path) }), ...(level && { level }) };
}
