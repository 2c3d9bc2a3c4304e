import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.ts';

/** A language that the example hosts or the recipes run in. */
interface Language {
  /** The environment variable with the path of its interpreter. */
  readonly variable: string;
  readonly program: string;
  /** Arguments with which the interpreter exits with 0 if it has the required libraries. */
  readonly probe: readonly string[];
  readonly debianPackages: readonly string[];
}

/** The folder of PHP's libraries on Debian. */
const phpLibraries = [
  'Twig',
  'Illuminate/View',
  'Illuminate/Database',
  'Illuminate/Http',
  'Doctrine/DBAL',
  'Symfony/Component/HttpFoundation',
];

const phpProbe = [
  "foreach (['pdo_sqlite', 'mbstring'] as $name) extension_loaded($name) || exit(1);",
  ...phpLibraries.map(name => `is_file('/usr/share/php/${name}/autoload.php') || exit(1);`),
].join(' ');

const languages: readonly Language[] = [
  {
    variable: 'PHP',
    program: 'php',
    probe: ['-r', phpProbe],
    debianPackages: [
      'php-cli',
      'php-sqlite3',
      'php-mbstring',
      'php-twig',
      'php-illuminate-view',
      'php-illuminate-database',
      'php-illuminate-http',
      'php-doctrine-dbal',
      'php-symfony-http-foundation',
    ],
  },
  {
    variable: 'PYTHON',
    program: 'python3',
    probe: ['-c', 'import django, jinja2'],
    debianPackages: ['python3-django', 'python3-jinja2'],
  },
  {
    variable: 'RUBY',
    program: 'ruby',
    probe: [
      '-e',
      '%w[logger active_record action_controller action_view sqlite3].each { |name| require name }',
    ],
    debianPackages: ['ruby', 'ruby-actionpack', 'ruby-actionview', 'ruby-activerecord', 'ruby-sqlite3'],
  },
];

/**
 * The paths of PHP, Python and Ruby with their template engines, by environment variable. On Debian, root installs what
 * is missing. Missing programs are left out: the tests that need them fail and say so.
 */
export async function languagePaths(): Promise<NodeJS.ProcessEnv> {
  const missing = languages.filter(language => !pathOf(language));
  const packages = missing.flatMap(({ debianPackages }) => debianPackages);
  await installDebianPackages(packages, 'the example hosts and the recipes');
  return Object.fromEntries(languages.map(language => [language.variable, announced(language)]));
}

function pathOf({ variable, program, probe }: Language): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [process.env[variable], ...folders.map(folder => join(folder, program))];
  return paths.find(path => path && existsSync(path) && succeeds(path, probe));
}

function succeeds(path: string, probe: readonly string[]): boolean {
  try {
    execFileSync(path, probe, { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function announced(language: Language): string | undefined {
  const path = pathOf(language);
  const cure = `not found with all libraries (Debian: apt-get install ${language.debianPackages.join(' ')})`;
  console.log(`${language.program}: ${path ?? cure}`);
  return path;
}
