import { expect, it } from 'vitest';
import { patientNumber, siteName, studyName, withNotes } from '../../../../src/screen/lookups/names.ts';

const study = { studyName: 'A', name: 'B', legalName: 'C', scoutNumber: 4, studyId: 'E', id: 'F' };

it.each([
  [{}, 'A'],
  [{ studyName: '' }, 'B'],
  [{ studyName: null, name: undefined }, 'C'],
  [{ studyName: '', name: '', legalName: '' }, '4'],
  [{ studyName: '', name: '', legalName: '', scoutNumber: 0 }, 'E'],
  [{ studyName: '', name: '', legalName: '', scoutNumber: null, studyId: '' }, 'F'],
])('[RPT-16] [QA-04] names a study by its first name that is set: %j is %s', (changes, name) => {
  expect(studyName({ ...study, ...changes })).toBe(name);
});

const site = { id: '7', siteId: 'S-0012', organizationName: 'Lakeshore Clinic', siteName: 'Oncology' };

it.each([
  [{}, 'S-0012 Lakeshore Clinic, Oncology'],
  [{ name: 'Lakeshore' }, 'S-0012 Lakeshore'],
  [{ organizationName: '' }, 'S-0012 Oncology'],
  [{ siteName: null }, 'S-0012 Lakeshore Clinic'],
  [{ siteId: undefined }, 'Lakeshore Clinic, Oncology'],
  [{ organizationName: '', siteName: '' }, 'S-0012'],
  [{ siteId: '', organizationName: '', siteName: '' }, '7'],
])('[RPT-16] [QA-04] names a site by its number and names: %j is %s', (changes, name) => {
  expect(siteName({ ...site, ...changes })).toBe(name);
});

it.each([
  [{ patientId: 508, label: 'A' }, '508'],
  [{ patientId: '', label: 'B' }, 'B'],
  [{ patientId: null, label: '' }, '3'],
])('[SD-01] names a patient by the number that staff know, else by label or id: %j is %s', (stated, name) => {
  expect(patientNumber({ id: '3', ...stated })).toBe(name);
});

it('[SD-01] [QA-06] keeps the notes only of options that share their label', () => {
  const options = ['A1', 'B2', 'A3'].map(([label = '', note = '']) => ({ label, note }));
  expect(withNotes(options).map(({ note }) => note)).toEqual(['1', undefined, '3']);
});
