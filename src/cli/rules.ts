/** A rule of `psp lint`, for docs/cli.md and the tests. */
export interface LintRule {
  readonly name: string;
  /** What is wrong, as a sentence for people who write templates. */
  readonly says: string;
  /** The file name of the example; its extension tells the engine. */
  readonly file: string;
  readonly wrong: string;
  readonly right: string;
}

/** The rules of `psp lint`. `psp check` applies them to a rendered page, too. */
export const lintRules: readonly LintRule[] = [
  {
    name: 'unknown-tag',
    says: 'A tag begins with `psp-` and is not an element of the library.',
    file: 'list.html.twig',
    wrong: '<psp-tabel data-endpoint="/list"></psp-tabel>',
    right: '<psp-table data-endpoint="/list"></psp-table>',
  },
  {
    name: 'unknown-attribute',
    says: 'An attribute or a `data-prop` is nearly one of the element’s, belongs to other elements, or is unknown; or an attribute of a script is nearly `data-psp-texts`. Attributes of the page’s own, such as `data-turbo-…`, `data-controller`, `data-test…`, are left alone; `--allow data-cms` allows more.',
    file: 'list.html.twig',
    wrong: '<psp-table data-endpoint="{{ path(\'list\') }}" data-pagesize="25"></psp-table>',
    right: '<psp-table data-endpoint="{{ path(\'list\') }}" data-page-size="25"></psp-table>',
  },
  {
    name: 'missing-attribute',
    says: 'A required attribute is missing or empty. Nothing is said where an expression may write it.',
    file: 'patient.html.erb',
    wrong: '<psp-patient-payments data-tab="reimbursement"></psp-patient-payments>',
    right:
      '<psp-patient-payments data-patient-id="<%= @patient.id %>" data-tab="reimbursement"></psp-patient-payments>',
  },
  {
    name: 'invalid-value',
    says: 'A literal value is outside the set or range of its attribute.',
    file: 'flash.blade.php',
    wrong: '<psp-flash-message data-message="{{ $text }}" data-level="critical"></psp-flash-message>',
    right: '<psp-flash-message data-message="{{ $text }}" data-level="danger"></psp-flash-message>',
  },
  {
    name: 'invalid-json',
    says: 'Literal JSON, in an attribute, a child script or a script with `data-psp-texts`, is not valid or does not fit. Its place is that of the mistake in the JSON.',
    file: 'site.jsp',
    wrong: '<psp-breadcrumbs data-items=\'[{"title": "Sites"}]\'></psp-breadcrumbs>',
    right: '<psp-breadcrumbs data-items=\'[{"label": "Sites"}]\'></psp-breadcrumbs>',
  },
  {
    name: 'near-key',
    says: 'A key of literal JSON is nearly one that is read and missing.',
    file: 'deposit.php',
    wrong:
      '<psp-deposit-form data-site-id="12" data-parent=\'{"deposit_balance": "1000.00"}\' data-children="[]"></psp-deposit-form>',
    right:
      '<psp-deposit-form data-site-id="12" data-parent=\'{"depositBalance": "1000.00"}\' data-children="[]"></psp-deposit-form>',
  },
  {
    name: 'missing-key',
    says: 'Literal JSON has no key that is required.',
    file: 'deposit.njk',
    wrong:
      '<psp-deposit-form data-site-id="12" data-parent=\'{"id": "12"}\' data-children="[]"></psp-deposit-form>',
    right:
      '<psp-deposit-form data-site-id="12" data-parent=\'{"id": "12", "depositBalance": "1000.00"}\' data-children="[]"></psp-deposit-form>',
  },
  {
    name: 'end-tag',
    says: 'Start and end tag do not match: HTML knows no `<psp-x/>`, and what follows an unclosed element is hidden with its fallback.',
    file: 'logo.hbs',
    wrong: '<psp-sponsor-logo data-sponsor-id="{{sponsor.id}}" />',
    right: '<psp-sponsor-logo data-sponsor-id="{{sponsor.id}}"></psp-sponsor-logo>',
  },
  {
    name: 'unquoted-expression',
    says: 'An expression is the value of an attribute, without quotes around it.',
    file: 'card.cshtml',
    wrong: '<psp-copy-text data-text=@Model.Number></psp-copy-text>',
    right: '<psp-copy-text data-text="@Model.Number"></psp-copy-text>',
  },
  {
    name: 'unescaped-json',
    says: 'An expression in a JSON script is not written with the engine’s JSON escape, in PHP for instance without `JSON_HEX_TAG`; or an attribute gets a list or record in the notation of Python. A name with `json` or `InScript` says that a controller has prepared the JSON. What a function or filter of your own writes is not known, and not named.',
    file: 'studies.html.j2',
    wrong:
      '<psp-my-studies><script type="application/json" data-prop="profiles">{{ profiles }}</script></psp-my-studies>',
    right:
      '<psp-my-studies><script type="application/json" data-prop="profiles">{{ profiles|tojson }}</script></psp-my-studies>',
  },
  {
    name: 'raw-json-attribute',
    says: 'JSON is written into an attribute without escaping: in double quotes it ends at its first quote, in single quotes at the first apostrophe in a value, in PHP for instance without `JSON_HEX_APOS`.',
    file: 'studies.php',
    wrong: '<psp-my-studies data-profiles="<?= json_encode($profiles) ?>"></psp-my-studies>',
    right:
      '<psp-my-studies data-profiles="<?= htmlspecialchars(json_encode($profiles), ENT_QUOTES) ?>"></psp-my-studies>',
  },
  {
    name: 'no-script',
    says: 'A complete page (one with `</body>`) has elements and does not load `psp.js`. Includes are followed among the checked files; nothing is said where one cannot be followed.',
    file: 'page.njk',
    wrong: '<head></head><body><psp-cookie-consent></psp-cookie-consent></body>',
    right:
      '<head><script type="module" src="/psp/psp.js"></script></head><body><psp-cookie-consent></psp-cookie-consent></body>',
  },
  {
    name: 'second-script',
    says: '`psp.js` is loaded twice. The branches of a condition may each load it.',
    file: 'layout.html.twig',
    wrong:
      '<script type="module" src="/psp/psp.js"></script>\n<script type="module" src="{{ asset(\'psp/psp.js\') }}"></script>',
    right: '<script type="module" src="{{ asset(\'psp/psp.js\') }}"></script>',
  },
  {
    name: 'script-type',
    says: 'The script tag of `psp.js` is no module, or a script with `data-prop` or `data-psp-texts`, which holds JSON, has no `type="application/json"`: browsers would run it, and a strict policy blocks it.',
    file: 'layout.html',
    wrong: '<script src="/psp/psp.js" defer></script>',
    right: '<script type="module" src="/psp/psp.js"></script>',
  },
  {
    name: 'text-language',
    says: 'A script with `data-psp-texts` has no `lang`, or one that is no code of a language, so that its texts are not used.',
    file: 'layout.erb',
    wrong:
      '<script type="application/json" data-psp-texts lang="pt_BR">{"selection.selectRow": "Selecionar {row}"}</script>',
    right:
      '<script type="application/json" data-psp-texts lang="pt-BR">{"selection.selectRow": "Selecionar {row}"}</script>',
  },
  {
    name: 'unknown-text',
    says: 'A key in a script with `data-psp-texts` is that of no text. `npx psp texts` lists all keys.',
    file: 'layout.njk',
    wrong:
      '<script type="application/json" data-psp-texts lang="nl">{"selection.selectrow": "{row} selecteren"}</script>',
    right:
      '<script type="application/json" data-psp-texts lang="nl">{"selection.selectRow": "{row} selecteren"}</script>',
  },
  {
    name: 'unusable-text',
    says: 'A text in a script with `data-psp-texts` has a placeholder that the English text does not have, or is no text. One that leaves out a placeholder is used: a note.',
    file: 'layout.html',
    wrong:
      '<script type="application/json" data-psp-texts lang="nl">{"selection.selectRow": "{name} selecteren"}</script>',
    right:
      '<script type="application/json" data-psp-texts lang="nl">{"selection.selectRow": "{row} selecteren"}</script>',
  },
];

