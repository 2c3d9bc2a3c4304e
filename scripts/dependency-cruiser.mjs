/** The folders of src, and which of them each may import from. */
const layers = {
  domain: [],
  platform: ['domain'],
  diagnostics: ['platform', 'domain'],
  language: ['domain'],
  http: ['diagnostics', 'platform', 'domain'],
  api: ['http', 'diagnostics', 'platform', 'domain'],
  ui: ['language', 'diagnostics', 'platform', 'domain'],
  'table/engine': ['http', 'diagnostics', 'platform', 'domain'],
  'table/view': ['table/engine', 'ui', 'http', 'language', 'diagnostics', 'platform', 'domain'],
  embed: ['http', 'language', 'diagnostics', 'platform', 'domain'],
  screen: ['api', 'table', 'ui', 'embed', 'http', 'language', 'diagnostics', 'platform', 'domain'],
  elements: [
    'screen',
    'api',
    'table',
    'ui',
    'embed',
    'http',
    'language',
    'diagnostics',
    'platform',
    'domain',
  ],
  languages: ['elements', 'screen', 'table/view', 'ui', 'embed', 'http', 'diagnostics', 'platform', 'domain'],
  manifest: ['table/engine', 'api', 'embed', 'http', 'diagnostics', 'platform', 'domain'],
  cli: ['manifest', 'languages', 'table/engine', 'api', 'embed', 'http', 'diagnostics', 'platform', 'domain'],
};

/** The only folders that may import a library. */
const doors = {
  ky: ['http'],
  '@tanstack': ['table'],
  'react-select': ['ui/select'],
  '@emotion': ['ui/select'],
  '@r2wc': ['embed'],
  'react-dom': ['embed', 'ui', 'table/view'],
  react: ['language', 'http', 'ui', 'table/view', 'screen', 'embed', 'elements', 'languages'],
  dayjs: ['domain/dates'],
  parse5: ['cli'],
};

/** The files in these folders of src. */
const within = folders => `^src/(${folders.join('|')})/`;

const definitions = '[.](definition|docs)[.]ts$';

/** Prose that only documentation and the build read. */
const prose = '[.]docs[.]ts$|^src/api/docs/|/documented-element[.]ts$';

/** Type-only and dynamic imports count; the type `typeof import('…')` does not: the parser skips it. */
export default {
  forbidden: [
    ...Object.entries(layers).map(([layer, below]) => ({
      name: `layers: ${layer}`,
      comment: `It may import from: ${below.join(', ') || 'nothing'}.`,
      severity: 'error',
      from: { path: within([layer]) },
      to: {
        dependencyTypes: ['local'],
        pathNot: [within([layer, ...below]), ...(layer === 'cli' ? [definitions] : [])],
      },
    })),
    {
      name: 'layers: all listed',
      severity: 'error',
      from: { path: '^src/.+/', pathNot: within(Object.keys(layers)) },
      to: {},
    },
    {
      name: 'elements',
      comment: 'Elements do not import each other: what two of them share belongs to a lower layer.',
      severity: 'error',
      from: { path: '^src/elements/([^/]+)/' },
      to: { path: '^src/elements/', pathNot: '^src/elements/$1/' },
    },
    ...Object.entries(doors).map(([library, folders]) => ({
      name: `doors: ${library}`,
      comment: `Only these may import it: ${folders.join(', ')}.`,
      severity: 'error',
      from: { path: '^src/', pathNot: within(folders) },
      to: { path: `node_modules/${library}/` },
    })),
    {
      name: 'prose',
      comment: 'Pages do not download what only documentation and the build read.',
      severity: 'error',
      from: { path: '^src/', pathNot: [within(['manifest', 'cli']), prose] },
      to: { path: prose },
    },
    {
      name: 'doors: valibot',
      comment: 'Schemas belong to calls and definitions.',
      severity: 'error',
      from: { path: '^src/', pathNot: [within(['api', 'http', 'manifest']), definitions] },
      to: { path: 'node_modules/@?valibot/' },
    },
    { name: 'cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
