/** The site that the demonstration uses. */
export const demonstrationSite = 12;
/** The study with so many patients that choosing one needs a search. */
export const largestStudy = 508;
/** The patient whose account the role patient uses. */
export const ownPatient = 20_001;
/** The first number of their reimbursements, one for each status. */
export const firstReimbursement = 790_001;
