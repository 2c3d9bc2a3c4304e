import { expect, it } from 'vitest';
import { isMissingFile, MissingFileError } from '../../../src/platform/missing-file.ts';

const script = 'https://portal.test/psp/psp.js';
const href = 'https://portal.test/psp/table.1.js';

it('[EMB-11] names the missing file and how to avoid its absence', () => {
  expect(new MissingFileError(href, script).message).toBe(
    `The host does not have ${href}. Serve dist/ as it is, and keep the files of the last release beside those of a new one.`,
  );
});

it('[EMB-19] says that an asset pipeline has renamed psp.js', () => {
  expect(new MissingFileError(href, 'https://portal.test/assets/psp-4f3c.js').message).toBe(
    `The host does not have ${href}. An asset pipeline has renamed or moved psp.js to /assets/psp-4f3c.js. Serve dist/ as it is, and keep the files of the last release beside those of a new one.`,
  );
});

it('[EMB-11] recognises the error of another copy of the class by its name', () => {
  class MissingFileCopy extends Error {
    override readonly name = 'MissingFileError';
  }
  expect(isMissingFile(new MissingFileError(href, script))).toBe(true);
  expect(isMissingFile(new MissingFileCopy())).toBe(true);
});

it.each([[new Error('MissingFileError')], [new TypeError('x')], [{ name: 'MissingFileError' }], [undefined]])(
  '[EMB-11] does not take %o for a missing file',
  error => {
    expect(isMissingFile(error)).toBe(false);
  },
);
