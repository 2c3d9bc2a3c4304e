import type { Problem } from '../finding.ts';
import { loads, type Page } from './open-page.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

/** What the page's Content Security Policy blocks that the library needs. */
export function policyProblems({ headers, metas, scripts, elements }: Page): Problem[] {
  const inMetas = metas
    .filter(({ attributes }) => /^content-security-policy$/i.test(attributes.get('http-equiv') ?? ''))
    .map(({ attributes }) => attributes.get('content') ?? '');
  const policies = [...(headers.get('content-security-policy') ?? '').split(','), ...inMetas];
  const nonce = scripts.find(script => loads(script, 'psp.js'))?.attributes.get('nonce');
  const hasLogo = elements.some(({ name }) => name === 'psp-sponsor-logo');
  return policies
    .flatMap(policy => missingIn(parsed(policy), nonce, hasLogo))
    .map(wanted => ({
      message: `The Content Security Policy blocks the library. Allow ${wanted}.`,
    }));
}

/** Of a directive that is stated twice, browsers read the first. */
const parsed = (policy: string): Policy =>
  new Map(
    policy
      .split(';')
      .map(directive => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const)
      .toReversed(),
  );

function missingIn(policy: Policy, nonce: string | undefined, hasLogo: boolean): string[] {
  const sourcesOf = (...names: string[]) =>
    [...names, 'default-src'].map(name => policy.get(name)).find(sources => sources !== undefined);
  const scripts = sourcesOf('script-src-elem', 'script-src');
  const calls = sourcesOf('connect-src');
  const images = sourcesOf('img-src');
  const missing: string[] = [];
  if (scripts && !allowsScript(scripts, nonce))
    missing.push("'self', or a nonce on the script tag with 'strict-dynamic', in script-src");
  if (calls && !allowsSelf(calls)) missing.push("'self' in connect-src");
  if (images && hasLogo && !images.some(source => /^(data:|\*)$/.test(source)))
    missing.push('data:, for logos that are data URLs, in img-src');
  return missing;
}

const allowsSelf = (sources: readonly string[]): boolean =>
  sources.some(source => /^('self'|\*|https?:)/.test(source));

function allowsScript(sources: readonly string[], nonce: string | undefined): boolean {
  const hasNonce = nonce !== undefined && sources.includes(`'nonce-${nonce}'`);
  return sources.includes("'strict-dynamic'") ? hasNonce : allowsSelf(sources);
}
