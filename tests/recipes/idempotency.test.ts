import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interpreterPath } from '../support/interpreters.ts';

const documentation = readFileSync('docs/hosts.md', 'utf8');

/** The first block of code after a heading of docs/hosts.md. */
function documented(heading: string, language: string): string {
  const section = documentation.slice(documentation.indexOf(`\n${heading}\n`));
  const code = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(section)?.[1] ?? '';
  return code.startsWith('<?php') ? code : `<?php ${code}`;
}

const table = /^```sql\n(.*?);/ms.exec(readFileSync('hosts/php/README.md', 'utf8'))?.[1];

/** One after the other, to one address; the answers hold how many were carried out. */
const posts = [
  { key: 'a', does: 'succeed', answer: [200, 1] },
  { key: 'a', does: 'succeed', answer: [200, 1] },
  { key: 'b', does: 'refuse', answer: [422, 2] },
  { key: 'b', does: 'succeed', answer: [200, 3] },
  { key: 'b', does: 'succeed', answer: [200, 3] },
  { key: 'c', does: 'crash', answer: [500, 4] },
  { key: 'c', does: 'succeed', answer: [200, 5] },
  { key: 'c', does: 'refuse', answer: [200, 5] },
  { key: 'd', does: 'sign in', answer: [302, 6] },
  { key: 'd', does: 'succeed', answer: [200, 7] },
  { key: null, does: 'succeed', answer: [200, 8] },
  { key: null, does: 'succeed', answer: [200, 9] },
];

it.each([
  ['Symfony', 'php', 'symfony.php', 'php'],
  ['Laravel', 'php', 'laravel.php', 'php'],
] as const)(
  'the documented code for %s carries out each key once',
  (framework, language, program, interpreter) => {
    const folder = mkdtempSync(join(tmpdir(), 'idempotency-'));
    const code = join(folder, `once.${program.split('.').at(-1)}`);
    writeFileSync(code, documented(`### ${framework}`, language));
    const output = execFileSync(
      interpreterPath(interpreter),
      [`tests/recipes/idempotency/${program}`, code],
      {
        input: JSON.stringify({ table, posts }),
        encoding: 'utf8',
      },
    );
    rmSync(folder, { recursive: true });
    expect(JSON.parse(output)).toEqual(posts.map(({ answer }) => answer));
  },
);
