import { definitions } from '../definitions.ts';
import { textOf } from '../lint/files.ts';
import { listOf, type OptionValues } from '../options.ts';
import { CannotRun, type Finding, type Findings } from '../report/finding.ts';
import { fixtureFindings } from './fixture.ts';
import { urlFindings } from './url.ts';
import { cookiesFrom, headersFrom, Visitor } from './visitor.ts';

export const checkOptions = {
  header: { type: 'string', multiple: true },
  'cookie-file': { type: 'string' },
  tag: { type: 'string' },
  fixture: { type: 'string' },
  call: { type: 'string' },
} as const;

export const checkHelp = `Usage: psp check <url> [--header <line>] [--cookie-file <file>] [options]
       psp check --tag <tag> --fixture <file> [--call <name>] [options]

The first looks at a page of a portal: its tags, script, policy and caching; then at the answers to the GETs that its
elements make: shape, keys that are nearly right or read by nobody, batches. It sends GETs to this site only, and
nothing else. The second checks a recorded answer, without a server.

  --header <line>       a header of each request, such as 'Authorization: …' (repeatable); never printed
  --cookie-file <file>  cookies of a session, as curl or a browser saves them, or as name=value; never printed
  --tag <tag>           the element that reads the answer, such as psp-table
  --fixture <file>      the answer, a file of JSON
  --call <name>         the call, if the element makes several, such as tableBatch (docs/surface.txt)
  --format <name>       text (default), json, github, junit
  --help

Exit code: 0 nothing found, 1 findings, 2 could not run (address, sign-in, file). Notes are no findings.`;

/** `psp check`: the findings on a page, or in a recorded answer. */
export async function check(addresses: readonly string[], values: OptionValues): Promise<Findings> {
  if (values.fixture !== undefined) return { findings: await checkFixture(addresses, values) };
  const [address] = addresses;
  if (address === undefined || addresses.length > 1)
    throw new CannotRun(
      'Name one address, or a recorded answer: psp check --tag psp-table --fixture answer.json.',
    );
  const url = urlOf(address);
  const cookieFile = values['cookie-file'];
  const cookies = cookieFile === undefined ? '' : textOf(String(cookieFile));
  const visitor = new Visitor(
    url.origin,
    headersFrom(listOf(values.header)),
    cookiesFrom(cookies, url.hostname),
  );
  return { findings: await urlFindings(visitor, url.href, definitions) };
}

function urlOf(address: string): URL {
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return new URL(address);
  throw new CannotRun('The address is no http or https URL.');
}

function checkFixture(
  addresses: readonly string[],
  { tag, fixture, call }: OptionValues,
): Promise<Finding[]> {
  if (addresses.length) throw new CannotRun('--fixture takes no address.');
  const definition = definitions.find(each => each.tag === tag);
  const tags = definitions.map(each => each.tag).join(', ');
  if (!definition) throw new CannotRun(`--tag is ${tag ?? 'missing'}. Use one of ${tags}.`);
  const file = String(fixture);
  return fixtureFindings(definition, file, textOf(file), call === undefined ? undefined : String(call));
}
