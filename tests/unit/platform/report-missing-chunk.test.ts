import { expect, it } from 'vitest';
import { reportMissingChunk } from '../../../src/platform/missing-file.ts';
import { expectLogged, logged } from '../../support/console.ts';

it('[EMB-11] logs that a part of the library could not be loaded, with the error', () => {
  expectLogged('could not be loaded');
  reportMissingChunk(new Error('gone'));
  expect(logged()).toEqual(['psp: a part of the library could not be loaded. Error: gone']);
});
