import type { Database } from '../database.ts';
import { centsOf, moneyText } from '../money.ts';
import { type Handler, Refusal, seeOther } from '../visit.ts';
import { siteIn } from './sites.ts';
import { studyIn } from './studies.ts';

interface Deposit {
  readonly id: number;
  readonly balance: number;
  readonly saved_on: string | null;
  readonly saved_by: string | null;
}

interface Allocation {
  readonly study_id: number;
  readonly name: string;
  readonly balance: number | null;
  readonly threshold: number | null;
}

/** An amount from the posted form, in whole cents. */
interface Allocated {
  readonly study: number;
  readonly funds: number;
  readonly threshold: number;
}

export const depositPage: Handler = (_request, visit) => {
  const site = siteIn(visit);
  const deposit = depositOf(visit.database, site.id);
  return visit.page('deposit', {
    site,
    deposit,
    parent: parentDocument(deposit),
    children: childDocuments(allocationsOf(visit.database, deposit.id)),
  });
};

/** What the page's template needs: amounts in dollars, as in the documents. */
export function parentDocument({ id, balance }: Deposit): object {
  return { id: String(id), depositBalance: balance / 100 };
}

export function childDocuments(allocations: readonly Allocation[]): object[] {
  return allocations.map(({ study_id, name, balance, threshold }) => ({
    id: String(study_id),
    name,
    depositBalance: balance === null ? null : balance / 100,
    depositThresholdAmount: threshold === null ? null : threshold / 100,
  }));
}

export const saveDeposits: Handler = async (request, visit) => {
  const { database, session } = visit;
  const site = siteIn(visit);
  const form = await request.formData();
  database.transaction(() => {
    const deposit = depositOf(database, site.id);
    refuseOtherBalance(form, deposit);
    const allocated = allocationsOf(database, deposit.id).map(allocation => allocatedBy(form, allocation));
    refuseTooMuch(allocated, deposit);
    store(database, deposit, allocated, session.role ?? '');
  });
  session.flash = { level: 'success', text: 'The deposit balances were saved.' };
  return seeOther(new URL(request.url).pathname);
};

function refuseOtherBalance(form: FormData, deposit: Deposit): void {
  const seen = centsOf(String(form.get('parentBalance')));
  if (seen === undefined) throw new Refusal(422, 'The deposit balance is missing.');
  if (seen !== deposit.balance)
    throw new Refusal(
      409,
      `The deposit balance has changed to $${moneyText(deposit.balance)} since this page was opened. Reload the page and try again.`,
    );
}

function allocatedBy(form: FormData, { study_id, name }: Allocation): Allocated {
  const funds = centsOf(String(form.get(`${study_id}`)));
  const threshold = centsOf(String(form.get(`${study_id}Threshold`)));
  if (funds === undefined || threshold === undefined)
    throw new Refusal(422, `Funds and threshold of ${name} must be amounts with two decimals.`);
  if (threshold > funds) throw new Refusal(422, `The threshold of ${name} must not exceed its funds.`);
  return { study: study_id, funds, threshold };
}

function refuseTooMuch(allocated: readonly Allocated[], deposit: Deposit): void {
  const sum = allocated.reduce((total, { funds }) => total + funds, 0);
  if (sum > deposit.balance)
    throw new Refusal(422, 'Total balance allocated must not exceed the total deposit balance.');
}

function store(database: Database, deposit: Deposit, allocated: readonly Allocated[], by: string): void {
  for (const { study, funds, threshold } of allocated)
    database.run(
      'UPDATE deposit_allocations SET balance = ?, threshold = ? WHERE deposit_id = ? AND study_id = ?',
      funds,
      threshold,
      deposit.id,
      study,
    );
  database.run(
    `UPDATE deposits SET saved_on = datetime('now'), saved_by = (SELECT name FROM users WHERE role = ?) WHERE id = ?`,
    by,
    deposit.id,
  );
}

export const budgetPage: Handler = (_request, visit) => {
  const site = siteIn(visit);
  const study = studyIn(visit);
  const allocation = visit.database.first<Allocation>(
    `SELECT deposit_allocations.* FROM deposit_allocations JOIN deposits ON deposits.id = deposit_id
     WHERE site_id = ? AND study_id = ?`,
    site.id,
    study.id,
  );
  if (!allocation) throw new Refusal(404, 'This site holds no deposit for this study.');
  return visit.page('budget', { site, study, allocation });
};

export function depositOf(database: Database, site: number): Deposit {
  const deposit = database.first<Deposit>('SELECT * FROM deposits WHERE site_id = ?', site);
  if (!deposit) throw new Refusal(404, 'This site holds no deposit.');
  return deposit;
}

export function allocationsOf(database: Database, deposit: number): Allocation[] {
  return database.all<Allocation>(
    `SELECT deposit_allocations.*, studies.name FROM deposit_allocations JOIN studies ON studies.id = study_id
     WHERE deposit_id = ? ORDER BY study_id`,
    deposit,
  );
}
