import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Library } from './libraries.ts';

/** The processors, the browser and the versions that were measured. */
export async function machineText(browserVersion: string, libraries: readonly Library[]): Promise<string> {
  const versions = await Promise.all(libraries.map(versionOf));
  const [processor] = cpus();
  const measured = versions.length ? `: ${versions.join(', ')}` : '';
  return `${cpus().length} × ${processor?.model}, Chromium ${browserVersion}${measured}`;
}

/** The load average of the last minute, as the operating system reports it. */
export const loadText = (): string => (loadavg()[0] ?? 0).toFixed(1);

async function versionOf({ name, packageName }: Library): Promise<string> {
  if (!packageName) return name;
  const folders = [import.meta.dirname, join(import.meta.dirname, '..')];
  const texts = folders.map(folder =>
    readFile(join(folder, 'node_modules', packageName, 'package.json'), 'utf8'),
  );
  return `${name} ${JSON.parse(await Promise.any(texts)).version}`;
}
