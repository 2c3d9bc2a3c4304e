/** The site whose screens the demonstration shows. */
export const demonstrationSite = 12;
/** The study with so many patients that choosing one needs a search. */
export const largestStudy = 508;
