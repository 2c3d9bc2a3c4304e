/** The site whose screens the demonstration shows. */
export const demonstrationSite = 12;
/** The study with so many patients that choosing one needs a search. */
export const largestStudy = 508;
/** The patient that a person who signs in as a patient is. */
export const ownPatient = 20_001;
/** One reimbursement and one travel request of theirs in each status, from these numbers on. */
export const firstDetail = { reimbursement: 790_001, travelRequest: 501 };
