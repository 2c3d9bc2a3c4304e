/** The attribute of lists whose rows may be too many for the browser. [TBL-24] */
export const pagingAttribute = {
  type: 'choice',
  values: ['host'],
  description:
    'With host, the address answers with one page at a time: it searches, sorts and filters by the parameters that it is sent. For lists of more than 100,000 rows. Without it, the browser loads all rows.',
  example: 'host',
} as const;
