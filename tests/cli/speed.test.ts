// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.ts';
import { templatesAt } from '../../src/cli/lint/files.ts';
import { lintFiles } from '../../src/cli/lint/lint-files.ts';
import { commonPages } from './corpus/common-pages.ts';
import { type DialectName, dialects } from './corpus/dialects.ts';
import { withoutMistakes } from './corpus/plant.ts';

it('[CLI-01] checks 10,000 templates in less than 10 s of computing time', { tags: ['slow'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'psp-lint-'));
  const pages = (Object.keys(dialects) as DialectName[]).flatMap(name =>
    Object.values(commonPages).map(page => ({ name, text: withoutMistakes(page(dialects[name])) })),
  );
  for (let index = 0; index < 10_000; index += 1) {
    const { name, text } = pages[index % pages.length] as (typeof pages)[number];
    const parent = join(folder, `module-${index % 100}`);
    mkdirSync(parent, { recursive: true });
    writeFileSync(join(parent, `page-${index}${dialects[name].extension}`), text);
  }
  const before = process.cpuUsage();
  const paths = templatesAt([join(folder, '**')]);
  const { findings } = lintFiles(paths, { definitions });
  const { user, system } = process.cpuUsage(before);
  rmSync(folder, { recursive: true });
  expect(paths.length).toBe(10_000);
  expect(findings).toEqual([]);
  // The CPU time of this process, so that other work on the machine does not count.
  expect((user + system) / 1e6).toBeLessThan(10);
});
