import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { Frame } from './profile.ts';

/** Where a function of a built file comes from in the sources. */
export interface Origin {
  /** A source folder of ours, a package, or the browser itself. */
  readonly group: string;
  readonly name: string;
  /** File and line; '' for code without a source map. */
  readonly place: string;
}

type Mapped = ReturnType<typeof readMap>;

/** Finds the sources of functions in a build, by its source maps. */
export async function originsIn(dist: string): Promise<(frame: Frame) => Origin> {
  const names = (await readdir(dist)).filter(name => name.endsWith('.js.map'));
  const maps = new Map<string, Mapped>();
  for (const name of names)
    maps.set(name.slice(0, -'.map'.length), readMap(await readFile(join(dist, name), 'utf8')));
  return frame => {
    const origin = maps.get(basename(frame.url))?.(frame);
    return origin ?? { group: groupOfUnmapped(frame), name: frame.functionName, place: '' };
  };
}

function readMap(text: string) {
  const payload = JSON.parse(text);
  const map = new SourceMap(payload);
  const lines = new Map<string, string[]>(
    payload.sources.map((source: string, index: number) => [
      source,
      payload.sourcesContent[index].split('\n'),
    ]),
  );
  return ({ functionName, lineNumber, columnNumber }: Frame): Origin | undefined => {
    const entry = map.findEntry(lineNumber, columnNumber);
    if (!('originalSource' in entry)) return undefined;
    const { originalSource: source, originalLine } = entry;
    const path = source.replace(/^(\.\.\/)+/, '');
    const written = lines.get(source)?.[originalLine] ?? '';
    return {
      group: groupOf(path),
      name: nameIn(written) ?? functionName,
      place: `${path}:${originalLine + 1}`,
    };
  };
}

/** The folder of one of our files, or the package of any other file. */
function groupOf(path: string): string {
  const packageName = /node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(path)?.[1];
  if (packageName) return /^(react|react-dom|scheduler)$/.test(packageName) ? 'react' : packageName;
  return path.slice(0, path.lastIndexOf('/'));
}

const groupOfUnmapped = ({ functionName, url }: Frame): string =>
  url ? 'the stopwatch' : functionName.startsWith('(') ? functionName : 'the browser';

/** The name that this source line gives to the function that begins on it. */
const nameIn = (written: string): string | undefined =>
  /function\*?\s+(\w+)|(?:const|let|var)\s+(\w+)\s*=|^\s*(?:(?:async|get|set|static|override)\s+)*(#?[\w$]+)\s*\(|([\w$]+)\s*[:=]\s*(?:async\s*)?(?:function|\(|\w+\s*=>)/
    .exec(written)
    ?.slice(1)
    .find(Boolean);
