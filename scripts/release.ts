import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchReport, regressionsSince } from './release/bench.ts';
import { onlyShipped, packagesIn } from './release/bill-of-materials.ts';
import { packHosts } from './release/hosts.ts';
import { withoutDeadLinks } from './release/links.ts';
import { run } from './run.ts';

/**
 * `npm run release`: builds twice and compares, and packs what a portal installs into release/. Needs no Git, so it works
 * in an unpacked archive of the sources. Beside the package lie those of the host helpers and, if there is any, the
 * evidence of the last test runs.
 */
const folder = 'release';
const staging = join(folder, 'package');
const benchReport = 'reports/bench.json';
const documents = ['README.md', 'SECURITY.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs'];
const project = JSON.parse(readFileSync('package.json', 'utf8'));

checkChangelog();
checkHostVersions();
checkBench();
await build('dist');
// Beside dist: source maps hold paths from their own folder to the sources.
await build('dist.second');
// Names each file that differs, byte by byte, or is in only one of them.
await command('diff', '-rq', 'dist', 'dist.second');
rmSync('dist.second', { recursive: true });

rmSync(folder, { recursive: true, force: true });
mkdirSync(staging, { recursive: true });
for (const path of ['dist', ...documents, 'hosts'])
  cpSync(path, join(staging, path), { recursive: true, filter: isShipped });
unlinkSources();
writeJson('package.json', packageManifest());
await writeBillOfMaterials();
await command('npm', 'pack', '--silent', `./${staging}`, '--pack-destination', folder, '--ignore-scripts');
console.log(`\nTwo builds were the same. The package is ${folder}/${project.name}-${project.version}.tgz.`);
for (const { file, needs } of packHosts(project.version, folder))
  console.log(`${file} was not built: it needs ${needs}.`);
copyReports();
remindOfRecords();
remindOfOwner();

function checkChangelog(): void {
  if (readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${project.version} `)) return;
  fail(`CHANGELOG.md has no "## ${project.version} (date)". Give its "## Unreleased" this heading.`);
}

function checkHostVersions(): void {
  for (const name of ['php/composer.json', 'python/pyproject.toml', 'ruby/psp_widgets_host.gemspec'])
    if (!readFileSync(`hosts/${name}`, 'utf8').includes(project.version))
      fail(`hosts/${name} has another version than package.json, ${project.version}.`);
}

async function build(target: string): Promise<void> {
  if (await run(['rollup', '-c', '--silent'], { DIST: target })) fail(`The build of ${target} failed.`);
}

/** Excludes the databases and compiled files that the examples have written. */
function isShipped(path: string): boolean {
  return !/\/(\.data|__pycache__)$/.test(path);
}

/** Refuses what is more than a fifth slower or larger than the last release whose bench is recorded. */
function checkBench(): void {
  const [last] = globSync('docs/releases/*/bench.json')
    .filter(path => !path.includes(project.version))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  if (!last || !existsSync(benchReport)) return;
  const [before, now] = [last, benchReport].map(
    path => JSON.parse(readFileSync(path, 'utf8')) as BenchReport,
  );
  const regressions = before && now ? regressionsSince(before, now) : [];
  if (regressions.length) fail(`Slower than ${last} by more than a fifth: ${regressions.join('; ')}.`);
}

function copyReports(): void {
  if (existsSync(benchReport)) cpSync(benchReport, join(folder, 'bench.json'));
  else console.log('There is no bench report: run `npm run bench -- --only tables` before a release.');
  if (existsSync('reports/evidence'))
    cpSync('reports/evidence', join(folder, 'evidence'), { recursive: true });
  else console.log('There is no evidence: run `npm run test:all` and `npm run evidence` before a release.');
}

/** The next release is compared with what is recorded of this one (tests/contract/released-surface.test.ts, checkBench). */
function remindOfRecords(): void {
  const record = `docs/releases/${project.version}`;
  const isRecorded = (path: string, name: string): boolean =>
    !existsSync(path) ||
    (existsSync(join(record, name)) && readFileSync(join(record, name)).equals(readFileSync(path)));
  if (isRecorded('docs/surface.txt', 'surface.txt') && isRecorded(benchReport, 'bench.json')) return;
  console.log(
    `If this is the release itself, copy docs/surface.txt and ${benchReport} to ${record} and commit them.`,
  );
}

/** Names what only the owner of the library can say, which SECURITY.md marks as **[…]**. */
function remindOfOwner(): void {
  for (const [, mark] of readFileSync('SECURITY.md', 'utf8').matchAll(/\*\*\[(.+?)\]\*\*/g))
    console.log(`Left open in SECURITY.md: ${mark}.`);
}

function unlinkSources(): void {
  for (const path of globSync('**/*.md', { cwd: staging })) {
    const text = readFileSync(join(staging, path), 'utf8');
    writeFileSync(join(staging, path), withoutDeadLinks(text, staging, path));
  }
}

/** The build has bundled all dependencies, so nothing else is installed with the package; only its tools need Node. */
function packageManifest() {
  const { name, version, description, license, type } = project;
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: '>=20' },
    types: './dist/psp.d.ts',
    exports: {
      '.': { types: './dist/psp.d.ts', default: './dist/psp.js' },
      './jsx': { types: './dist/psp-jsx.d.ts' },
      './dist/*': './dist/*',
      './package.json': './package.json',
    },
  };
}

async function writeBillOfMaterials(): Promise<void> {
  const path = join(staging, 'sbom.cdx.json');
  const settings = ['--output-reproducible', '--mc-type', 'library', '--spec-version', '1.6'];
  await command('cyclonedx-npm', ...settings, '--output-file', path);
  const licences = ['', 'cli/'].map(part =>
    readFileSync(join('dist', part, 'third-party-licences.txt'), 'utf8'),
  );
  const shipped = licences.flatMap(packagesIn);
  writeJson('sbom.cdx.json', onlyShipped(JSON.parse(readFileSync(path, 'utf8')), shipped));
}

function writeJson(name: string, content: unknown): void {
  writeFileSync(join(staging, name), `${JSON.stringify(content, null, 2)}\n`);
}

async function command(...parts: string[]): Promise<void> {
  if (await run(parts)) fail(`${parts.join(' ')} failed.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
