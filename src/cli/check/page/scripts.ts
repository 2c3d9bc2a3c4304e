import { nearlyOne } from '../../../domain/nearest-name.ts';
import type { Problem } from '../finding.ts';
import type { PageElement } from './html.ts';
import { loads, type Page } from './open-page.ts';

/** Whether the page loads psp.css, and psp.js once, as a module and with its settings, and holds its JSON in scripts that browsers do not run. */
export function scriptProblems({ elements, scripts, links }: Page): Problem[] {
  const [first, ...others] = scripts.filter(script => loads(script, 'psp.js'));
  const [element] = elements;
  const problems = scripts
    .filter(isCodeWithJson)
    .map(script =>
      problemAt(script, 'This script holds JSON. Write type="application/json": browsers run it as it is.'),
    );
  if (!first) return element ? [...problems, problemAt(element, noScript)] : problems;
  const isModule = first.attributes.get('type')?.trim().toLowerCase() === 'module';
  const hasSheet = links.some(link => loads(link, 'psp.css'));
  return [
    ...problems,
    ...(element && !hasSheet ? [{ ...problemAt(first, noSheet), level: 'note' as const }] : []),
    ...(isModule ? [] : [problemAt(first, 'psp.js is a module. Write <script type="module" …>.')]),
    ...others.map(script => problemAt(script, 'psp.js is loaded again. Keep one script tag per page.')),
    ...misspeltSettings(first),
  ];
}

const noScript =
  'The page does not load psp.js. Add <script type="module" src="/psp/psp.js"></script> to its head.';
const noSheet =
  'The page does not load psp.css, which reserves the space of elements and has the dark theme. Add <link rel="stylesheet" href="/psp/psp.css"> to its head.';

const settings = ['data-psp-languages', 'data-psp-api-base', 'data-token-cookie', 'data-psp-debug'];

const misspeltSettings = (script: PageElement): Problem[] =>
  [...script.attributes.keys()].flatMap(name => {
    const right = settings.includes(name) ? undefined : nearlyOne(name, settings);
    return right ? [problemAt(script, `${name} is not a setting of psp.js. Write ${right}.`)] : [];
  });

const isCodeWithJson = ({ attributes }: PageElement): boolean =>
  (attributes.has('data-prop') || attributes.has('data-psp-texts')) &&
  /^(module|((text|application)\/(javascript|ecmascript|x-javascript))?)$/i.test(
    attributes.get('type')?.trim() ?? '',
  );

export const problemAt = ({ line, column }: PageElement, message: string): Problem => ({
  line,
  column,
  message,
});
