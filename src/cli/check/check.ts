import { definitions } from '../definitions.ts';
import { textOf } from '../lint/files.ts';
import type { OptionValues } from '../options.ts';
import { CannotRun, type Finding } from '../report/finding.ts';
import { fixtureFindings } from './fixture.ts';

export const checkOptions = {
  tag: { type: 'string' },
  fixture: { type: 'string' },
  call: { type: 'string' },
} as const;

export const checkHelp = `Usage: psp check --tag <tag> --fixture <file> [--call <name>] [options]

Checks a recorded answer against what an element reads: fields of the wrong type, keys that are nearly right, columns
that no row has.

  --tag <tag>         the element that reads the answer, such as psp-table
  --fixture <file>    the answer, a file of JSON
  --call <name>       the call, if the element makes several, such as tableBatch (docs/surface.txt)
  --format <name>     text (default), json, github, junit
  --help

Exit code: 0 nothing found, 1 findings, 2 could not run.`;

/** `psp check`: the findings in a recorded answer. */
export async function check(addresses: readonly string[], values: OptionValues): Promise<Finding[]> {
  const { tag, fixture, call } = values;
  if (typeof fixture !== 'string')
    throw new CannotRun('Name a file: psp check --tag psp-table --fixture answer.json.');
  if (addresses.length) throw new CannotRun('--fixture takes no address.');
  const definition = definitions.find(each => each.tag === tag);
  if (!definition)
    throw new CannotRun(
      `--tag is ${tag ?? 'missing'}. Use one of ${definitions.map(each => each.tag).join(', ')}.`,
    );
  return fixtureFindings(definition, fixture, textOf(fixture), typeof call === 'string' ? call : undefined);
}
