import { afterEach, expect, it, vi } from 'vitest';
import { forgetPage, ofPage } from '../../../src/platform/page.ts';

afterEach(forgetPage);

it('[RQ-06] keeps one member of each name for all elements of the page', () => {
  const decisions = ofPage('decisions', () => ({}));
  expect(ofPage('decisions', () => ({}))).toBe(decisions);
  expect(ofPage('session', () => ({}))).not.toBe(decisions);
});

it('[RQ-06] shares them between all copies of its module', async () => {
  const decisions = ofPage('decisions', () => ({}));
  vi.resetModules();
  const copy = await import('../../../src/platform/page.ts');
  expect(copy.ofPage).not.toBe(ofPage);
  expect(copy.ofPage('decisions', () => ({}))).toBe(decisions);
});
