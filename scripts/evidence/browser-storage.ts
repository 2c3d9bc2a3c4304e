import { historyStateKey } from '../../src/domain/platform/history-state-key.ts';
import { consentCookie } from '../../src/elements/cookie-consent/cookie-consent.rules.ts';
import { hiddenColumnsKey } from '../../src/table/view/state/hidden-columns.ts';
import type { TextFile } from './evidence.ts';

/** A place in the code that stores something in the browser. */
export interface StoredItem {
  readonly where: string;
  readonly file: string;
  /** The key or name, as the code builds it; `not known` for a file that is not listed here. */
  readonly key: string;
}

const places: readonly (readonly [where: string, pattern: RegExp])[] = [
  ['localStorage', /\blocalStorage\b/],
  ['sessionStorage', /\bsessionStorage\b/],
  ['cookie', /\bdocument, 'cookie'|\bdocument\.cookie\b/],
  ['history.state', /\bhistory\.(?:replace|push)State\b/],
  ['IndexedDB', /\bindexedDB\b/],
  ['Cache Storage', /\bcaches\.open\b/],
  ['service worker', /\bserviceWorker\b/],
];

/** The keys are read from the code itself, so that a changed key is noticed. */
const keys: Readonly<Record<string, string>> = {
  'src/table/view/state/hidden-columns.ts': hiddenColumnsKey('{name of the list}'),
  'src/table/view/state/history-state.ts': historyStateKey,
  'src/elements/cookie-consent/cookie-consent.state.ts': consentCookie('https:').replace(/=.*/, ''),
};

/** What these source files of the library store in the browser. Comments do not count; command-line tools are left out. */
export const storedItems = (code: readonly TextFile[]): StoredItem[] =>
  code
    .filter(({ path }) => !/^src\/(?:cli|manifest)\//.test(path))
    .flatMap(({ path, text }) => {
      const source = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
      return places
        .filter(([, pattern]) => pattern.test(source))
        .map(([where]) => ({ where, file: path, key: keys[path] ?? 'not known' }));
    });
