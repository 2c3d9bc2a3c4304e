import { batchFrom, type HostTable, numbersTo } from '../../support/answers/batches.ts';
import { activityUnits, monthsOf, recognitionIn, surcharges } from '../../support/answers/units.ts';
import { type Handler, numberIn } from '../visit.ts';

/** The tables of activity units: the same rows for every site and study. */
const table =
  (rows: number, tableIn: (year: number) => HostTable): Handler =>
  request => {
    const year = new URL(request.url).searchParams.get('selectedYears') ?? undefined;
    return batchFrom(tableIn(numberIn(year) || new Date().getFullYear()), numbersTo(rows), request);
  };

export const activityUnitList = table(5, () => activityUnits);
export const surchargeConditions = table(3, () => surcharges);
export const recognition = table(3, recognitionIn);
export const monthlyRecognition = table(6, monthsOf);
