import { execFile } from 'node:child_process';

/** A package that is installed for the library itself, not only for its tests. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/** The packages of package-lock.json that `npm install --omit=dev --omit=optional` brings, with their licences. */
export const licensedPackages = (lock: Lock): LicensedPackage[] =>
  Object.entries(lock.packages)
    .filter(([path, each]) => path && !each.dev && !each.devOptional && !each.optional)
    .map(([path, { version = '', license = 'not stated' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }));

/** Known advisories by severity, such as `{high: 1}`; if they could not be fetched, the reason. */
export type Advisories =
  | { readonly counts: Readonly<Record<string, number>> }
  | { readonly notChecked: string };

/** Asks the registry for advisories on the library's packages; without an answer they count as unchecked. */
export const knownAdvisories = (): Promise<Advisories> =>
  new Promise(resolve => {
    const command = ['audit', '--omit=dev', '--json'];
    // npm exits with 1 when it finds advisories, so only its output tells whether it worked.
    execFile('npm', command, { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 }, (_, output) =>
      resolve(advisoriesIn(output)),
    );
  });

/** Reads the output of `npm audit --json`. */
export function advisoriesIn(output: string): Advisories {
  const report = parsed(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return { notChecked: report?.message ?? report?.error?.summary ?? 'npm audit gave no answer' };
  const found = Object.entries(counts).filter(([severity, count]) => severity !== 'total' && count > 0);
  return { counts: Object.fromEntries(found) };
}

interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

function parsed(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
