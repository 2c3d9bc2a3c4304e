// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changesPage } from '../../../scripts/visual/changes-page.ts';
import { changedPictures } from '../../../scripts/visual/compared-pictures.ts';

const attachment = (name: string, folder: string) => ({ name, path: `/somewhere/${folder}/${name}` });
const reportWith = (...attachments: readonly { name: string; path?: string }[]) => ({
  suites: [{ suites: [{ specs: [{ tests: [{ results: [{ attachments }] }] }] }] }],
});

describe('changed pictures', () => {
  const report = reportWith(
    attachment('a--ready/light-375-expected.png', 'tests/visual/baselines'),
    attachment('a--ready/light-375-actual.png', 'reports/visual/results'),
    attachment('a--ready/light-375-diff.png', 'reports/visual/results'),
    { name: 'error-context', path: '/somewhere/reports/visual/results/error-context.md' },
    attachment('a--ready/dark-375-actual.png', 'reports/visual/results'),
  );

  it('[EVI-05] are read from the report, with and without a baseline', () => {
    expect(changedPictures(report)).toEqual([
      {
        picture: 'a--ready/dark-375.png',
        actual: 'reports/visual/results/a--ready/dark-375-actual.png',
      },
      {
        picture: 'a--ready/light-375.png',
        expected: 'tests/visual/baselines/a--ready/light-375-expected.png',
        actual: 'reports/visual/results/a--ready/light-375-actual.png',
        difference: 'reports/visual/results/a--ready/light-375-diff.png',
      },
    ]);
    expect(changedPictures({ testResults: [] })).toEqual([]);
  });

  it('[EVI-05] are shown side by side, with paths from the page', () => {
    const text = changesPage(changedPictures(report), file => `../../${file}`);
    expect(text).toContain('2 pictures of stories differ');
    expect(text.match(/<img src="[^"]+"/g)).toEqual([
      '<img src="../../reports/visual/results/a--ready/dark-375-actual.png"',
      '<img src="../../tests/visual/baselines/a--ready/light-375-expected.png"',
      '<img src="../../reports/visual/results/a--ready/light-375-actual.png"',
      '<img src="../../reports/visual/results/a--ready/light-375-diff.png"',
    ]);
    expect(text).toContain('<td>None.</td>');
  });
});
