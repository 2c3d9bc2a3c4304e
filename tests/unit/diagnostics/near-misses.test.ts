// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nearMisses } from '../../../src/diagnostics/near-misses.ts';

const warningsFor = (markup: string, names: readonly string[], props: readonly string[] = []): string[] => {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild as Element;
  const isStandard = (name: string) => name in HTMLElement.prototype;
  return nearMisses(element.getAttributeNames(), props, names, isStandard).map(({ advice }) => advice);
};

it.each<[string, readonly string[], readonly string[]]>([
  ['<psp-a data-lable="x"></psp-a>', [], ['data-lable is unknown. Use data-label.']],
  ['<psp-a label="x"></psp-a>', [], ['label is unknown. Use data-label.']],
  ['<psp-a data-label="x" name="y" title="z"></psp-a>', ['label'], []],
  ['<psp-a></psp-a>', ['lable'], ['data-prop="lable" is unknown. Use data-prop="label".']],
])(
  '[EMB-10] a misspelled name in %s, with the scripts %j, gets the warnings %j',
  (markup, props, warnings) => {
    expect(warningsFor(markup, ['label', 'names', 'title'], props)).toEqual(warnings);
  },
);

describe('[EMB-10] an id under the wrong name', () => {
  it.each([
    ['<psp-d data-id="12"></psp-d>', ['siteId'], 'data-id is unknown. Use data-site-id.'],
    [
      '<psp-d data-id="12"></psp-d>',
      ['siteId', 'paid', 'idle', 'siteIdList'],
      'data-id is unknown. Use data-site-id.',
    ],
    ['<psp-e data-patient-id="3"></psp-e>', ['owner', 'id'], 'data-patient-id is unknown. Use data-id.'],
  ])('[EMB-10] gets a warning: %s', (markup, names, warning) => {
    expect(warningsFor(markup, names)).toEqual([warning]);
  });

  it.each([
    ['the right id is present', '<psp-f data-id="12" data-site-id="3"></psp-f>', ['siteId']],
    [
      'it is of the page’s own scripts',
      '<psp-c data-label="x" data-toggle="tab" data-id="4"></psp-c>',
      ['endpoint'],
    ],
    ['no id is written', '<psp-h data-paid data-idle data-the-idle></psp-h>', ['siteId']],
    ['it could mean either of two ids', '<psp-g data-id="12"></psp-g>', ['siteId', 'studyId']],
  ])('[EMB-10] gets no warning when %s', (_, markup, names) => {
    expect(warningsFor(markup, names)).toEqual([]);
  });
});
