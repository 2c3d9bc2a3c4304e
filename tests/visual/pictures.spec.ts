import { globSync } from 'node:fs';
import { definitions } from '../../scripts/sources.ts';
import { handbookEntries } from '../handbook/handbook.ts';
import { expect, openStory, test } from './fixed-page.ts';
import { baselineFolder, picturedStories, picturePath, picturePaths, themes, windowsOf } from './states.ts';

const { stories, problems } = picturedStories(await handbookEntries(), await definitions());

test('[EVI-05] every element has its states as stories', () => {
  expect(problems).toEqual([]);
});

test('[EVI-05] every baseline belongs to a story that has pictures', () => {
  const expected = picturePaths(stories);
  const baselines = globSync('**/*.*', { cwd: baselineFolder });
  expect(
    baselines.filter(path => !expected.includes(path.replaceAll('\\', '/'))),
    'delete these',
  ).toEqual([]);
});

for (const story of stories)
  for (const size of windowsOf(story))
    test(`[EVI-05] ${story.title} has the accepted pictures, ${size.width} px (${story.id})`, async ({
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
      expect(errors).toEqual([]);
    });
