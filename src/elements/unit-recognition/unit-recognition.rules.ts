const firstYear = 2024;

/** The years there are to choose from, the newest first: next year down to 2024. [UR-01] */
export function recognitionYears(today: Date): number[] {
  const newest = Math.max(today.getFullYear() + 1, firstYear);
  return Array.from({ length: newest - firstYear + 1 }, (_, index) => newest - index);
}

/** The year that is shown at first. A clock that is far behind begins with the first year there is. [UR-01] */
export const firstShownYear = (today: Date): number => Math.max(today.getFullYear(), firstYear);
