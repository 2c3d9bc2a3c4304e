/** Shared chunks by name: the folders and packages whose modules they hold. Rollup itself places all other modules. */
const sharedChunks = {
  react: ['node_modules/(react|react-dom|scheduler|@r2wc)/', 'commonjsHelpers'],
  select: [
    'node_modules/(react-select|@emotion|stylis|@floating-ui|memoize-one|react-transition-group|prop-types)/',
    'node_modules/(@babel|use-isomorphic-layout-effect)/',
    'src/ui/select/',
  ],
  'table-core': [
    'node_modules/(use-sync-external-store|@tanstack)/',
    'src/api/tables',
    'src/table/',
    'src/screen/(lists|payments)/',
    'src/diagnostics/suspicious-rows',
    'src/domain/display/signed-amount',
  ],
  lookups: ['src/http/answers/', 'src/api/(studies|sponsors)'],
  data: ['src/ui/data/(fact-list|paged-table|texts)'],
  'plain-table': ['src/ui/(data/(plain-table|skeleton)|hooks/use-phone|values/reference)'],
  http: [
    'node_modules/ky/',
    'src/http/',
    'src/diagnostics/missing-',
    'src/ui/feedback/session-ended',
    'src/domain/(refusal|texts/requests)',
    'src/screen/(posts/texts|requests/|screen.ts)',
  ],
  valibot: ['node_modules/valibot/', 'src/api/schemas/'],
  dates: ['node_modules/dayjs/', 'src/domain/dates/'],
  forms: ['src/ui/forms/'],
  core: [
    'src/embed/(attributes|element|loader)/',
    'src/embed/language/language-',
    'src/embed/[^/]+$',
    'src/platform/',
    'src/diagnostics/',
    'src/domain/language/',
    'src/domain/attribute-name',
    'src/domain/remember-results',
    'src/domain/display/numbers',
    'src/domain/texts/common',
    'src/domain/json',
    'src/language/',
    'src/ui/(styles|controls|overlays)/',
    'src/ui/feedback/(announced|notice)',
    'src/ui/hooks/(focus|use-(keyed|observable|on-|settled|warning))',
    'src/(screen|ui)/[^/]+$',
  ],
  screens: [
    'src/domain/display/',
    'src/domain/(texts/statuses|table-defaults)',
    'src/ui/(lazy|menu|values)/',
    'src/ui/(feedback|hooks)/',
    'src/ui/data/cards',
  ],
};

/** The same for modules that only lazy chunks import. */
const lazyChunks = {
  diagnostics: ['src/diagnostics/', 'src/domain/nearest-name'],
  dialogs: ['src/ui/(overlays|menu|data)/', 'src/screen/posts/', 'src/elements/review-queue/'],
  posting: ['src/http/post'],
  'query-engine': [
    'src/table/engine/(query/|loading/still-listed)',
    'src/table/view/print',
    'src/http/parse-list',
  ],
  'detail-parts': ['src/elements/reimbursement-detail/'],
  panels: [
    'src/table/view/(rows|toolbar|keyboard)/',
    'src/table/(engine|view)/export/',
    'src/screen/lists/table-dialog',
  ],
};

const patternsOf = chunks =>
  Object.entries(chunks).map(([name, folders]) => [name, new RegExp(folders.join('|'))]);
const shared = patternsOf(sharedChunks);
const lazy = patternsOf(lazyChunks);

/** Rollup's `manualChunks`: the chunk that a module's folder belongs to, if any. */
export function chunkOf(id, build) {
  const chunks = importedStatically(build).has(id) ? shared : lazy;
  return chunks.find(([, folders]) => folders.test(id))?.[0];
}

const staticModules = new WeakMap();

/** The modules that the entries reach by static imports. */
function importedStatically(build) {
  const known = staticModules.get(build);
  if (known) return known;
  const found = new Set();
  const visit = id => {
    if (found.has(id)) return;
    found.add(id);
    build.getModuleInfo(id).importedIds.forEach(visit);
  };
  for (const id of build.getModuleIds()) if (build.getModuleInfo(id).isEntry) visit(id);
  staticModules.set(build, found);
  return found;
}
