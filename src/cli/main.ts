import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { check, checkHelp, checkOptions } from './check/check.ts';
import { lint, lintHelp, lintOptions } from './lint/lint.ts';
import type { OptionValues } from './options.ts';
import { CannotRun, type Findings } from './report/finding.ts';
import { type Format, formats } from './report/formats.ts';
import { texts, textsHelp, textsOptions } from './texts/texts.ts';

/** Output streams of a command: findings and help go to `out`, the reason why it could not run goes to `error`. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

const help = `Usage: psp <command> [options]

  psp lint <files…>   find mistakes in templates: psp lint 'templates/**'
  psp check <url>     look at a page and the answers of its host
  psp check --tag <tag> --fixture <file>
                      check a recorded answer
  psp texts <language>
                      write the texts of the library to translate

psp <command> --help says more. Exit code: 0 nothing found, 1 findings, 2 could not run.`;

const commands = {
  lint: { run: lint, options: lintOptions, help: lintHelp },
  check: { run: check, options: checkOptions, help: checkHelp },
} as const;

/** Runs a command line and returns its exit code: 0 nothing found, 1 findings, 2 could not run. */
export async function main(args: readonly string[], streams: Streams): Promise<0 | 1 | 2> {
  try {
    return await run(args, streams);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    streams.error(`psp: ${error.message}`);
    return 2;
  }
}

async function run([name = '', ...args]: readonly string[], { out }: Streams): Promise<0 | 1> {
  if (name === '' || name === '--help' || name === '-h' || name === 'help') {
    out(help);
    return 0;
  }
  if (name === 'texts') return runTexts(args, out);
  if (!isCommand(name))
    throw new CannotRun(`There is no command ${name}. Use lint, check or texts; psp --help says more.`);
  const command = commands[name];
  const { values, positionals } = parsed(args, command.options);
  if (values.help) {
    out(command.help);
    return 0;
  }
  const format = formatOf(values.format);
  const { findings, read }: Findings = await command.run(positionals, values);
  const text = formats[format](findings, read);
  if (text) out(text);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

async function runTexts(args: readonly string[], out: Streams['out']): Promise<0> {
  const { values, positionals } = parsed(args, textsOptions);
  out(values.help ? textsHelp : await texts(positionals, values));
  return 0;
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);

type Options = typeof lintOptions | typeof checkOptions | typeof textsOptions;

function parsed(args: readonly string[], options: Options): { values: OptionValues; positionals: string[] } {
  const common = { help: { type: 'boolean', short: 'h' }, format: { type: 'string' } } as const;
  try {
    const all: ParseArgsOptionsConfig = { ...common, ...options };
    return parseArgs({ args: [...args], options: all, allowPositionals: true });
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
}

function formatOf(name: OptionValues[string]): Format {
  const format = String(name ?? 'text');
  if (Object.hasOwn(formats, format)) return format as Format;
  throw new CannotRun(`--format is ${format}. Use ${Object.keys(formats).join(', ')}.`);
}
