import { globSync } from 'node:fs';
import { definitions } from '../../scripts/sources.ts';
import { handbookEntries } from '../handbook/handbook.ts';
import { expect, openStory, test } from './fixed-page.ts';
import {
  baselineFolder,
  picturedStories,
  picturePath,
  picturePaths,
  themes,
  treePath,
  treePaths,
  windowsOf,
} from './states.ts';

const { stories, problems } = picturedStories(await handbookEntries(), await definitions());

test('[EVI-05] every element has its states as stories', () => {
  expect(problems).toEqual([]);
});

test('[EVI-05] every baseline belongs to a story that has pictures', () => {
  const expected = [...picturePaths(stories), ...treePaths(stories)];
  const baselines = globSync('**/*.*', { cwd: baselineFolder });
  expect(
    baselines.filter(path => !expected.includes(path.replaceAll('\\', '/'))),
    '`npm run visual -- --accept` deletes these',
  ).toEqual([]);
});

for (const story of stories)
  for (const size of windowsOf(story))
    test(`[EVI-05] [ACC-02] ${story.title} has the accepted pictures and accessibility tree, ${size.width} px (${story.id})`, async ({
      page,
      errors,
    }) => {
      await page.setViewportSize(size);
      await openStory(page, story.id);
      for (const theme of themes) {
        await page.locator('html').evaluate((root, name) => {
          root.dataset.pspTheme = name;
        }, theme);
        await expect
          .soft(page)
          .toHaveScreenshot(picturePath(story.id, theme, size.width).split('/'), { fullPage: true });
      }
      // Some announcements are debounced.
      await expect(async () => {
        const tree = await page.locator('body').ariaSnapshot();
        expect(tree).toMatchSnapshot(treePath(story.id, size.width).split('/'));
      }).toPass({ timeout: 5000 });
      expect(errors).toEqual([]);
    });
