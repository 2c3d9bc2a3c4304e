// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sources } from '../../../scripts/sources.ts';
import { callErrors, elementErrors, loaderErrors } from '../../../src/manifest/errors.ts';
import { documents } from '../../../src/manifest/files.ts';
import { browserFiles } from '../../contract/source-files.ts';

const known = await sources();
const catalogue = documents(known)['docs/errors.md'];
const all = [...callErrors(known.errorsSource), ...elementErrors()];

describe('the error catalogue', () => {
  it('[NET-02] has every code that the library knows', () => {
    const codes = browserFiles().flatMap(({ text }) =>
      [...text.matchAll(/'(ERR_[A-Z_]+)'/g)].map(([, code]) => code),
    );
    const missing = [...new Set(codes)].filter(code => !catalogue.includes(`| \`${code}\` |`));
    expect(missing).toEqual([]);
    expect(catalogue).toContain('| `HTTP_{status}` |');
  });

  it('[NET-13] says of every kind of failure when it happens and what to do', () => {
    for (const { code, when, remedy } of all)
      expect([code, when.length > 10, remedy.length > 10]).toEqual([code, true, true]);
  });

  it('[NET-02] refuses a kind that does not say when it happens', () => {
    expect(() => callErrors('')).toThrow('has no comment. Say above it when it happens.');
  });

  it.each(loaderErrors.slice(0, 2))('[EMB-11] repeats what the loader says: $message', ({ message }) => {
    expect(catalogue).toContain(message);
    const loader = browserFiles().filter(({ path }) => /embed\/|psp\.ts$/.test(path));
    expect(loader.some(({ text }) => text.includes(message))).toBe(true);
  });

  it('[EMB-04] is linked from README', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('](docs/errors.md)');
  });
});
