// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { logoSource } from '../../../src/elements/sponsor-logo/sponsor-logo.rules.ts';

it.each([
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['DATA:image/svg+xml,%3Csvg/%3E', 'DATA:image/svg+xml,%3Csvg/%3E'],
  ['data:image/', undefined],
  ['data:image/png', undefined],
  ['data:image/!;base64,AA', undefined],
  ['data:text/html,<b>', undefined],
  [' data:image/png;base64,AA', undefined],
  ['/logo.png', 'https://portal.test/logo.png'],
  ['//evil.test/logo.png', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [' ', undefined],
])('[UI-08] the source of %j is %j', (data, source) => {
  expect(logoSource(data)).toBe(source);
});
