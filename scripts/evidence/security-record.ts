import type { ElementDefinition } from '../../src/embed/definition.ts';
import { sharedParameters } from '../../src/manifest/exchanges.ts';
import { type StoredItem, storedItems } from './browser-storage.ts';
import type { EvidenceInputs } from './evidence.ts';
import { type OutgoingCall, outgoingCalls } from './outgoing-data.ts';
import { type Advisories, type LicensedPackage, licensedPackages } from './packages.ts';
import { requirementGroups } from './requirements.ts';
import type { AttackReport } from './test-results.ts';

export interface SecurityRecord {
  /** The Content Security Policy that is enough, from the requirement about it. */
  readonly policy: string;
  /** undefined if the attacks were not run. */
  readonly attacks: AttackTable | undefined;
  readonly calls: readonly OutgoingCall[];
  /** Request headers of our own; the browser adds its usual ones and the host's cookies. */
  readonly headers: readonly string[];
  readonly storage: readonly StoredItem[];
  readonly packages: readonly LicensedPackage[];
  readonly advisories: Advisories;
}

export interface AttackTable {
  readonly date: string;
  readonly commit: string;
  readonly attacks: readonly { readonly name: string; readonly title: string }[];
  readonly rows: AttackReport['rows'];
}

interface SecurityInputs {
  readonly evidence: EvidenceInputs;
  readonly definitions: readonly ElementDefinition[];
  readonly lock: Parameters<typeof licensedPackages>[0];
  readonly advisories: Advisories;
}

/** Collects the data of a security review, each from the code that it is about. */
export const securityRecord = ({
  evidence,
  definitions,
  lock,
  advisories,
}: SecurityInputs): SecurityRecord => ({
  policy: minimumPolicy(evidence.document),
  attacks: attackTable(evidence),
  calls: outgoingCalls(definitions),
  headers: Object.values(sharedParameters)
    .filter(parameter => parameter.in === 'header')
    .map(({ name }) => name),
  storage: storedItems(evidence.code),
  packages: licensedPackages(lock),
  advisories,
});

/** The policy of requirement EMB-08. */
function minimumPolicy(document: string): string {
  const requirements = requirementGroups(document).flatMap(group => group.requirements);
  const sentence = requirements.find(({ id }) => id === 'EMB-08')?.sentence ?? '';
  return /`(default-src [^`]*)`/.exec(sentence)?.[1] ?? 'not stated';
}

function attackTable({ reports }: EvidenceInputs): AttackTable | undefined {
  const report = reports.find(({ json }) => 'rows' in json);
  if (!report) return undefined;
  const { date = '', commit = '', attacks, rows } = report.json as AttackReport;
  const names = [...new Set(rows.map(({ attack }) => attack))];
  return { date, commit, rows, attacks: attacks ?? names.map(name => ({ name, title: '' })) };
}
