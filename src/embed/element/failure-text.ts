/** What a person reads in place of something that failed. [UI-15] */
export const somethingWrong =
  'Something went wrong. If the issue persists please contact a system administrator.';
