/** The rows of a year, whose columns the host chooses, for documentation. [UR-01] */
export const rowsOfYear = {
  description:
    'The host chooses the columns: the first one names the row, each other one holds a figure. `selectedYears` is one year.',
  answer: {
    data: [
      { id: 'Infusion', activity: 'Infusion', planned: '24', recognized: { display: '1,204', sort: 1204 } },
    ],
    columns: [
      { data: 'activity', title: 'Activity' },
      { data: 'planned', title: 'Planned' },
      { data: 'recognized', title: 'Recognized' },
    ],
    total: 1,
    skip: 0,
  },
} as const;

/** The months behind one figure, for documentation. [UR-02] */
export const rowsOfMonths = {
  description:
    'The months behind one figure, here of `label=Infusion&type=recognized`. The host chooses the columns; `sort` keeps the months in order.',
  answer: {
    data: [
      { id: '2026-01', month: { display: 'January 2026', sort: '2026-01' }, units: '102' },
      { id: '2026-02', month: { display: 'February 2026', sort: '2026-02' }, units: '98' },
    ],
    columns: [
      { data: 'month', title: 'Month' },
      { data: 'units', title: 'Units' },
    ],
    total: 2,
    skip: 0,
  },
} as const;
