import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Fails if a folder of src has more files than a reader can survey.
const maxFiles = 25;

const folders = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => join(entry.parentPath, entry.name));

for (const folder of ['src', ...folders]) {
  const files = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isFile()).length;
  if (files <= maxFiles) continue;
  console.error(`${folder} has ${files} files, ${maxFiles} at most: move those of one topic to a folder.`);
  process.exitCode = 1;
}
