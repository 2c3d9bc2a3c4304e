import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { javaLibraries } from '../../tests/hosts/java.ts';
import { programPaths } from '../../tests/support/programs.ts';

/** A host helper as the package manager of its language takes it. */
interface HostPackage {
  readonly file: string;
  readonly needs: string;
  readonly isBuildable: boolean;
  /** Run in a copy of hosts, where they leave the file. */
  readonly commands: readonly (readonly string[])[];
}

/** Builds the packages for which the machine has the tools into a folder; returns the others. */
export function packHosts(version: string, folder: string): readonly HostPackage[] {
  const packages = hostPackages(version);
  const copy = mkdtempSync(join(tmpdir(), 'psp-hosts-'));
  cpSync('hosts', copy, { recursive: true });
  mkdirSync(join(copy, 'classes'));
  for (const { file, commands } of packages.filter(each => each.isBuildable)) {
    for (const [program = '', ...args] of commands) execFileSync(program, args, { cwd: copy, stdio: 'pipe' });
    cpSync(join(copy, file), join(folder, file));
  }
  rmSync(copy, { recursive: true });
  return packages.filter(each => !each.isBuildable);
}

/** The packages of all helpers, whether this machine can build them or not. */
export const hostPackages = (version: string): readonly HostPackage[] => [
  composerArtifact(`psp-widgets-host-php-${version}.tgz`),
  wheel(`psp_widgets_host-${version}-py3-none-any.whl`),
  gem(`psp_widgets_host-${version}.gem`),
  jar(`psp-widgets-host-${version}.jar`),
];

const composerArtifact = (file: string): HostPackage => ({
  file,
  needs: 'tar',
  isBuildable: isInstalled('tar'),
  commands: [['tar', '--exclude=example', '-czf', file, 'php']],
});

function wheel(file: string): HostPackage {
  const python = programPaths('python3').find(canBuildWheels);
  return {
    file,
    needs: 'Python with pip, setuptools and wheel',
    isBuildable: Boolean(python),
    commands: [
      [python ?? '', ...'-m pip wheel --no-index --no-deps --no-build-isolation ./python'.split(' ')],
    ],
  };
}

const gem = (file: string): HostPackage => ({
  file,
  needs: 'gem',
  isBuildable: isInstalled('gem'),
  commands: [['gem', 'build', '-C', 'ruby', 'psp_widgets_host.gemspec', '--output', `../${file}`]],
});

function jar(file: string): HostPackage {
  const sources = readdirSync('hosts/java/src/psp').map(name => `java/src/psp/${name}`);
  return {
    file,
    needs: 'javac, jar, and the Java libraries of the tests',
    isBuildable: isInstalled('javac') && isInstalled('jar') && javaLibraries.every(path => existsSync(path)),
    commands: [
      ['javac', '--release', '17', '-d', 'classes', '-cp', javaLibraries.join(':'), ...sources],
      ['jar', '--create', '--file', file, '-C', 'classes', '.', '-C', 'java/resources', '.'],
    ],
  };
}

const isInstalled = (program: string): boolean => programPaths(program).length > 0;

// In this order: setuptools refuses to follow pip.
const canBuildWheels = (python: string): boolean =>
  spawnSync(python, ['-c', 'import setuptools, wheel, pip']).status === 0;