/** The rules of `psp check`: name → what is wrong and how to fix it. */
export const checkRules = {
  'invalid-json': 'The recorded answer is not JSON. Send JSON, without warnings or debug output before it.',
  'answer-shape':
    'A field is missing or of another kind than the element reads. Send what the finding names.',
  'near-key':
    'A key is nearly one that is read and missing, or the name that other table libraries use for it, such as `recordsTotal` for `total`. Write the key that the finding names.',
  'unread-key':
    'A note: nothing reads this key, such as `recordsTotal` beside `total`. Take it away, or leave it.',
  'empty-column': 'No row has a cell for a column. Give the column the key that the rows use.',
  'cell-type':
    'A cell has a type that does not exist and is shown as text. Write one of the types of docs/elements.md.',
  'html-in-cell':
    'Many cells of a column contain HTML, which is shown as text. Send `{"display": text, "href": address}`.',
  'row-without-id':
    'Rows have no id: they are shown, and nothing can be done with them. Send `id`, `_id` as `{"$oid": text}`, or `rowIds`.',
  'repeated-id':
    'Two rows have the same id, so only one is shown. Send unique ids, and sort by a unique key.',
  'wrong-total':
    '`total` or `totalAll` is no number, or is not that of the rows that there are: more rows follow, or the last one does not exist. Count all rows of the list; with `data-paging="host"`, `total` counts those that match the search and the filters.',
  'no-total':
    'A full batch, or a page of a list with `data-paging="host"`, states no `total`. Send the number of all rows.',
  'limit-ignored':
    'More rows are sent than `limit` allows (without `data-paging="host"`: a note). Send at most `limit` rows.',
  'short-page':
    'With `data-paging="host"`, a page has fewer rows than `limit` and `total` say: nobody sees the others. Send up to 100 rows for a page.',
  'page-past-end':
    'With `data-paging="host"`, a `skip` past the end is answered with rows. Answer with none, and the same `total`.',
  'columns-change':
    'With `data-paging="host"`, a later page states other columns than the first, or none. Send the same with each page.',
  'skip-ignored': '`skip` does not leave out as many rows. It is a number of rows, not of a page.',
  'search-ignored':
    'With `data-paging="host"`, `search` makes no difference, or finds nothing that is there. Let the host search.',
  'search-words':
    'With `data-paging="host"`, a search for two words finds rows with only one of them, or misses rows that have them in two columns. Look for each word in all columns.',
  'search-case':
    'A note: with `data-paging="host"`, a search distinguishes capital letters. People do not expect that.',
  'sort-ignored':
    'With `data-paging="host"`, `sort` or `order` makes no difference, or sorts only the rows of the page. Let the host sort the list.',
  'filter-ignored':
    'With `data-paging="host"`, a filter brings rows of other values, or none for a value that rows have. Let the host filter.',
  'filter-choices':
    '`filters` of a host-paged list is not `{"column": [value, …]}`, or names a key that is no column. Send texts or numbers, as the cells of the column have them.',
  'short-list': 'The list ends before its `total`. Count the rows that can be loaded.',
  'unstable-order':
    'Rows change their order from call to call, or from page to page where the values that they are sorted by are equal. Sort by a unique key last.',
  'call-failed':
    'A call of an element fails, asks to sign in, or is answered with something else than JSON, such as a warning of PHP before it.',
  'other-origin': 'psp.js or psp.css comes from another site. Serve `dist/` from the page’s own host.',
  'missing-file': 'A file of the library is not there. Serve all files of `dist/`, also without a session.',
  'content-type': 'A file has a type that browsers refuse. Send `text/javascript` or `text/css`.',
  integrity:
    'A file is not the one that `integrity` or manifest.json names. Deploy all files of one release, unchanged.',
  'stable-cache':
    'A file with a stable name may be cached unasked, so that releases do not arrive. Send `Cache-Control: no-cache`.',
  'hashed-cache':
    'A note: a file with a hash in its name is not cached for long. Send `Cache-Control: public, max-age=31536000, immutable`.',
  csp: 'The Content Security Policy blocks the library. Allow what the finding names.',
  'csrf-token':
    'An element that posts has an empty `data-token` (without one: a note). Write the CSRF token of the session.',
  'unrendered-expression':
    'An attribute holds an expression that the server did not evaluate. Use the engine’s own syntax.',
} as const;
