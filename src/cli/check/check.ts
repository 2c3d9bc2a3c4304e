import type { DocumentedElement } from '../../embed/documented-element.ts';
import { CannotRun } from '../cannot-run.ts';
import { definitions } from '../definitions.generated.ts';
import { callProblems } from './answers/call.ts';
import { requestsOf } from './answers/requests.ts';
import { type Finding, findingAt } from './finding.ts';
import { elementProblems } from './page/element-problems.ts';
import { fileFindings } from './page/files.ts';
import { openPage } from './page/open-page.ts';
import { textProblems } from './page/page-texts.ts';
import { policyProblems } from './page/policy.ts';
import { scriptProblems } from './page/scripts.ts';
import { cookiesFrom, headersFrom, Visitor } from './visitor.ts';

export interface Session {
  /** Lines of `--header`. */
  readonly headers: readonly string[];
  readonly cookieFile: string | undefined;
}

const maxElements = 2000;
const maxCalls = 100;
const maxProblems = 1000;

const byTag = new Map<string, DocumentedElement>(definitions.map(each => [each.tag, each]));

/** `psp check`: what is found on a page, in the files that it loads and in the answers that its elements receive. */
export async function* check(address: string, { headers, cookieFile }: Session): AsyncGenerator<Finding> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new CannotRun('The address is not an http or https URL.');
  const { origin, hostname, href } = new URL(address);
  const cookies = cookieFile === undefined ? new Map<string, string>() : cookiesFrom(cookieFile, hostname);
  yield* checkPage(new Visitor(origin, headersFrom(headers), cookies), href);
}

/** Throws `CannotRun` if the page cannot be opened; whatever else cannot be checked is a finding. */
export async function* checkPage(visitor: Visitor, address: string): AsyncGenerator<Finding> {
  const page = await openPage(visitor, address);
  const elements = page.elements.slice(0, maxElements);
  const onPage = [
    ...scriptProblems(page),
    ...policyProblems(page),
    ...textProblems(page),
    ...elements.flatMap(element => elementProblems(element, byTag, page.url)),
  ];
  for (const problem of onPage.slice(0, maxProblems)) yield findingAt(page.url, problem);
  yield* tooMany(page.url, onPage.length, maxProblems, 'problems');
  yield* tooMany(page.url, page.elements.length, maxElements, 'elements');
  yield* fileFindings(visitor, page);
  const requests = elements.flatMap(element => requestsOf(element, byTag.get(element.name), page.url));
  const distinct = [...new Map(requests.map(each => [`${each.tag} ${each.url}`, each])).values()];
  for (const request of distinct.slice(0, maxCalls)) {
    const url = request.url.replace(/[?#].*/, '');
    for await (const problem of callProblems(visitor, request))
      yield findingAt(url, { tag: request.tag, ...problem });
  }
  yield* tooMany(page.url, distinct.length, maxCalls, 'calls');
}

function* tooMany(url: string, count: number, max: number, what: string): Generator<Finding> {
  if (count > max)
    yield { url, level: 'unchecked', message: `The page has ${count} ${what}; this report stops at ${max}.` };
}
