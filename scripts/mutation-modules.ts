/** A part of the code that is mutated in one run, and the unit tests that have to notice. */
export interface MutationRun {
  /** Unique; the name of its files in reports/mutation. */
  readonly name: string;
  readonly module: MutationModule;
  /** Globs of the files to change; those with `!` are left out. */
  readonly mutate: readonly string[];
  /** Globs of the tests to run. Fewer tests make a run quicker and its score, if anything, lower. */
  readonly tests: readonly string[];
  /** Also changes what runs when a module is loaded, such as tables: thorough, but each change runs all tests. */
  readonly withStatic?: true;
}

export type MutationModule = keyof typeof requiredScores;

/**
 * The least percentage of changes that the tests of a module have to notice: what they have reached. The goal is 90 for
 * each, 100 for the address guard and 95 for money. Raise a score as soon as a run reaches more.
 */
export const requiredScores = {
  'address guard': 100,
  money: 97,
  domain: 93,
  http: 96,
  attributes: 97,
  'table query': 92,
  'table store': 94,
  'table loading': 96,
  'rules of elements': 95,
  'rules of screens': 97,
} as const;

const domainTests = 'tests/unit/domain/**/*.test.ts';

/** All runs. Each takes minutes, so a run that was stopped goes on with the next one. */
export const mutationRuns: readonly MutationRun[] = [
  {
    name: 'address-guard',
    module: 'address guard',
    mutate: ['src/platform/address.ts'],
    tests: ['tests/unit/platform/*.test.ts'],
    withStatic: true,
  },
  {
    name: 'money',
    module: 'money',
    mutate: ['src/domain/display/{money,signed-amount,numbers}.ts'],
    tests: ['tests/unit/domain/display/*.test.ts', 'tests/unit/domain/money.properties.test.ts'],
    withStatic: true,
  },
  {
    name: 'domain-display',
    module: 'domain',
    mutate: [
      'src/{domain/display,platform}/*.ts',
      '!src/domain/display/{money,signed-amount,numbers}.ts',
      // The first has a run of its own; the session is tested with posts; the others only run in a browser.
      '!src/platform/{address,session,return-veil,keep-escape,native}.ts',
    ],
    tests: [domainTests, 'tests/unit/platform/*.test.ts'],
  },
  {
    name: 'domain-records',
    module: 'domain',
    mutate: ['src/domain/*.ts'],
    tests: [domainTests],
  },
  {
    name: 'diagnostics',
    module: 'domain',
    // Without sentences and generated lists.
    mutate: ['src/diagnostics/*.ts', '!src/diagnostics/{mistakes,record-schemas.generated}.ts'],
    tests: ['tests/unit/{diagnostics,embed/attributes}/*.test.ts'],
  },
  {
    name: 'domain-dates',
    module: 'domain',
    mutate: ['src/domain/{dates,language}/*.ts'],
    tests: [domainTests, 'tests/unit/languages/*.test.ts'],
  },
  {
    name: 'attributes',
    module: 'attributes',
    mutate: ['src/embed/attributes/*.ts', '!src/embed/attributes/common-attributes*.ts'],
    tests: ['tests/unit/embed/attributes/*.test.ts'],
  },
  {
    name: 'table-query',
    module: 'table query',
    mutate: ['src/table/engine/query/*.ts'],
    tests: [
      'tests/unit/table/engine/query/*.test.ts',
      // When a query shows all rows.
      'tests/unit/table/engine/loading/row-source-{changes,queries}.test.ts',
    ],
  },
  {
    name: 'table-store',
    module: 'table store',
    mutate: ['src/table/engine/store/*.ts'],
    tests: ['tests/unit/table/engine/{store,query}/*.test.ts'],
  },
  {
    name: 'table-cells',
    module: 'table store',
    mutate: ['src/table/engine/{cell-types,columns,export/csv}.ts'],
    tests: ['tests/unit/table/engine/*.test.ts', 'tests/unit/table/engine/{export,query,store}/*.test.ts'],
  },
  {
    name: 'table-loading',
    module: 'table loading',
    mutate: ['src/table/engine/loading/*.ts'],
    tests: ['tests/unit/table/engine/{loading,store}/*.test.ts'],
  },
  {
    name: 'http-answers',
    module: 'http',
    mutate: ['src/http/{answer,body,errors,failure,post,parse-list-in-slices}.ts'],
    tests: [
      'tests/unit/http/{answer,ask,call,csrf-token,errors,opening,parse-list-in-slices,patience,post,statements,post-answers,session}.test.ts',
    ],
  },
  {
    name: 'http-requests',
    module: 'http',
    mutate: ['src/http/{call,endpoint,fetch-file,send,time-slice}.ts'],
    tests: [
      'tests/unit/http/{ask,ask-opening,call,csrf-token,fetch-file,patience,post,post-answers,prefetch}.test.ts',
      'tests/unit/http/{session,time-slice,answer-mistakes}.test.ts',
    ],
  },
  {
    name: 'http-posts',
    module: 'http',
    mutate: ['src/platform/session.ts'],
    tests: [
      'tests/unit/http/{ask,call,csrf-token,patience,post,post-answers,session}.test.ts',
      'tests/unit/platform/session.test.ts',
    ],
  },
  {
    name: 'http-lookups',
    module: 'http',
    mutate: ['src/http/{prefetch,return-check,answers/*}.ts'],
    tests: ['tests/unit/http/{prefetch,return-check,answers/*}.test.{ts,tsx}'],
  },
  {
    name: 'http-keys',
    module: 'http',
    mutate: ['src/http/request.ts'],
    tests: ['tests/unit/http/{request,ask,post}.test.ts'],
  },
  {
    name: 'reports-and-deposits',
    module: 'rules of elements',
    mutate: ['src/elements/{report-form,legacy-report-form,deposit-form}/*.rules.ts'],
    tests: ['tests/unit/elements/*.test.ts'],
  },
  {
    name: 'dashboards',
    module: 'rules of elements',
    mutate: [
      'src/elements/**/*.rules.ts',
      '!src/elements/{report-form,legacy-report-form,deposit-form,travel-request,reimbursement-detail}/*.rules.ts',
    ],
    tests: ['tests/unit/elements/*.test.ts'],
  },
  {
    name: 'details',
    module: 'rules of elements',
    mutate: ['src/elements/{travel-request,reimbursement-detail}/*.rules.ts'],
    tests: ['tests/unit/elements/*.test.ts'],
  },
  {
    name: 'screen-posts',
    module: 'rules of screens',
    mutate: ['src/screen/posts/*.ts', '!src/screen/posts/texts.ts'],
    tests: ['tests/unit/screen/{posts,requests}/*.test.{ts,tsx}', 'tests/unit/http/csrf-token.test.ts'],
  },
  {
    name: 'screen-forms',
    module: 'rules of screens',
    mutate: ['src/screen/forms/*.ts'],
    tests: ['tests/unit/screen/forms/*.test.{ts,tsx}'],
  },
  {
    name: 'screen-lists',
    module: 'rules of screens',
    mutate: ['src/screen/lists/{table-saving,table-saving.rules,timeframes}.ts'],
    tests: ['tests/unit/screen/lists/*.test.{ts,tsx}'],
  },
  {
    name: 'screen-records',
    module: 'rules of screens',
    mutate: ['src/screen/{cards/profiles,lookups/names}.ts'],
    tests: ['tests/unit/screen/{cards,lookups}/*.test.ts'],
  },
  {
    name: 'screen-requests',
    module: 'rules of screens',
    mutate: ['src/screen/{screen,requests/*}.ts'],
    tests: ['tests/unit/screen/{element-session,requests/*}.test.{ts,tsx}'],
  },
];
