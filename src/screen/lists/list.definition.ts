/** The attribute of lists whose rows may be too many for the browser. [TBL-24] */
export const pagingAttribute = { type: 'choice', values: ['host'], example: 'host' } as const;
