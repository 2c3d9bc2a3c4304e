import { readFile, writeFile } from 'node:fs/promises';
import { isPlural } from '../../domain/language/catalogue.ts';
import { type FlatText, flatTexts, placeholdersIn } from '../../domain/language/flat-texts.ts';
import { catalogues } from '../../languages/catalogues.ts';
import { isBlank, textIn, whatIsLeftOut, whyUnusable } from '../../languages/stated-text.ts';
import { checkLanguage } from '../language-code.ts';
import type { OptionValues } from '../options.ts';
import { CannotRun } from '../report/finding.ts';
import { untranslated } from '../untranslated.ts';

export const textsOptions = { out: { type: 'string' } } as const;

export const textsHelp = `Usage: psp texts <language> [--out <file>]

Writes all texts of the library as JSON to translate, by default to psp-texts.<language>.json. Fill in "text"; an empty one
is left out. Texts that are filled in already are kept. The page then holds the file in
<script type="application/json" data-psp-texts lang="<language>">. docs/languages.md says more.`;

/** A text in the file to translate; the page reads only `text`. */
interface TextToTranslate {
  readonly english: FlatText;
  /** Where users read it. */
  readonly used: string;
  readonly placeholders?: readonly string[];
  readonly text: string | Readonly<Record<string, string>>;
}

/** Writes the file with all texts to translate into a language, and reports that it did. [EMB-15] */
export async function texts(args: readonly string[], { out }: OptionValues): Promise<string> {
  const [code = ''] = args;
  if (args.length !== 1) throw new CannotRun('psp texts needs one language, such as nl or pt-BR.');
  checkLanguage(code);
  const file = String(out ?? `psp-texts.${code}.json`);
  const earlier = await earlierTexts(file);
  const isKept = (key: string) => typeof earlier.get(key) === 'string' || isPlural(earlier.get(key));
  const all = Object.entries(textsToTranslate(code)).map(([key, entry]) => [
    key,
    isKept(key) ? { ...entry, text: earlier.get(key) } : entry,
  ]);
  const known = Object.fromEntries(all);
  await writeFile(file, `${JSON.stringify(known, null, 2)}\n`);
  const dropped = [...earlier].filter(([key]) => !(Object.hasOwn(known, key) && isKept(key)));
  const kept = earlier.size - dropped.length;
  return [
    `${file}: ${all.length - kept} texts to translate${kept ? `, ${kept} kept` : ''}.`,
    ...untranslated(code).map(key => `Not translated by the library, and shown in English: "${key}"`),
    ...dropped.map(
      ([key, text]) => `Left out, as it has no such key or is no text: "${key}": ${JSON.stringify(text)}`,
    ),
    ...[...earlier].filter(([key]) => Object.hasOwn(known, key) && isKept(key)).flatMap(mistakeIn),
  ].join('\n');
}

/** What is wrong with a text that is kept, so that its translator mends it rather than loses it. */
function mistakeIn([key, text]: readonly [string, unknown]): string[] {
  const english = originals.get(key);
  const fault = whyUnusable(text, english);
  if (fault) return [`Kept, and not used by the page: "${key}" ${fault}`];
  const gap = whatIsLeftOut(text as FlatText, english as FlatText);
  return gap ? [`Kept, and probably wrong: "${key}" ${gap}`] : [];
}

const originals = flatTexts(catalogues);

/** What somebody has filled in in an earlier file, by its keys. */
async function earlierTexts(file: string): Promise<ReadonlyMap<string, unknown>> {
  const json = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const texts = Object.entries(parsedTexts(json, file)).map(([key, entry]) => [key, textIn(entry)] as const);
  return new Map(texts.filter(([, text]) => !isBlank(text)));
}

function parsedTexts(json: string, file: string): object {
  try {
    const texts: unknown = JSON.parse(json);
    if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return texts;
  } catch {
    // Named below.
  }
  throw new CannotRun(
    `${file} exists and is no file of texts, so it was not overwritten. Repair it, or name another file with --out.`,
  );
}

/** All texts to translate into a language, by their keys. */
export function textsToTranslate(code: string): Readonly<Record<string, TextToTranslate>> {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    [...originals].map(([key, english]) => {
      const placeholders = placeholdersIn(english);
      return [
        key,
        {
          english,
          used: usedIn(key.split('.')[0] ?? ''),
          ...(placeholders.length && { placeholders: placeholders.map(name => `{${name}}`) }),
          text: isPlural(english) ? Object.fromEntries(categories.map(category => [category, ''])) : '',
        },
      ];
    }),
  );
}

const layers: Readonly<Record<string, string>> = {
  choices: 'selects of sites, studies and patients',
  clipboard: 'psp-copy-text',
  common: 'every element, where something cannot be shown',
  decision: 'psp-review-queue and removals: a decision that was refused or is unknown',
  dialogs: 'dialogs of all elements',
  editing: 'psp-table with data-save-url',
  export: 'every table: exports',
  fields: 'fields of forms',
  lists: 'psp-table: saving and timeframes',
  loader: 'every element, while its code cannot be loaded',
  money: 'fields for amounts',
  pager: 'the pages of short lists',
  pickers: 'psp-month-picker and psp-report-form',
  profiles: 'psp-my-studies and psp-study-list',
  records: 'psp-reimbursement-detail and psp-travel-request',
  removal: 'psp-table and psp-activity-units: removing a row',
  'report-dates': 'psp-report-form',
  requests: 'every element: failed requests',
  screen: 'several elements',
  select: 'selects with a search',
  selection: 'psp-table with data-selection',
  shared: 'buttons and menus of all elements',
  statuses: 'badges of statuses',
  submission: 'forms: a save that nobody can confirm',
  table: 'every table',
  'table-element': 'psp-table',
  'table-name': 'psp-table',
  validation: 'psp-table: edited cells',
};

const usedIn = (catalogue: string): string => layers[catalogue] ?? `psp-${catalogue}`;
