import type { Problem } from '../report/finding.ts';
import type { CheckedPage } from './page.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

/** What the page's Content Security Policy blocks that the library needs. */
export function policyProblems({ answer, outline }: CheckedPage): Problem[] {
  const metas = outline.tags.filter(
    ({ name, attributes }) =>
      name === 'meta' &&
      attributes.some(each => each.name === 'http-equiv' && /^content-security-policy$/i.test(each.value)),
  );
  const texts = [
    ...(answer.headers.get('content-security-policy') ?? '').split(','),
    ...metas.map(({ attributes }) => attributes.find(({ name }) => name === 'content')?.value ?? ''),
  ];
  const script = outline.scripts.find(({ attributes }) =>
    attributes.some(({ name, value }) => name === 'src' && /\bpsp\.js\b/.test(value)),
  );
  const nonce = script?.attributes.find(({ name }) => name === 'nonce')?.value;
  const tags = new Set(outline.elements.map(({ tag }) => tag.name));
  return texts
    .filter(text => text.trim())
    .flatMap(text => blockedBy(parsed(text), nonce, tags, script?.start ?? 0));
}

const parsed = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map(directive => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const)
      .toReversed(),
  );

function blockedBy(
  policy: Policy,
  nonce: string | undefined,
  tags: ReadonlySet<string>,
  at: number,
): Problem[] {
  const sources = (...names: string[]): readonly string[] | undefined =>
    [...names, 'default-src'].map(name => policy.get(name)).find(found => found !== undefined);
  const scripts = sources('script-src-elem', 'script-src');
  const connect = sources('connect-src');
  const images = sources('img-src');
  return [
    ...(scripts && !allowsScripts(scripts, nonce)
      ? [blocked(at, 'script-src', "'self', or a nonce on the script tag with 'strict-dynamic'")]
      : []),
    ...(connect && !allowsSelf(connect) ? [blocked(at, 'connect-src', "'self'")] : []),
    ...(images && tags.has('psp-sponsor-logo') && !(images.includes('data:') || images.includes('*'))
      ? [blocked(at, 'img-src', 'data:, for logos that are data URLs')]
      : []),
  ];
}

const allowsSelf = (sources: readonly string[]): boolean =>
  sources.some(source => /^('self'|\*|https?:)/.test(source));

function allowsScripts(sources: readonly string[], nonce: string | undefined): boolean {
  const hasNonce = nonce !== undefined && sources.includes(`'nonce-${nonce}'`);
  return sources.includes("'strict-dynamic'") ? hasNonce : allowsSelf(sources);
}

const blocked = (at: number, directive: string, wanted: string): Problem => ({
  at,
  tag: '',
  rule: 'csp',
  message: `The Content Security Policy blocks the library: ${directive}.`,
  fix: `Allow ${wanted} in ${directive}.`,
});
