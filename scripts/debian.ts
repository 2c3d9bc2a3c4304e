import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Installs packages without asking, on Debian as root only; elsewhere it does nothing. */
export async function installDebianPackages(packages: readonly string[], purpose: string): Promise<void> {
  if (!packages.length || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`For ${purpose}, now installing: ${packages.join(', ')}, with apt-get.`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], environment);
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], environment);
}
