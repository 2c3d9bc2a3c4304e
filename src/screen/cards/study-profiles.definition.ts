/** The attribute for the page size of a list of studies; each element has its own default. [PD-01] */
export const studiesPerPage = { type: 'number', min: 1, max: 100, integer: true } as const;
