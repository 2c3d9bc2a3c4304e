import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CannotRun } from './cannot-run.ts';
import { check } from './check/check.ts';
import { type Finding, findingLine, printable } from './check/finding.ts';
import { texts } from './texts.ts';

/** Where a command writes: its result goes to `out`, the reason why it could not run to `error`. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

type ExitCode = 0 | 1 | 2;

const help = `Usage: psp check <url> [options]
       psp texts <language> [<file>]

check looks at a page of a portal: its tags, script, policy and caching, and the answers to the GETs that its elements
send. It sends GETs to this site only.

  --header <line>       a header of each request, such as 'Authorization: …' (repeatable); never printed
  --cookie-file <file>  cookies of a session, as curl or a browser saves them, or as name=value; never printed
  --json                all findings as one line of JSON

Exit code: 0 nothing found, 1 findings, 2 not or not wholly checked and nothing found.

texts writes all texts of the library as JSON to translate, by default to psp-texts.<language>.json. Fill in "text"; what
is filled in already is kept.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  header: { type: 'string', multiple: true },
  'cookie-file': { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

/** Runs a command line and returns its exit code. */
export async function main(args: readonly string[], streams: Streams): Promise<ExitCode> {
  try {
    return await run(args, streams);
  } catch (error) {
    const { message } = error as Error;
    const isOwnFault = !(error instanceof CannotRun);
    streams.error(`psp: ${printable(isOwnFault ? `The check failed: ${message}` : message)}`);
    return 2;
  }
}

async function run(args: readonly string[], { out }: Streams): Promise<ExitCode> {
  const { values, positionals } = parsed(args);
  const [command, target, file, ...others] = positionals;
  if (values.help || command === undefined) {
    out(help);
    return 0;
  }
  if (command === 'texts' && target !== undefined && !others.length) {
    out(await texts(target, file));
    return 0;
  }
  if (command !== 'check' || target === undefined || file !== undefined)
    throw new CannotRun('Use psp check <url> or psp texts <language>; psp --help says more.');
  const session = { headers: values.header ?? [], cookieFile: values['cookie-file'] };
  return values.json ? asJson(check(target, session), out) : asText(check(target, session), out);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
}

async function asJson(findings: AsyncIterable<Finding>, out: Streams['out']): Promise<ExitCode> {
  const all: Finding[] = [];
  for await (const finding of findings) all.push(finding);
  out(printable(JSON.stringify(all)));
  return exitCode(all);
}

/** Writes each mistake as soon as it is found, and notes after them. */
async function asText(findings: AsyncIterable<Finding>, out: Streams['out']): Promise<ExitCode> {
  const all: Finding[] = [];
  for await (const finding of findings) {
    if (finding.level === 'error') out(findingLine(finding));
    all.push(finding);
  }
  for (const finding of all) if (finding.level !== 'error') out(findingLine(finding));
  const count = all.filter(({ level }) => level === 'error').length;
  const code = exitCode(all);
  const nothing = code === 2 ? 'No problems found in what was checked.' : 'No problems found.';
  out(count ? `${count} ${count === 1 ? 'problem' : 'problems'} found.` : nothing);
  return code;
}

function exitCode(findings: readonly Finding[]): ExitCode {
  const has = (wanted: Finding['level']) => findings.some(({ level }) => level === wanted);
  return has('error') ? 1 : has('unchecked') ? 2 : 0;
}
