import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The package that `npm run release` has made. */
export const tarball = resolve(`release/${name}-${version}.tgz`);

/** The tools of the machine: a host has neither this project's Node nor its compilers. */
const hostPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter(folder => !folder.includes('node_modules'))
  .join(delimiter);

/** What a command wrote, and its exit code. */
interface Ran {
  readonly code: number | null;
  readonly output: string;
  /** What it wrote to stdout alone. */
  readonly out: string;
}

/** An empty project of a host, with the package installed. */
export class HostProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'psp-host-'));
  /** What npm said during the installation. */
  readonly installation: Ran;

  constructor() {
    this.write('package.json', '{"private": true}');
    // Offline: nothing but the package itself is needed.
    this.installation = this.run('npm', 'install', tarball, '--offline', '--no-audit', '--no-fund');
  }

  get package(): string {
    return join(this.folder, 'node_modules', name);
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  run(command: string, ...args: string[]): Ran {
    const options = { cwd: this.folder, env: { ...process.env, PATH: hostPath }, encoding: 'utf8' } as const;
    const { status, stdout, stderr, error } = spawnSync(command, args, options);
    if (error) throw error;
    return { code: status, output: stdout + stderr, out: stdout };
  }

  /** Compiles files of the project without emitting; resolves with the compiler's complaints. */
  compile(...files: string[]): string {
    const strict = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', 'false', '--jsx', 'preserve'];
    const modules = ['--target', 'es2022', '--module', 'preserve', '--types', ''];
    return this.run(resolve('node_modules/.bin/tsc'), ...strict, ...modules, ...files).output;
  }
}

/** Builds the package from the current sources. */
export const release = (): void =>
  void execFileSync('npm', ['run', 'release'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
