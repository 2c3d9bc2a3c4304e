import type { Database } from '../database.ts';
import { moneyText } from '../money.ts';
import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';

interface ActivityUnit {
  readonly id: string;
  readonly activity: string;
  readonly kind: string;
  readonly units: number;
  readonly study: string;
}

const months: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

function unitsAt({ database, path }: Visit): ActivityUnit[] {
  return database.all<ActivityUnit>(
    `SELECT activity_units.*, studies.name AS study FROM activity_units JOIN studies ON studies.id = study_id
     WHERE removal_reason IS NULL AND (site_id = ? OR study_id = ?) ORDER BY study_id, activity`,
    numberIn(path.siteId),
    numberIn(path.studyId),
  );
}

export const activityUnitList: Handler = (_request, visit) => {
  const data = unitsAt(visit).map(unit => ({
    id: unit.id,
    activity: { display: unit.activity, type: 'modal', details: { id: unit.id, type: unit.kind } },
    study: { display: unit.study },
    kind: { display: unit.kind },
    units: { display: String(unit.units), sort: unit.units },
    remove: { display: 'Remove', type: 'delete' },
  }));
  return table([['activity', 'Activity'], ['study', 'Study'], ['kind', 'Type'], ['units', 'Units'], ['remove', '']], data); // biome-ignore format: a table of titles
};

export const surchargeConditions: Handler = (_request, { database, path }) => {
  const rows = database.all<{ id: number; condition: string; amount: number }>(
    'SELECT * FROM surcharges WHERE activity_id = ? ORDER BY id',
    path.activityId ?? '',
  );
  const data = rows.map(({ id, condition, amount }) => ({
    id: String(id),
    condition: { display: condition },
    amount: { display: moneyText(amount), sort: amount },
  }));
  return table([['condition', 'Condition'], ['amount', 'Surcharge (USD)']], data); // biome-ignore format: a table of titles
};

/** Units of each activity by month; as much is recognised as the records allow to say the same every time. */
export const recognition: Handler = (request, visit) => {
  const year = yearIn(request);
  const data = totals(unitsAt(visit)).map(([activity, units]) => ({
    id: activity,
    activity: { display: activity },
    ...Object.fromEntries(
      months.map((month, index) => {
        const count = recognised(units, year, index);
        return [month, { display: String(count), sort: count, type: 'modal' }];
      }),
    ),
  }));
  return table(
    [['activity', 'Activity'], ...months.map((month): [string, string] => [month, `${month} ${year}`])],
    data,
  );
};

/** What stands behind one cell: the studies that make it up. */
export const monthlyRecognition: Handler = (request, visit) => {
  const { searchParams } = new URL(request.url);
  const month = months.indexOf(searchParams.get('type') ?? '');
  const year = yearIn(request);
  const data = unitsAt(visit)
    .filter(unit => unit.activity === searchParams.get('label'))
    .map(unit => {
      const count = recognised(unit.units, year, month);
      return {
        id: unit.id,
        study: { display: unit.study },
        units: { display: String(count), sort: count },
      };
    });
  return table([['study', 'Study'], ['units', 'Units']], data); // biome-ignore format: a table of titles
};

function totals(units: readonly ActivityUnit[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const unit of units) sums.set(unit.activity, (sums.get(unit.activity) ?? 0) + unit.units);
  return [...sums];
}

function recognised(units: number, year: number, month: number): number {
  return Math.floor((units * (1 + ((month * 5 + year) % 7))) / 7);
}

function yearIn(request: Request): number {
  return numberIn(new URL(request.url).searchParams.get('selectedYears') ?? undefined) || 2026;
}

function table(columns: readonly (readonly [string, string])[], data: readonly object[]): Response {
  const titled = columns.map(([name, title]) => ({ data: name, title }));
  return Response.json({ columns: titled, data, total: data.length, skip: 0 });
}

export const removeActivityUnit: Handler = async (request, { database, path }) => {
  const reason = String((await request.formData()).get('reason') ?? '').trim();
  if (!reason) throw new Refusal(422, 'Say why it is removed.');
  if (!removed(database, path.documentId ?? '', reason)) throw new Refusal(404, 'There is no such activity.');
  return new Response(null, { status: 204 });
};

function removed(database: Database, id: string, reason: string): boolean {
  return (
    database.run(
      'UPDATE activity_units SET removal_reason = ? WHERE id = ? AND removal_reason IS NULL',
      reason,
      id,
    ) === 1
  );
}
