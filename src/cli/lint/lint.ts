import { definitions } from '../definitions.ts';
import { type EngineName, engines } from '../masking/engines.ts';
import { listOf, type OptionValues } from '../options.ts';
import { CannotRun, type Findings } from '../report/finding.ts';
import { templatesAt } from './files.ts';
import { lintFiles } from './lint-files.ts';

export const lintOptions = {
  engine: { type: 'string' },
  allow: { type: 'string', multiple: true },
} as const;

export const lintHelp = `Usage: psp lint <files…> [options]

Finds mistakes in templates: tags and attributes that do not exist, missing and unusable values, JSON that does not
fit, end tags that do not match, expressions without quotes or JSON escape, a second script or none.

<files…> are files, folders, or quoted globs: 'templates/**', 'views/**/*.{twig,html}'.

  --engine <name>   the template engine; by default as file names end and contents tell:
                    ${Object.keys(engines).join(', ')}
  --allow <name>    an attribute of your own on our tags, or how its name starts: --allow data-row (repeatable)
  --format <name>   text (default), json, github, junit
  --help

A comment with psp-lint-ignore silences its own line and the next. Exit code: 0 nothing found, 1 findings, 2 could
not run. Each rule, with its fix: docs/cli.md.`;

/** `psp lint`: the findings in these files. */
export function lint(patterns: readonly string[], values: OptionValues): Findings {
  if (patterns.length === 0) throw new CannotRun("Name the templates: psp lint 'templates/**'.");
  const paths = templatesAt(patterns);
  const { findings, tags } = lintFiles(paths, {
    definitions,
    engine: engineNamed(values.engine),
    allowed: listOf(values.allow),
  });
  return { findings, read: `${counted(paths.length, 'file')}, ${counted(tags, 'tag')}` };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function engineNamed(name: OptionValues[string]): EngineName | undefined {
  if (name === undefined) return undefined;
  if (Object.hasOwn(engines, String(name))) return String(name) as EngineName;
  throw new CannotRun(`--engine is ${name}. Use ${Object.keys(engines).join(', ')}.`);
}
