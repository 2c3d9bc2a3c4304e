// @vitest-environment node
import { expect, it } from 'vitest';
import { isMissingFile, MissingFileError } from '../../../../src/domain/platform/missing-file.ts';

it('[EMB-11] names the missing file and how to avoid its absence', () => {
  expect(new MissingFileError('/psp/table-1.js').message).toBe(
    'The host no longer has /psp/table-1.js. Keep the files of the last release beside those of the new one.',
  );
});

it('[EMB-11] recognises the error of another copy of the class by its name', () => {
  class MissingFileCopy extends Error {
    override readonly name = 'MissingFileError';
  }
  expect(isMissingFile(new MissingFileError('/psp/table-1.js'))).toBe(true);
  expect(isMissingFile(new MissingFileCopy())).toBe(true);
});

it.each([[new Error('MissingFileError')], [new TypeError('x')], [{ name: 'MissingFileError' }], [undefined]])(
  '[EMB-11] does not take %o for a missing file',
  error => {
    expect(isMissingFile(error)).toBe(false);
  },
);
