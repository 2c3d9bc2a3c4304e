import { expect, it } from 'vitest';
import { patientOptions, studyOptions } from '../../../src/elements/create-err/create-err.rules.ts';

it('[SD-01] lists studies by name', () => {
  expect(
    studyOptions([{ id: '7', studyName: 'Aurora' }, { id: '8' }] as Parameters<typeof studyOptions>[0]),
  ).toEqual([
    { value: '7', label: 'Aurora' },
    { value: '8', label: '8' },
  ]);
});

it('[SD-01] lists patients by the patient id that staff know, else by label or id', () => {
  expect(
    patientOptions([
      { id: '1', patientId: 508, label: 'A' },
      { id: '2', patientId: '', label: 'B' },
      { id: '3', patientId: null, label: '' },
    ]),
  ).toEqual([
    { value: '1', label: '508' },
    { value: '2', label: 'B' },
    { value: '3', label: '3' },
  ]);
});
