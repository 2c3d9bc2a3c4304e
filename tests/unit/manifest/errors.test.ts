// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sources } from '../../../scripts/sources.ts';
import { callErrors, elementErrors, loaderErrors } from '../../../src/manifest/errors/errors.ts';
import { documents } from '../../../src/manifest/files.ts';
import { browserFiles } from '../../contract/source-files.ts';

const known = await sources();
const catalogue = documents(known)['docs/errors.md'];
const all = [...callErrors(known.errorsSource), ...elementErrors()];

describe('the error catalogue', () => {
  it('[NET-02] contains every error code of the library', () => {
    const codes = browserFiles().flatMap(({ text }) =>
      [...text.matchAll(/'(ERR_[A-Z_]+)'/g)].map(([, code]) => code),
    );
    const missing = [...new Set(codes)].filter(code => !catalogue.includes(`| \`${code}\` |`));
    expect(missing).toEqual([]);
    expect(catalogue).toContain('| `HTTP_{status}` |');
  });

  it('[NET-13] says when every error happens and what to do', () => {
    for (const { code, when, remedy } of all)
      expect([code, when.length > 10, remedy.length > 10]).toEqual([code, true, true]);
  });

  it('[NET-02] fails for an error class without a doc comment', () => {
    expect(() => callErrors('')).toThrow('has no doc comment. Add one that says when the error happens.');
  });

  it.each(loaderErrors.slice(0, 2))('[EMB-11] contains the loader’s message: $message', ({ message }) => {
    expect(catalogue).toContain(message);
    const loader = browserFiles().filter(({ path }) => /embed\/|psp\.ts$/.test(path));
    expect(loader.some(({ text }) => text.includes(message))).toBe(true);
  });

  it('[EMB-04] is linked from README', () => {
    expect(readFileSync('README.md', 'utf8')).toContain('](docs/errors.md)');
  });
});
