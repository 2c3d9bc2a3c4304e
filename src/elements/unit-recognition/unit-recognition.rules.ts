const firstYear = 2024;

/** The selectable years, from next year down to 2024. [UR-01] */
export function recognitionYears(today: Date): number[] {
  const newest = Math.max(today.getFullYear() + 1, firstYear);
  return [...Array(newest - firstYear + 1).keys()].map(back => newest - back);
}

/** The year shown at first: the current one, but never before 2024 if the clock is wrong. [UR-01] */
export const initialYear = (today: Date): number => Math.max(today.getFullYear(), firstYear);
