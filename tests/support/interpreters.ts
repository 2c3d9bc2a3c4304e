import { execFileSync } from 'node:child_process';
import { programPaths } from './programs.ts';

const phpLibraries = [
  'Twig',
  'Illuminate/View',
  'Illuminate/Database',
  'Illuminate/Http',
  'Doctrine/DBAL',
  'Symfony/Component/HttpFoundation',
];

/** Arguments with which an interpreter fails unless it has the libraries of the example hosts and the recipes. */
const probes = {
  php: [
    '-r',
    [
      "foreach (['pdo_sqlite', 'mbstring'] as $name) extension_loaded($name) || exit(1);",
      ...phpLibraries.map(name => `is_file('/usr/share/php/${name}/autoload.php') || exit(1);`),
    ].join(' '),
  ],
  python3: ['-c', 'import django, jinja2'],
  ruby: [
    '-e',
    '%w[logger rails active_record action_controller action_view sqlite3 rack/handler/puma].each { |name| require name }',
  ],
} as const;

export type Interpreter = keyof typeof probes;

const found = new Map<Interpreter, string>();

/** The path of an interpreter that has all libraries, if one is installed. */
export function findInterpreter(name: Interpreter): string | undefined {
  const path = found.get(name) ?? programPaths(name).find(each => succeeds(each, probes[name]));
  if (path) found.set(name, path);
  return path;
}

/** The path of an interpreter that has all libraries. */
export function interpreterPath(name: Interpreter): string {
  const path = findInterpreter(name);
  if (path) return path;
  throw new Error(`There is no ${name} with all libraries. CONTRIBUTING.md says how to install them.`);
}

function succeeds(path: string, args: readonly string[]): boolean {
  try {
    execFileSync(path, args, { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}
