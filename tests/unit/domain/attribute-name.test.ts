import { expect, it } from 'vitest';
import { attributeName } from '../../../src/domain/attribute-name.ts';

it.each([
  ['token', 'data-token'],
  ['siteId', 'data-site-id'],
  ['apiBaseURL', 'data-api-base-u-r-l'],
])('[EMB-03] writes %s as %s', (name, inHtml) => {
  expect(attributeName(name)).toBe(inHtml);
});
