import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { RequestError } from '../../../src/http/errors.ts';
import { failWithoutChunk } from '../../../src/http/missing-chunk.ts';
import { MissingFileError } from '../../../src/platform/missing-file.ts';
import { expectLogged } from '../../support/console.ts';

it.each([
  [
    'is gone',
    new MissingFileError('/psp/post.js', 'https://portal.test/psp/psp.js'),
    /^This page has expired/,
  ],
  ['cannot be reached', new Error('Failed to fetch'), /^ERR_NETWORK/],
])('[EMB-11] fails as a request that was not sent if the code for it %s', (_, error, message) => {
  expectLogged('a part of the library could not be loaded');
  let failure: unknown;
  try {
    failWithoutChunk(error);
  } catch (thrown) {
    failure = thrown;
  }
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure).toMatchObject({ code: 'ERR_NETWORK', outcome: 'not done' });
  expect((failure as RequestError).messageIn(english)).toMatch(message);
});
