import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What the selects of sites, studies and patients say. */
export const choiceCatalogue = defineCatalogue('choices', {
  choicesNotLoaded: 'The choices could not be loaded.',
  selectSite: 'Select a site',
  selectStudy: 'Select a study',
  selectPatient: 'Select a patient',
  selectSiteFirst: 'Please select a site first',
  selectStudyFirst: 'Please select a study first',
  siteRequired: 'Select a site.',
  studyRequired: 'Select a study.',
  patientRequired: 'Select a patient.',
  noSites: 'No sites are available.',
  noPatients: 'No patients are available.',
  noSitesForStudy: 'No sites found for selected study',
  noStudiesForSite: 'No studies found for selected site',
});
