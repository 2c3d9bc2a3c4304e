import type { Database } from '../database.ts';
import { moneyText } from '../money.ts';
import { type Handler, numberIn, Refusal, type Visit } from '../visit.ts';
import { siteIn } from './sites.ts';
import { studyIn } from './studies.ts';

interface ActivityUnit {
  readonly id: string;
  readonly activity: string;
  readonly kind: string;
  readonly units: number;
  readonly study: string;
}

// A host has its own texts: none of them are imported from the library.
const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The columns of a year's figures: for each month, the units contracted and the units recognized in it. */
const figures = {
  contracted: ['Contracted', contracted => contracted],
  recognized: ['Recognized', (_, recognized) => recognized],
  remaining: ['Remaining', (contracted, recognized) => contracted - recognized],
} as const satisfies Record<string, readonly [string, (contracted: number, recognized: number) => number]>;

type Figure = keyof typeof figures;

function unitsAt({ database, path }: Visit): ActivityUnit[] {
  return database.all<ActivityUnit>(
    `SELECT activity_units.*, studies.name AS study FROM activity_units JOIN studies ON studies.id = study_id
     WHERE removal_reason IS NULL AND (site_id = ? OR study_id = ?) ORDER BY study_id, activity`,
    numberIn(path.siteId),
    numberIn(path.studyId),
  );
}

/** The pages of a site or a study. */
export const unitsOfSitePage: Handler = (_request, visit) => {
  const site = siteIn(visit);
  return visit.page('units', { mode: 'direct', id: site.id, of: site.organization_name, sponsor: null });
};

export const unitsOfStudyPage: Handler = (_request, visit) => {
  const study = studyIn(visit);
  const sponsor = visit.database.first(
    'SELECT sponsors.* FROM sponsors JOIN studies ON sponsor_id = sponsors.id WHERE studies.id = ?',
    study.id,
  );
  return visit.page('units', { mode: 'study', id: study.id, of: study.name, sponsor });
};

export const activityUnitList: Handler = (_request, visit) => {
  const data = unitsAt(visit).map(unit => ({
    id: unit.id,
    activity: { display: unit.activity, type: 'modal' },
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

/** The units of each activity in a year; units count as recognized at the end of their month. */
export const recognition: Handler = (request, visit) => {
  const year = yearIn(request);
  const data = totals(unitsAt(visit)).map(([activity, units]) => ({
    id: activity,
    activity: { display: activity },
    ...Object.fromEntries(
      (Object.keys(figures) as Figure[]).map(figure => {
        const sum = figuresOf(units, year, figure).reduce((before, count) => before + count, 0);
        return [figure, { display: grouped(sum), sort: sum, type: 'modal' }];
      }),
    ),
  }));
  const columns = Object.entries(figures).map(([key, [title]]): [string, string] => [key, title]);
  return table([['activity', 'Activity'], ...columns], data);
};

/** The months behind one figure, and their total. */
export const monthlyRecognition: Handler = (request, visit) => {
  const { searchParams } = new URL(request.url);
  const figure = searchParams.get('type') ?? '';
  if (!Object.hasOwn(figures, figure)) throw new Refusal(422, 'There is no such column.');
  const year = yearIn(request);
  const [, units] = totals(unitsAt(visit)).find(([name]) => name === searchParams.get('label')) ?? [];
  if (units === undefined) throw new Refusal(404, 'There is no such activity.');
  let sum = 0;
  const data = figuresOf(units, year, figure as Figure).map((count, month) => {
    sum += count;
    return {
      id: `${year}-${String(month + 1).padStart(2, '0')}`,
      month: { display: `${months[month]} ${year}`, sort: month },
      units: { display: grouped(count), sort: count },
      soFar: { display: grouped(sum), sort: sum },
    };
  });
  return table([['month', 'Month'], ['units', 'Units'], ['soFar', 'So far this year']], data); // biome-ignore format: a table of titles
};

const grouped = (count: number): string => count.toLocaleString('en-US');

function figuresOf(units: number, year: number, figure: Figure): number[] {
  const [, of] = figures[figure];
  return months.map((_, month) => of(units, recognized(units, year, month)));
}

function totals(units: readonly ActivityUnit[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const unit of units) sums.set(unit.activity, (sums.get(unit.activity) ?? 0) + unit.units);
  return [...sums];
}

/** The units of a month that were recognized by its end; none before it has ended. */
function recognized(units: number, year: number, month: number): number {
  if (new Date(year, month + 1) > new Date()) return 0;
  return Math.floor((units * (1 + ((month * 5 + year) % 7))) / 7);
}

function yearIn(request: Request): number {
  return (
    numberIn(new URL(request.url).searchParams.get('selectedYears') ?? undefined) || new Date().getFullYear()
  );
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
