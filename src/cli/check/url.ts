import { jsonProblem } from '../../domain/mistakes/json-problem.ts';
import { hasTextBeforeJson } from '../../domain/mistakes/text-before-json.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { isHtml, tryParseJson } from '../../http/answer.ts';
import { isSignIn } from '../../http/sign-in.ts';
import type { Finding, Problem } from '../report/finding.ts';
import { located } from '../report/places.ts';
import { answerProblems } from './answer.ts';
import type { AnswerProblem } from './answer-problem.ts';
import { assetProblems } from './assets.ts';
import { type AskBatch, batchProblems } from './batches.ts';
import { policyProblems } from './csp.ts';
import { placed } from './fixture.ts';
import { hostPageProblems } from './host-page-problems.ts';
import { type AskList, type ListAnswer, listAnswer } from './list-answer.ts';
import { openPage, pageProblems } from './page.ts';
import { type ElementRequest, requestsOf } from './requests.ts';
import type { Visited, Visitor } from './visitor.ts';

/** All problems of a page, of the files that it loads and of the answers that its elements receive. */
export async function urlFindings(
  visitor: Visitor,
  address: string,
  definitions: readonly ElementDefinition[],
): Promise<Finding[]> {
  const page = await openPage(visitor, address);
  const { answer, outline } = page;
  const assets = await assetProblems(visitor, page);
  const onPage = [
    ...pageProblems(page, definitions),
    ...policyProblems(page),
    ...assets.flatMap(({ url: _, at, ...rest }): Problem[] => (at === undefined ? [] : [{ at, ...rest }])),
  ];
  const requests = outline.elements.flatMap(element => {
    const definition = definitions.find(({ tag }) => tag === element.tag.name);
    return definition ? requestsOf(element, definition, answer.url) : [];
  });
  const distinct = [...new Map(requests.map(request => [`${request.tag} ${request.url}`, request])).values()];
  const answers: Finding[] = [];
  for (const request of distinct) answers.push(...(await requestFindings(visitor, request)));
  return [
    ...located(answer.text, onPage, { url: answer.url }),
    ...assets
      .filter(({ at }) => at === undefined)
      .flatMap(({ url, ...rest }) => located('', [{ ...rest, at: 0 }], { url })),
    ...answers,
  ];
}

const asElement = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

async function requestFindings(visitor: Visitor, request: ElementRequest): Promise<Finding[]> {
  const { tag, url } = request;
  const answer = await visitor.get(url, asElement);
  const place = { url: withoutQuery(url) };
  const json = tryParseJson(answer.text);
  const failure = failureOf(answer, json, url);
  if (failure) return located('', [{ at: 0, tag, ...failure }], place);
  const problems = await answerProblems(request, json);
  const list = await listProblems(listAnswer(answer.status, json), request, asking(visitor, url));
  return located(
    answer.text,
    [...problems, ...list].map(problem => placed(answer.text, problem, tag)),
    place,
  );
}

/** The problems that show when more of a list is requested. */
async function listProblems(
  first: ListAnswer,
  { limit, isHostPaged }: ElementRequest,
  ask: AskList,
): Promise<AnswerProblem[]> {
  if (limit === undefined) return [];
  if (isHostPaged) return hostPageProblems(first, limit, ask);
  const askBatch: AskBatch = (rows, skip, total) =>
    ask({ limit: rows, skip, ...(total !== undefined && { total }) });
  return batchProblems(first, limit, askBatch);
}

const withoutWarnings = 'Send JSON, without warnings or debug output before it.';

const withoutQuery = (url: string): string => url.replace(/[?#].*/, '');

/** The parameters of a call; of those that the page adds, only the names. */
function shownQuery(url: string): string {
  const shown = [...new URL(url).searchParams].map(([name, value]) =>
    /^(limit|skip|timeframe|selectedYears)$/.test(name) ? `${name}=${value}` : `${name}=…`,
  );
  return shown.length ? ` with ${shown.join('&')}` : '';
}

/** Why an answer cannot be read at all. */
function failureOf(
  { status, url, text, headers, leavesTo }: Visited,
  json: unknown,
  asked: string,
): Pick<Problem, 'rule' | 'message' | 'fix'> | undefined {
  const failed = (message: string, fix: string) => ({ rule: 'call-failed', message, fix });
  const call = `The call${shownQuery(asked)}`;
  if (status === 401 || leavesTo || isSignIn(url, asked, undefined))
    return failed(
      `${call} asks to sign in, though the page did not.`,
      'Answer it with the session of the page; for an ended session, 401.',
    );
  if (status < 200 || status > 299)
    return failed(`${call} answers with status ${status}.`, 'Answer a GET of an element with 200 and JSON.');
  if (hasTextBeforeJson(text)) return failed(`The answer ${jsonProblem(text)}`, withoutWarnings);
  if (isHtml(text))
    return failed(`${call} answers with a page of HTML.`, 'Send JSON for Accept: application/json.');
  if (json === undefined) return failed(`The answer ${jsonProblem(text)}`, withoutWarnings);
  return /\bjson\b/.test(headers.get('content-type') ?? '')
    ? undefined
    : failed('The answer is not labelled as JSON.', 'Send Content-Type: application/json.');
}

/** Requests rows of a list, as the first request with other parameters. */
const asking =
  (visitor: Visitor, first: string): AskList =>
  async parameters => {
    const url = new URL(first);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    const { status, text } = await visitor.get(url.href, asElement);
    return listAnswer(status, tryParseJson(text));
  };
