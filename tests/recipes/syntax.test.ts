import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { interpreterPath } from '../support/interpreters.ts';

/** How each language checks a program on stdin without running it. */
const checks: Readonly<Record<string, () => readonly [string, readonly string[]]>> = {
  php: () => [interpreterPath('php'), ['-l']],
  python: () => [interpreterPath('python3'), ['-c', 'import ast, sys; ast.parse(sys.stdin.read())']],
  ruby: () => [interpreterPath('ruby'), ['-c']],
};

const languages: Readonly<Record<string, string>> = { php: 'php', py: 'python', rb: 'ruby' };

const files = globSync('tests/recipes/*/*.{php,py,rb}').map(path => ({
  title: path,
  language: languages[path.split('.').at(-1) ?? ''] ?? '',
  text: readFileSync(path, 'utf8'),
}));

const blocks = [
  ...readFileSync('docs/hosts.md', 'utf8').matchAll(/^```(php|python|ruby)\n(.*?)^```$/gms),
].map(([, language = '', text = ''], index) => ({
  title: `docs/hosts.md, block ${index + 1}`,
  language,
  text,
}));

it('finds the programs', () => {
  for (const programs of [files, blocks])
    expect(new Set(programs.map(({ language }) => language))).toEqual(new Set(['php', 'python', 'ruby']));
});

it.each([...files, ...blocks])('$title is valid $language', ({ language, text }) => {
  const [program, args] = checks[language]?.() ?? ['', []];
  expect(() => execFileSync(program, args, { input: text, stdio: ['pipe', 'ignore', 'pipe'] })).not.toThrow();
});
