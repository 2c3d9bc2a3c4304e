/** A part of the code that is mutated in one run, and the unit tests that have to notice. */
export interface MutationModule {
  /** Unique; the name of its files in reports/mutation. */
  readonly name: string;
  /** The least percentage of changes that the tests have to notice. */
  readonly required: number;
  /** Globs of the files to change; those with `!` are left out. */
  readonly mutate: readonly string[];
  /** Globs of the tests to run; of these, a change runs those that reach it. */
  readonly tests: readonly string[];
  /** Also changes what runs when a module is loaded, such as tables: thorough, but each change runs all tests. */
  readonly withStatic?: true;
}

/**
 * All modules. What they require is what they have reached; the goal is 90 for each, 100 for the address guard and 95 for
 * money. Raise a score as soon as a run reaches more.
 */
export const mutationModules: readonly MutationModule[] = [
  {
    name: 'address-guard',
    required: 100,
    mutate: ['src/platform/address.ts'],
    tests: ['tests/unit/platform/*.test.ts'],
    withStatic: true,
  },
  {
    name: 'money',
    required: 97,
    mutate: ['src/domain/display/{money,signed-amount,numbers}.ts'],
    tests: ['tests/unit/domain/display/*.test.ts', 'tests/unit/domain/money.properties.test.ts'],
    withStatic: true,
  },
  {
    name: 'domain',
    required: 93,
    mutate: [
      'src/{domain,platform,diagnostics}/**/*.ts',
      // With modules of their own; texts, sentences and generated lists; what only runs in a browser.
      '!src/domain/display/{money,signed-amount,numbers}.ts',
      '!src/platform/{address,session}.ts',
      '!src/domain/{texts/*,field.docs}.ts',
      '!src/diagnostics/{mistakes,record-schemas.generated}.ts',
      '!src/platform/{return-veil,keep-escape,native,style-sheet}.ts',
    ],
    tests: [
      'tests/unit/{domain,platform,diagnostics,languages}/**/*.test.ts',
      'tests/unit/embed/attributes/*.test.ts',
    ],
  },
  {
    name: 'http',
    required: 96,
    mutate: ['src/http/**/*.ts', '!src/http/request.ts', 'src/platform/session.ts'],
    tests: ['tests/unit/http/**/!(request).test.{ts,tsx}', 'tests/unit/platform/session.test.ts'],
  },
  {
    // A module of its own: its test fails when other tests with a document run before it in the same worker.
    name: 'requests',
    required: 96,
    mutate: ['src/http/request.ts'],
    tests: ['tests/unit/http/{request,answer,ask,post}.test.ts'],
  },
  {
    name: 'attributes',
    required: 97,
    mutate: ['src/embed/attributes/*.ts', '!src/embed/attributes/common-attributes*.ts'],
    tests: ['tests/unit/embed/attributes/*.test.ts'],
  },
  {
    name: 'table-query',
    required: 92,
    mutate: ['src/table/engine/query/*.ts'],
    tests: [
      'tests/unit/table/engine/query/*.test.ts',
      // When a query shows all rows.
      'tests/unit/table/engine/loading/row-source-{changes,queries}.test.ts',
    ],
  },
  {
    name: 'table-store',
    required: 94,
    mutate: ['src/table/engine/{store/*,cell-types,columns,export/csv}.ts'],
    tests: ['tests/unit/table/engine/*.test.ts', 'tests/unit/table/engine/{export,query,store}/*.test.ts'],
  },
  {
    name: 'table-loading',
    required: 96,
    mutate: ['src/table/engine/loading/*.ts'],
    tests: ['tests/unit/table/engine/{loading,store}/*.test.ts'],
  },
  {
    name: 'rules-of-elements',
    required: 95,
    mutate: ['src/elements/**/*.rules.ts'],
    tests: ['tests/unit/elements/*.test.ts'],
  },
  {
    name: 'rules-of-screens',
    required: 97,
    mutate: [
      'src/screen/{posts,forms,requests}/*.ts',
      'src/screen/lists/{table-saving,table-saving.rules,timeframes}.ts',
      'src/screen/{screen,cards/profiles,lookups/names}.ts',
      '!src/screen/posts/texts.ts',
    ],
    tests: ['tests/unit/screen/**/*.test.{ts,tsx}', 'tests/unit/http/csrf-token.test.ts'],
  },
];
