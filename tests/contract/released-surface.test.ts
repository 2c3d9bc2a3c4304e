import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The public name in a line of docs/surface.txt, without type and default; undefined for calls, which hosts answer. */
const nameIn = (line: string): string | undefined =>
  / call |^call /.test(line) ? undefined : /^\S+ \w+ [^?: ]+(?::\w+)?/.exec(line)?.[0];

const isRequired = (line: string): boolean => / attribute [\w-]+:/.test(line);

/** What pages of the earlier release rely on and the later one lacks: names, and attributes that may be left out. */
function broken(earlier: string, later: string): string[] {
  const lines = new Map(later.split('\n').map(line => [nameIn(line), line]));
  return earlier.split('\n').flatMap(line => {
    const name = nameIn(line);
    if (!name) return [];
    const now = lines.get(name);
    if (now === undefined) return [`${name} was removed`];
    return isRequired(now) && !isRequired(line) ? [`${name} is now required`] : [];
  });
}

const releases = globSync('docs/releases/*/surface.txt').toSorted((one, other) =>
  one.localeCompare(other, 'en', { numeric: true }),
);

describe('the public surface', () => {
  it('[SHIP-05] still has every name of the last release', () => {
    const last = releases.at(-1) ?? '';
    const advice = `Names of ${last} are missing. A name works for two more minor versions: see "Deprecation" in CONTRIBUTING.md.`;
    expect(broken(readFileSync(last, 'utf8'), readFileSync('docs/surface.txt', 'utf8')), advice).toEqual([]);
  });

  const earlier = `psp-a attribute data-id: string
psp-a attribute data-size?: number = "10"
psp-a event psp:approved
psp-a part card
* property --psp-accent: #0a7
call saveA: POST /a/
`;

  it('[SHIP-05] may gain names, change defaults and drop calls, but may not lose names or require more', () => {
    const later = `${earlier}psp-a attribute data-more?: string\n`
      .replace('"10"', '"25"')
      .replace(/call .*\n/, '');
    expect(broken(earlier, later)).toEqual([]);
    expect(broken(later, earlier)).toEqual(['psp-a attribute data-more was removed']);
    expect(broken(earlier, earlier.replace('data-size?', 'data-size'))).toEqual([
      'psp-a attribute data-size is now required',
    ]);
  });
});
