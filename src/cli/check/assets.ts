import { createHash } from 'node:crypto';
import type { Tag } from '../lint/tags.ts';
import type { Problem } from '../report/finding.ts';
import type { CheckedPage } from './page.ts';
import type { Visited, Visitor } from './visitor.ts';

/** A problem of a file that a page loads, or of the tag that loads it. */
export interface AssetProblem extends Omit<Problem, 'at'> {
  readonly url: string;
  /** The offset in the page, if the problem is there. */
  readonly at?: number;
}

/** Problems with loading and caching the library's files. */
export async function assetProblems(
  visitor: Visitor,
  { answer, outline }: CheckedPage,
): Promise<AssetProblem[]> {
  const scripts = outline.scripts.filter(tag => /\bpsp\.js\b/.test(addressIn(tag, 'src')));
  const sheets = outline.tags.filter(
    tag => tag.name === 'link' && /\bpsp\.css\b/.test(addressIn(tag, 'href')),
  );
  const tags = new Set(outline.elements.map(({ tag }) => tag.name));
  const found: AssetProblem[] = [];
  for (const [index, tag] of [...scripts, ...sheets].entries()) {
    const isScript = index < scripts.length;
    const url = new URL(addressIn(tag, isScript ? 'src' : 'href'), answer.url);
    if (url.origin !== visitor.origin) {
      found.push(
        problem(
          answer.url,
          'other-origin',
          `${url.pathname} is loaded from another site.`,
          "Serve dist/ from the page's own host.",
          tag.start,
        ),
      );
      continue;
    }
    const file = await visitor.get(url.href);
    found.push(
      ...fileProblems(file, isScript ? 'javascript' : 'css'),
      ...integrityProblems(tag, file, answer.url),
    );
    if (file.status === 200) found.push(...stableCaching(file));
    if (isScript && index === 0 && file.status === 200)
      found.push(...(await chunkProblems(visitor, file, tags)));
  }
  return found;
}

const addressIn = ({ attributes }: Tag, name: string): string =>
  attributes.find(each => each.name === name)?.value ?? '';

const problem = (url: string, rule: string, message: string, fix: string, at?: number): AssetProblem => ({
  url,
  tag: '',
  rule,
  message,
  fix,
  ...(at !== undefined && { at }),
});

function fileProblems(
  { url, status, headers, leavesTo }: Visited,
  type: 'javascript' | 'css',
): AssetProblem[] {
  if (status !== 200)
    return [
      problem(
        url,
        'missing-file',
        leavesTo ? `The file redirects to ${leavesTo}.` : `The file answers with status ${status}.`,
        'Serve all files of dist/, also without a session.',
      ),
    ];
  return (headers.get('content-type') ?? '').includes(type)
    ? []
    : [
        problem(
          url,
          'content-type',
          `The file is not served as ${type}: browsers refuse it.`,
          `Send Content-Type: text/${type}.`,
        ),
      ];
}

function integrityProblems(tag: Tag, { text, status }: Visited, page: string): AssetProblem[] {
  const integrity = addressIn(tag, 'integrity');
  if (!integrity || status !== 200) return [];
  const matches = integrity.split(/\s+/).some(each => {
    const [, algorithm = '', hash] = /^(sha256|sha384|sha512)-([^?]+)/.exec(each) ?? [];
    return algorithm !== '' && createHash(algorithm).update(text).digest('base64') === hash;
  });
  return matches
    ? []
    : [
        problem(
          page,
          'integrity',
          'integrity does not match the file: browsers refuse it.',
          'Read it from manifest.json of the same release.',
          tag.start,
        ),
      ];
}

const secondsOf = (headers: Headers): number =>
  Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? Number.NaN);

/** A file whose name never changes has to be revalidated, or browsers keep the old release. */
function stableCaching({ url, headers }: Visited): AssetProblem[] {
  const control = headers.get('cache-control') ?? '';
  const isRevalidated = /no-cache|no-store/.test(control) || secondsOf(headers) === 0;
  if (isRevalidated) return [];
  const message = control
    ? 'The file has a stable name and may be cached without asking.'
    : 'The file says nothing about caching: browsers keep it as long as they like.';
  return [problem(url, 'stable-cache', message, 'Send Cache-Control: no-cache.')];
}

/** A file with a hash in its name never changes. */
const hashedCaching = ({ url, headers }: Visited): AssetProblem[] =>
  secondsOf(headers) >= 86_400 || /immutable/.test(headers.get('cache-control') ?? '')
    ? []
    : [
        {
          ...problem(
            url,
            'hashed-cache',
            'The file has a hash in its name and is not cached for long.',
            'Send Cache-Control: public, max-age=31536000, immutable.',
          ),
          level: 'note',
        },
      ];

/** The files that the page's tags need, according to manifest.json beside psp.js. */
async function chunkProblems(
  visitor: Visitor,
  script: Visited,
  tags: ReadonlySet<string>,
): Promise<AssetProblem[]> {
  const manifest = manifestIn((await visitor.get(new URL('manifest.json', script.url).href)).text);
  const names = manifest
    ? [...new Set([...tags].flatMap(tag => manifest.tags[tag] ?? []))].filter(name => name !== 'psp.js')
    : [...new Set(script.text.match(/[\w-]+\.[0-9a-z]{8}\.js/g))].slice(0, 3);
  const files = await Promise.all(
    names.map(async name => ({ name, file: await visitor.get(new URL(name, script.url).href) })),
  );
  return files.flatMap(({ name, file }) => [
    ...fileProblems(file, 'javascript'),
    ...(file.status === 200 ? [...hashedCaching(file), ...mixedRelease(name, file, manifest)] : []),
  ]);
}

interface Manifest {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

function manifestIn(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text);
    return manifest.files && manifest.tags ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function mixedRelease(name: string, { url, text }: Visited, manifest: Manifest | undefined): AssetProblem[] {
  const expected = manifest?.files[name]?.integrity;
  const actual = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return expected === undefined || expected === actual
    ? []
    : [
        problem(
          url,
          'integrity',
          'The file is not the one of manifest.json: psp.js refuses it.',
          'Deploy all files of one release, unchanged.',
        ),
      ];
}
