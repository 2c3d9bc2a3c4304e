import { expect, it } from 'vitest';
import { missingPrefix } from '../../../src/diagnostics/missing-settings.ts';

it.each([
  ['page and psp.js', '/direct/site/12/api/lookup/', '/portal/patient/1/', '/portal/psp/psp.js', '/portal'],
  ['page alone', '/direct/site/12/api/lookup/', '/eu/portal/direct/site/12/', '/psp/psp.js', '/eu/portal'],
  [
    'page whose prefix is an id',
    '/direct/site/12/api/lookup/',
    '/4512/direct/site/12/',
    '/psp/psp.js',
    '/{id}',
  ],
])('[EMB-18] names the prefix of %s that a call lacks', (_, call, page, script, prefix) => {
  expect(missingPrefix(call, page, script)).toContain(
    `the prefix "${prefix}" is missing; set data-psp-api-base`,
  );
});

it.each([
  ['a page at the root', '/direct/site/12/api/lookup/', '/patient/1/', '/psp/psp.js'],
  ['a call of the same folder', '/direct/site/12/api/lookup/', '/direct/site/12/', '/psp/psp.js'],
  ['a call with the prefix', '/portal/direct/site/12/', '/portal/direct/site/12/', '/portal/psp/psp.js'],
  ['a first page', '/direct/site/12/', '/', '/psp.js'],
])('[EMB-18] names none for %s', (_, call, page, script) => {
  expect(missingPrefix(call, page, script)).toBeUndefined();
});
