import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { handbookEntries } from '../tests/handbook/handbook.ts';
import { baselineFolder, picturedStories, picturePaths, treePaths } from '../tests/visual/states.ts';
import { chromiumPath } from './chromium.ts';
import { newestOf } from './newest.ts';
import { run } from './run.ts';
import { definitions } from './sources.ts';
import { handbook, visual } from './steps.ts';
import { changesPage } from './visual/changes-page.ts';
import { changedPictures } from './visual/compared-pictures.ts';

// `npm run visual [-- story…]`: compares pictures and accessibility trees of the handbook's stories with their
// baselines.
//   -- --accept [story…]   makes the new ones the baselines, of all stories or of those whose id contains a word
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});
const folder = 'reports/visual';

await buildHandbook();
if (values.accept) await deleteStaleBaselines();
const playwright = ['playwright', 'test', '--config=playwright.visual.config.ts', '--reporter=list,json'];
process.exitCode = await run([...playwright, ...choice()], {
  ...visual.environment,
  CHROMIUM: await chromiumPath(),
});
writePage();

/** Tests, the portal and legacy styles are part of stories. */
async function buildHandbook(): Promise<void> {
  const built = newestOf('storybook-static/index.json');
  if (newestOf('src', 'stories', '.storybook', 'tests/support', 'tests/host', 'package-lock.json') < built)
    return;
  console.log('Building the handbook.');
  if (await run(handbook.command)) process.exit(1);
}

function choice(): string[] {
  const words = positionals.map(word => word.replace(/[^\w-]/g, '\\$&'));
  return [
    ...(values.accept ? ['--update-snapshots=changed'] : []),
    ...(words.length ? [`--grep=\\(.*(${words.join('|')}).*\\)`] : []),
  ];
}

async function deleteStaleBaselines(): Promise<void> {
  const { stories } = picturedStories(await handbookEntries(), await definitions());
  const expected = [...picturePaths(stories), ...treePaths(stories)];
  for (const path of globSync('*/*.{png,yml}', { cwd: baselineFolder }))
    if (!expected.includes(path.replaceAll('\\', '/'))) rmSync(join(baselineFolder, path));
}

function writePage(): void {
  const changed = changedPictures(JSON.parse(readFileSync('reports/visual.json', 'utf8')));
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    changesPage(changed, file => relative(folder, file)),
  );
  if (changed.length && !values.accept)
    console.log(`${changed.length} changed pictures are shown in ${path}.`);
}
