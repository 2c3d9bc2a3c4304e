// @vitest-environment node
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserFiles, importsIn, type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

// The allowed imports, as described in CONTRIBUTING.md, "Where code belongs".
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  language: ['domain'],
  http: ['domain'],
  api: ['http', 'domain'],
  ui: ['language', 'domain'],
  'table/engine': ['http', 'domain'],
  'table/view': ['table/engine', 'ui', 'http', 'language', 'domain'],
  screen: ['ui', 'http', 'table/engine', 'table/view', 'api', 'embed', 'language', 'domain'],
  embed: ['language', 'domain'],
  elements: ['screen', 'api', 'table/engine', 'table/view', 'ui', 'embed', 'http', 'language', 'domain'],
  languages: ['elements', 'screen', 'table/view', 'ui', 'embed', 'http', 'domain'],
  manifest: ['api', 'embed', 'http', 'domain'],
  cli: ['manifest', 'languages', 'api', 'embed', 'http', 'domain'],
};

const belongs: Readonly<Record<string, string>> = {
  domain: 'Domain rules are pure: pass what they need as parameters.',
  language: 'Only how views get the language of their element belongs here.',
  http: 'The fetch layer knows no endpoints: those belong to src/api, texts and notices to the element.',
  api: 'Only endpoints and schemas belong here: shared rules belong to src/domain.',
  ui: 'UI pieces send no requests: let the element send them and pass the result down.',
  'table/engine': 'The engine does not know the view: let the view read from the engine.',
  'table/view': 'The table knows no endpoints and no screens: pass them in.',
  screen: 'Shared screen code knows no single screen: pass in what only one of them has.',
  embed:
    'The embedding core knows no screens and no UI pieces: pass what it needs through the element module.',
  elements:
    'Code shared by two elements belongs to src/domain (rules), src/ui (pieces), src/screen or src/api (calls).',
  languages: 'Languages translate the texts of all layers, and import nothing else.',
  manifest: 'Generated files derive only from definitions and calls.',
  cli: 'The command-line tools know definitions and calls, no views.',
};

// Each third-party library, and some browser APIs, may be used in one place only.
const doors: readonly { readonly library: RegExp; readonly door: RegExp }[] = [
  { library: /^ky$/, door: /^src\/http\// },
  { library: /^@tanstack\//, door: /^src\/table\// },
  { library: /^(react-select|@emotion\/)/, door: /^src\/ui\/select\// },
  { library: /^@r2wc\//, door: /^src\/embed\// },
  { library: /^react$/, door: /^src\/(?!domain|api|manifest|table\/engine)/ },
  { library: /^react-dom/, door: /^src\/(embed|ui)\/|^src\/table\/view\// },
  { library: /^dayjs/, door: /^src\/domain\/dates/ },
  { library: /^parse5$/, door: /^src\/cli\// },
  { library: /^@?valibot/, door: /^src\/(api|http|manifest)\/|\.(definition|fields)\.ts$/ },
];
const browserDoors: readonly { readonly name: RegExp; readonly door: RegExp }[] = [
  { name: /(?<![.\w])fetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b/, door: /^src\/http\// },
  { name: /\bcustomElements\b/, door: /^src\/embed\// },
];

const files = sourceFiles();
const layerOf = (path: string): string | undefined => /^src\/(table\/\w+|\w+)\//.exec(path)?.[1];
const elementOf = (path: string): string | undefined => /^src\/elements\/([\w-]+)\//.exec(path)?.[1];

function wrongImports({ path, text }: SourceFile): string[] {
  const layer = layerOf(path);
  if (!layer) return [];
  return importsIn(text)
    .filter(specifier => specifier.startsWith('.'))
    .map(specifier => posix.join(posix.dirname(path), specifier))
    .filter(imported => !isAllowed(path, layer, imported))
    .map(
      imported =>
        `${path} imports ${imported}. ${belongs[layer] ?? 'Its folder is not in the table of CONTRIBUTING.md.'}`,
    );
}

function isAllowed(path: string, layer: string, imported: string): boolean {
  const target = layerOf(imported);
  if (!target) return false;
  if (layer === 'cli' && imported.endsWith('.definition.ts')) return true;
  if (target !== layer) return mayImport[layer]?.includes(target) ?? false;
  return layer !== 'elements' || elementOf(path) === elementOf(imported);
}

const wrongLibraries = ({ path, text }: SourceFile): string[] =>
  importsIn(text).flatMap(specifier =>
    doors
      .filter(({ library, door }) => library.test(specifier) && !door.test(path))
      .map(({ door }) => `${path} imports ${specifier}. Only ${door.source} may: use what it exports.`),
  );

const wrongNames = ({ path, text }: SourceFile): string[] =>
  browserDoors
    .filter(({ name, door }) => name.test(withoutComments(text)) && !door.test(path))
    .map(({ name, door }) => `${path} uses ${name.source}. Only ${door.source} may.`);

describe('layers', () => {
  it('[EMB-02] import only from the layers below them', () => {
    expect(files.flatMap(wrongImports)).toEqual([]);
  });

  it('[EMB-02] use each third-party library in one place only', () => {
    expect(files.flatMap(wrongLibraries)).toEqual([]);
  });

  it('[NET-01] leave requests and custom elements to their own folders', () => {
    expect(browserFiles().flatMap(wrongNames)).toEqual([]);
  });

  it('[EMB-02] are all listed here', () => {
    const layers = new Set(files.map(({ path }) => layerOf(path)).filter(layer => layer !== undefined));
    expect([...layers].filter(layer => !(layer in mayImport))).toEqual([]);
  });
});

describe('the layer check', () => {
  const found = (path: string, text: string) => wrongImports({ path, text }).length;

  it.each([
    ['src/domain/display/money.ts', "import { ask } from '../../http/ask.ts';", 1],
    ['src/ui/select/select.tsx', "import type { Site } from '../../api/sites.ts';", 1],
    ['src/elements/a/a.tsx', "import { b } from '../b/b.rules.ts';", 1],
    [
      'src/elements/a/a.tsx',
      "import { rule } from './a.rules.ts';\nimport { ask } from '../../http/ask.ts';",
      0,
    ],
    ['src/table/engine/loading/batches.ts', "import { Body } from '../../view/rows/body.tsx';", 1],
    ['src/screen/lists/use-rows.ts', "import { rule } from '../../elements/a/a.rules.ts';", 1],
    ['src/embed/loader/loader.ts', "const later = () => import('../../ui/forms/button.tsx');", 1],
    ['src/http/ask.ts', "export {\n  a,\n} from '../api/sites.ts';", 1],
    ['src/http/ask.ts', "import '../ui/base.css';", 1],
    ['src/cli/lint/lint.ts', "import { definition } from '../../elements/a/a.definition.ts';", 0],
    ['src/cli/lint/lint.ts', "import { A } from '../../elements/a/a.tsx';", 1],
  ])('[EMB-02] checks %s: %s', (path, text, wrong) => {
    expect(found(path, text)).toBe(wrong);
  });
});
