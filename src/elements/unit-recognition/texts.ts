/** The visible texts of psp-unit-recognition; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Monthly Unit Recognition',
  loading: (year: number) => `Loading the units of ${year}...`,
  loadingMonths: 'Loading the months...',
  dialogTitle: (row: string, column: string) => `${row} · ${column}`,
} as const;
