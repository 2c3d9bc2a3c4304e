import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The time of the latest change below these paths, in milliseconds; 0 if they do not exist. */
export const newestOf = (...paths: readonly string[]): number => Math.max(0, ...paths.flatMap(timesBelow));

function timesBelow(path: string): number[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [stats.mtimeMs] : [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => statSync(join(entry.parentPath, entry.name)).mtimeMs);
}
