import { calls } from '../../api/calls.ts';
import { isUnrendered } from '../../domain/mistakes/suspicious-texts.ts';
import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import { attributeName } from '../../embed/attributes/read-attributes.ts';
import type { CallDefinition, ElementDefinition } from '../../embed/definition.ts';
import { elsewhere } from '../../embed/diagnostics/attribute-problems.ts';
import { asksForPassword, isSignIn } from '../../http/sign-in.ts';
import { attributesOf, sentences } from '../lint/attributes.ts';
import { lintTemplate } from '../lint/lint-template.ts';
import { missingScripts } from '../lint/missing-scripts.ts';
import { type Outline, outlineOf, type PlacedElement } from '../lint/outline.ts';
import type { Tag } from '../lint/tags.ts';
import { maskedBy } from '../masking/engines.ts';
import { CannotRun, type Problem } from '../report/finding.ts';
import type { Visited, Visitor } from './visitor.ts';

/** A page as the server sent it. */
export interface CheckedPage {
  readonly answer: Visited;
  readonly outline: Outline;
}

/** Opens a page. Throws `CannotRun` if it fails, redirects to another site or asks to sign in. */
export async function openPage(visitor: Visitor, address: string): Promise<CheckedPage> {
  const answer = await visitor.get(address, { accept: 'text/html,application/xhtml+xml' });
  if (answer.leavesTo) throw new CannotRun(`The page redirects to ${answer.leavesTo}, another site.`);
  const hasElements = /<psp-/i.test(answer.text);
  if (
    isSignIn(answer.url, new URL(address, visitor.origin).href, undefined) ||
    (!hasElements && asksForPassword(answer.text))
  )
    throw new CannotRun('The page asks to sign in. Give a session by --cookie-file or --header.');
  if (answer.status !== 200) throw new CannotRun(`The page answered with status ${answer.status}.`);
  return { answer, outline: outlineOf(maskedBy('html', answer.text)) };
}

/** The problems in the HTML of a page. */
export function pageProblems(
  { answer, outline }: CheckedPage,
  definitions: readonly ElementDefinition[],
): Problem[] {
  const { problems, script } = lintTemplate('page.html', answer.text, { definitions, engine: 'html' });
  return [
    ...problems,
    ...missingScripts(new Map([['page', { ...script, hasUnknownParts: false, included: [] }]])).values(),
    ...outline.elements.flatMap(unrenderedExpressions),
    ...outline.elements.flatMap(element => tokenProblems(element, definitions)),
    ...outline.elements.flatMap(element => addressProblems(element, definitions, answer.url)),
  ];
}

/** Expressions of a template engine that are still in the HTML: the server did not evaluate them. */
const unrenderedExpressions = ({ tag }: PlacedElement): Problem[] =>
  tag.attributes
    .filter(({ value }) => isUnrendered(value))
    .map(({ name, start }) => ({
      at: start,
      tag: tag.name,
      rule: 'unrendered-expression',
      message: `${name} holds an expression that the server did not evaluate.`,
      fix: "Use the template engine's syntax, in a file that it renders.",
    }));

/** Absolute addresses of another site. `psp lint` cannot report them, since it does not know the page's own address. */
function addressProblems(
  { tag }: PlacedElement,
  definitions: readonly ElementDefinition[],
  page: string,
): Problem[] {
  const definition = definitions.find(each => each.tag === tag.name);
  const paths = definition
    ? attributesOf(definition).filter(({ attribute }) => attribute.type === 'path')
    : [];
  return paths.flatMap(({ html, attribute }) => {
    const written = tag.attributes.find(({ name }) => name === html);
    if (!written || !/^\s*(https?:)?\/\//i.test(written.value) || sameOriginUrl(written.value, page))
      return [];
    const { message, fix } = sentences(`${html} ${elsewhere(attribute)}`);
    return [{ at: written.start, tag: tag.name, rule: 'invalid-value', message, fix }];
  });
}

function tokenProblems({ tag }: PlacedElement, definitions: readonly ElementDefinition[]): Problem[] {
  const definition = definitions.find(each => each.tag === tag.name);
  const token = tag.attributes.find(({ name }) => name === 'data-token');
  if (!definition?.calls.some(call => mayPost(call, tag)) || token?.value.trim()) return [];
  return [
    {
      at: token?.start ?? tag.start,
      tag: tag.name,
      rule: 'csrf-token',
      message: token ? 'data-token is empty.' : `<${tag.name}> posts, and has no data-token.`,
      fix: 'Write the CSRF token of the session into data-token, unless the host needs none.',
      ...(!token && { level: 'note' as const }),
    },
  ];
}

/** Forms always post; a table posts only if the page gives it an address. */
function mayPost({ endpoint, fromRow, url }: CallDefinition, { attributes }: Tag): boolean {
  const call = calls.find(({ name }) => name === endpoint.name);
  if (call?.method !== 'POST' || fromRow) return false;
  return !url || call.proof === 'redirect' || attributes.some(({ name }) => name === attributeName(url));
}
