import type { Problem } from '../report/finding.ts';
import type { PageScript } from './page-script.ts';

/**
 * Complete pages with elements that neither load the script nor include a template that does. Pages for which this
 * cannot be decided are not reported.
 */
export function missingScripts(scripts: ReadonlyMap<string, PageScript>): ReadonlyMap<string, Problem> {
  const files = new Map([...scripts].map(([path, script]) => [keyOf(path), script]));
  const someFragmentHasScript = [...scripts.values()].some(
    ({ hasScript, needsScript }) => hasScript && !needsScript,
  );
  return new Map(
    [...scripts].flatMap(([path, script]) => {
      const { needsScript, hasBlocks } = script;
      if (!needsScript || mayLoadScript(script, files, new Set()) || (hasBlocks && someFragmentHasScript))
        return [];
      return [[path, problemAt(needsScript)]];
    }),
  );
}

const problemAt = ({ at, tag }: { at: number; tag: string }): Problem => ({
  at,
  tag,
  rule: 'no-script',
  message: `The page shows <${tag}> and does not load psp.js.`,
  fix: 'Add <script type="module" src="/psp/psp.js"></script> to its head.',
});

function mayLoadScript(
  script: PageScript,
  files: ReadonlyMap<string, PageScript>,
  seen: Set<PageScript>,
): boolean {
  if (seen.has(script)) return false;
  seen.add(script);
  if (script.hasScript || script.hasUnknownParts) return true;
  return script.included.some(name => {
    const key = keyOf(name);
    const found = [...files].find(([path]) => path === key || path.endsWith(`/${key}`))?.[1];
    return !found || mayLoadScript(found, files, seen);
  });
}

/**
 * Normalizes a template path, since engines omit or write parts of it differently: `shared/_nav.html.erb`, `shared/nav`
 * and `shared.nav` are the same.
 */
function keyOf(name: string): string {
  const plain = name
    .replace(/^.*[:@]/, '')
    .replace(/\\/g, '/')
    .replace(/^[./]+/, '');
  const isDotted =
    !plain.includes('/') &&
    !/\.(html|php|twig|njk|jinja2?|j2|erb|jsp\w?|cshtml|hbs|phtml|inc|tpl)\b/.test(plain);
  const path = isDotted ? plain.replace(/\./g, '/') : plain;
  return path.replace(/\.[^/]*$/, '').replace(/(^|\/)_(?=[^/]*$)/, '$1');
}
