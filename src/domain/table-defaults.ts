/** The rows of a page, at first. [TBL-02] */
export const rowsPerPage = 10;

/** Milliseconds between the last key and the search. [TBL-03] */
export const searchDelay = 200;
