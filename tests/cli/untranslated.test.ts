import { expect, it } from 'vitest';
import { untranslated } from '../../src/cli/texts.ts';

it('[EMB-17] lists the texts that a translation lacks', () => {
  const keys = untranslated('de', {
    fields: { optional: '(optional)' },
    shared: { labels: { month: 'Monat' } },
  });
  expect(keys).toContain('fields.errorPrefix');
  expect(keys).toContain('shared.labels.year');
  expect(keys).not.toContain('fields.optional');
  expect(keys).not.toContain('shared.labels.month');
});

it('[EMB-17] lists none for a language that is not shipped', () => {
  expect(untranslated('nl')).toEqual([]);
});
