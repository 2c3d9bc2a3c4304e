import { createHash } from 'node:crypto';
import { tryParseJson } from '../../../domain/json.ts';
import { CannotRun } from '../../cannot-run.ts';
import { type Finding, findingAt } from '../finding.ts';
import type { Visited, Visitor } from '../visitor.ts';
import type { PageElement } from './html.ts';
import { addressIn, loads, type Page } from './open-page.ts';
import { problemAt } from './scripts.ts';

type FileType = 'javascript' | 'css';

/** Problems with loading and caching the files of the library. */
export async function* fileFindings(visitor: Visitor, page: Page): AsyncGenerator<Finding> {
  const [script, ...others] = page.scripts.filter(each => loads(each, 'psp.js'));
  if (script) {
    const file = yield* filesOf(visitor, page, script, 'javascript');
    if (file) yield* chunkFindings(visitor, file, page);
  }
  for (const other of others) yield* filesOf(visitor, page, other, 'javascript');
  for (const link of page.links.filter(each => loads(each, 'psp.css')))
    yield* filesOf(visitor, page, link, 'css');
}

/** The file that a tag loads, unless it cannot be used. */
async function* filesOf(
  visitor: Visitor,
  page: Page,
  tag: PageElement,
  type: FileType,
): AsyncGenerator<Finding, Visited | undefined> {
  const onPage = (message: string): Finding => findingAt(page.url, problemAt(tag, message));
  if (!URL.canParse(addressIn(tag), page.url)) {
    yield onPage('The address of this file cannot be read.');
    return undefined;
  }
  const url = new URL(addressIn(tag), page.url);
  if (url.origin !== visitor.origin) {
    yield onPage(`${url.pathname} is loaded from another site. Serve dist/ from the page's own host.`);
    return undefined;
  }
  const file = yield* loaded(visitor, url.href, type);
  if (!file) return undefined;
  const integrity = tag.attributes.get('integrity');
  if (integrity && !hasIntegrity(file, integrity))
    yield onPage(
      'integrity does not match the file: browsers refuse it. Read it from manifest.json of the same release.',
    );
  // A name with a digest changes with the content. [EMB-19]
  if (!isRevalidated(file.headers) && /\/psp\.(js|css)$/.test(url.pathname))
    yield findingAt(file.url, {
      message:
        'The name of this file is the same in each release, but browsers may keep it without asking again. Send Cache-Control: no-cache.',
    });
  return file;
}

/** A file that browsers accept. */
async function* loaded(
  visitor: Visitor,
  url: string,
  type: FileType,
): AsyncGenerator<Finding, Visited | undefined> {
  const file = await visitor.get(url).catch((error: unknown) => {
    if (error instanceof CannotRun) return error;
    throw error;
  });
  if (file instanceof CannotRun) yield findingAt(url, { message: file.message });
  else if (file.leavesTo || file.status !== 200)
    yield findingAt(url, {
      message: `The file ${file.leavesTo ? `redirects to ${file.leavesTo}` : `is answered with status ${file.status}`}. Serve all files of dist/, also without a session.`,
    });
  else if (!(file.headers.get('content-type') ?? '').includes(type))
    yield findingAt(url, { message: `Browsers refuse this file. Send Content-Type: text/${type}.` });
  else return file;
  return undefined;
}

const hasIntegrity = ({ bytes }: Visited, integrity: string): boolean =>
  integrity
    .trim()
    .split(/\s+/)
    .some(each => {
      const [, algorithm, hash] = /^(sha256|sha384|sha512)-([^?]+)/.exec(each) ?? [];
      return algorithm !== undefined && createHash(algorithm).update(bytes).digest('base64') === hash;
    });

const isRevalidated = (headers: Headers): boolean =>
  /no-cache|no-store|max-age=0\b/.test(headers.get('cache-control') ?? '');

const isKept = (headers: Headers): boolean => {
  const control = headers.get('cache-control') ?? '';
  return /immutable/.test(control) || Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0) >= 86_400;
};

interface Manifest {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** The files that the elements of the page need, by the manifest.json beside psp.js. */
async function* chunkFindings(
  visitor: Visitor,
  script: Visited,
  { elements }: Page,
): AsyncGenerator<Finding> {
  const answer = await visitor.get(new URL('manifest.json', script.url).href).catch(() => undefined);
  const { files, tags } = (tryParseJson(answer?.text ?? '') ?? {}) as Partial<Manifest>;
  if (!files || !tags)
    return yield findingAt(script.url, {
      message:
        'manifest.json is not beside this file: an asset pipeline has renamed or moved what dist/ holds. Serve dist/ as it is.',
    });
  const names = new Set(elements.flatMap(({ name }) => tags[name] ?? []));
  names.delete('psp.js');
  const notKept: string[] = [];
  for (const name of names) {
    const url = new URL(name, script.url).href;
    const file = yield* loaded(visitor, url, 'javascript');
    if (!file) continue;
    if (!hasIntegrity(file, files[name]?.integrity ?? ''))
      yield findingAt(url, {
        message:
          'The file is not that of manifest.json, so psp.js refuses it. Deploy all files of one release, unchanged.',
      });
    if (!isKept(file.headers)) notKept.push(name);
  }
  if (notKept.length)
    yield findingAt(script.url, {
      level: 'note',
      message: `${notKept.length} files whose names change with their content are not cached for long, such as ${notKept[0]}. Send Cache-Control: public, max-age=31536000, immutable.`,
    });
}
