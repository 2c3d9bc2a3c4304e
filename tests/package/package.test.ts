import { execSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packagesIn } from '../../scripts/release/bill-of-materials.ts';
import { hostPackages } from '../../scripts/release/hosts.ts';
import { relativeLinks } from '../../scripts/release/links.ts';
import { HostProject, release } from './installed.ts';
import { serveAndOpen } from './served-page.ts';

release();
const host = new HostProject();
afterAll(() => rmSync(host.folder, { recursive: true }));
const inPackage = (path: string) => readFileSync(join(host.package, path), 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the released package', () => {
  it('[SHIP-04] installs alone, offline and without a warning about Node', () => {
    expect(host.installation).toMatchObject({ code: 0, output: expect.not.stringMatching(/EBADENGINE/) });
    expect(host.run('npm', 'ls', '--all', '--parseable').out.trim().split('\n')).toHaveLength(2);
  });

  it('[SHIP-04] holds the build, the documents, the licences and the bill of materials', () => {
    for (const path of [
      'dist/psp.js',
      'dist/manifest.json',
      'docs/upgrading.md',
      'docs/elements.md',
      'CHANGELOG.md',
      'hosts/php/example/index.php',
      'hosts/python/example/templates/layout.html',
    ])
      expect([path, existsSync(join(host.package, path))]).toEqual([path, true]);
    const licences = ['dist', 'dist/cli'].map(folder => inPackage(`${folder}/third-party-licences.txt`));
    const shipped = [...new Set(licences.flatMap(packagesIn))].toSorted();
    expect(shipped).toContainEqual(expect.stringMatching(/^react-dom@\d/));
    const { components } = JSON.parse(inPackage('sbom.cdx.json'));
    const listed = components.map((each: { purl: string }) =>
      decodeURIComponent(each.purl.slice('pkg:npm/'.length)),
    );
    expect(listed.toSorted()).toEqual(shipped);
  });

  it('[SHIP-04] has no dead link in its documents', () => {
    const documents = globSync('**/*.md', { cwd: host.package });
    expect(documents).toContain('README.md');
    const dead = documents.flatMap(path =>
      relativeLinks(inPackage(path))
        .filter(target => !existsSync(join(host.package, dirname(path), target)))
        .map(target => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('[SHIP-04] holds what its documents tell people to copy or to run', () => {
    const named = globSync('{README.md,docs/*.md,hosts/**/*.md}', { cwd: host.package }).flatMap(
      path => inPackage(path).match(/\bhosts\/[\w./-]*\w/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(path => !existsSync(join(host.package, path)))).toEqual([]);
  });

  it('[SHIP-04] names no file outside itself in its source maps', () => {
    const maps = globSync('**/*.map', { cwd: join(host.package, 'dist') });
    const sources = maps.flatMap(path => JSON.parse(inPackage(`dist/${path}`)).sources as string[]);
    expect(sources.filter(path => path.startsWith('/'))).toEqual([]);
  });

  it('[CLI-02] runs its tools with the Node of the machine', () => {
    expect(host.run('node', 'node_modules/psp-widgets/dist/cli/psp.mjs', '--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('psp check'),
    });
  });
});

describe('its types', () => {
  it('[SHIP-02] type the elements, their JSON and the answers of a host, without React', () => {
    host.write('page.ts', pageSource);
    expect(host.compile('page.ts')).toBe('');
    host.write('wrong.ts', pageSource.replace('.pageSize = 25', '.pageSize = "25"'));
    expect(host.compile('wrong.ts')).toContain("Type 'string' is not assignable to type 'number'");
  });

  it('[SHIP-02] type the tags in the TSX of React', () => {
    mkdirSync(join(host.folder, 'node_modules/@types'), { recursive: true });
    for (const name of ['@types/react', 'csstype'])
      symlinkSync(resolve('node_modules', name), join(host.folder, 'node_modules', name));
    host.write('screen.tsx', screenSource);
    expect(host.compile('screen.tsx')).toBe('');
    host.write('wrong.tsx', screenSource.replace('data-level="site"', 'data-level="sites"'));
    expect(host.compile('wrong.tsx')).toContain('is not assignable to type \'"site" | "study"');
  });
});

it('[EMB-08] [EMB-14] its page shows an element in Chromium under a strict policy and states its version', async () => {
  const page = await serveAndOpen(join(host.package, 'dist'));
  expect(page).toEqual({ version, text: expect.stringContaining('ERR-1042'), complaints: [] });
});

/** How the files of each package are listed, and what has to be among them. */
const hostFiles: Readonly<Record<string, readonly [list: string, ...files: string[]]>> = {
  tgz: ['tar -tzf', 'php/composer.json', 'php/Psp.php', 'php/PspRequests.php', 'php/PspList.php'],
  whl: [
    'python3 -m zipfile -l',
    ...['tags.py', 'middleware.py', 'lists.py', 'templatetags/psp.py', 'migrations/0001_initial.py'].map(
      name => `psp_widgets/${name}`,
    ),
  ],
  gem: [
    'gem specification --yaml',
    'lib/psp_widgets.rb',
    'lib/psp_widgets/requests.rb',
    'lib/psp_widgets/list.rb',
  ],
  jar: ['jar --list --file', 'META-INF/psp.tld', 'psp/Psp.class', 'psp/PspFilter.class', 'psp/PspList.class'],
};

describe('the package of a host helper', () => {
  for (const { file, isBuildable, needs } of hostPackages(version))
    it.skipIf(!isBuildable)(`[SHIP-04] ${file} holds the helper (needs ${needs})`, () => {
      const [list, ...files] = hostFiles[extname(file).slice(1)] ?? [''];
      const listed = execSync(`${list} release/${file}`, { encoding: 'utf8' });
      expect(files.filter(name => !listed.includes(name))).toEqual([]);
      expect(listed).not.toContain('example');
    });
});

const pageSource = `import type { PspDepositFormParent, PspTableAttributes } from 'psp-widgets';

const parent: PspDepositFormParent = { id: '12', depositBalance: 400 };
const attributes: PspTableAttributes = { 'data-endpoint': '/cards/', 'data-limit': 100 };
const table = document.createElement('psp-table');
table.endpoint = '/cards/';
table.pageSize = 25;
const form = document.querySelector('psp-deposit-form');
if (form) form.parent = parent;
table.addEventListener('psp:navigate', event => event.detail.url.startsWith('/'));
console.log(attributes);
`;

const screenSource = `import { useRef } from 'react';
import type { PspTable } from 'psp-widgets';
import type {} from 'psp-widgets/jsx';

export function Screen() {
  const table = useRef<PspTable | null>(null);
  return (
    <main>
      <psp-table ref={table} data-endpoint="/cards/" data-page-size={25} className="wide" />
      <psp-report-form data-level="site" data-internal data-report-types="[]">Reports</psp-report-form>
    </main>
  );
}
`;
