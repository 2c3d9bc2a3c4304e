import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { element } from '../../src/elements/travel-request/travel-request.tsx';
import { answering } from '../support/answers/answering.ts';
import {
  travelPatient as patient,
  travelRequestDetail as request,
  traveler,
} from '../support/answers/details.ts';
import { expectLogged, logged } from '../support/console.ts';
import { type Screen, shown } from '../support/screen.ts';

const allAttributes = { 'data-request': request, 'data-patient': patient, 'data-travelers': [traveler] };

const cardTitles = (screen: Screen) =>
  screen.getAllByRole('article').map(card => card.querySelector('h2')?.textContent?.trim());

const cardFacts = (screen: Screen, card: string) =>
  [...screen.getByRole('article', { name: card }).querySelectorAll('dl > div')].map(fact =>
    [...fact.children].map(({ textContent }) => textContent),
  );

/** The path and value of every leaf of a record. */
const leaves = (record: object, prefix = ''): [string, string][] =>
  Object.entries(record).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' ? leaves(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
const formatDay = (text: string) =>
  text.replace(
    /^(\d{4})-(\d\d)-(\d\d)$/,
    (_, year, month, date) => `${Number(date)} ${monthName(month)} ${year}`,
  );
const monthName = (month: string) =>
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1];

describe('the cards', () => {
  it('[TR-02] appear in order, each with its own facts', async () => {
    const screen = await shown(element, allAttributes);
    expect(cardTitles(screen)).toEqual([
      'Travel Request TR-30001',
      'Appointment Details',
      'Patient Details',
      'Travel Preferences',
      'Additional Travelers',
    ]);
    expect(cardFacts(screen, 'Additional Travelers').slice(0, 2)).toEqual([
      ['Relation', 'Other: Godfather'],
      ['Type', 'Caregiver'],
    ]);
    expect(cardFacts(screen, 'Patient Details')).toContainEqual(['Passport number', 'CA831207']);
    expect(screen.getByRole('link', { name: '508-012-0001' })).toHaveAttribute(
      'href',
      `${location.origin}/patient/20001/`,
    );
  });

  it('[TR-02] show a journey with its dates, also where Travel Preferences states the same', async () => {
    const journey = { departureDate: '2026-05-05', departureTime: '14:15' };
    const screen = await shown(element, {
      'data-request': { ...journey, apptNote: 'None.' },
      'data-patient': { ...journey, departureTime: '13:20' },
    });
    expect(cardFacts(screen, 'Appointment Details').slice(1)).toEqual([
      ['Departure date', '5 May 2026'],
      ['Departure time', '14:15'],
    ]);
  });

  it.each([
    [undefined, 'Travelers'],
    [[], 'Travelers'],
    [{ name: 'Ana' }, 'Additional Travelers'],
  ])(
    '[TR-02] of a request without an appointment, with the patient %j, has the %s',
    async (person, title) => {
      const screen = await shown(element, {
        'data-request': { visitType: 'Week 12', apptStart: '' },
        'data-patient': person,
        'data-travelers': [traveler],
      });
      const others = cardTitles(screen).filter(each => each !== 'Patient Details');
      expect(others).toEqual(expect.arrayContaining(['Travel Request', title]));
      expect(others).not.toContain('Appointment Details');
    },
  );

  it('[TR-02] [TR-03] of an appointment without a start have no day in their head', async () => {
    const screen = await shown(element, { 'data-request': { requestId: 'TR-1', apptNote: 'Fasting' } });
    expect(cardTitles(screen)).toContain('Appointment Details');
    expect(screen.getByRole('article', { name: 'Travel Request TR-1' })).not.toHaveTextContent('Fasting');
  });
});

/** The values that project managers may not see, as sent and as formatted. */
const hiddenValues = [
  request.travelPreference,
  ...leaves(patient)
    .filter(([key]) => !/^(seating|dietary|departure|return|needTIN|hotel\.required)/.test(key))
    .flatMap(([, value]) => [value, formatDay(value)]),
  ...leaves(traveler)
    .filter(([key]) => !/^(name|relation|type|seating|dietary|departure|return)/.test(key))
    .flatMap(([, value]) => [value, formatDay(value)]),
].filter(value => !Object.values(traveler).includes(value) || value === traveler.driverNotes);

it('[TR-04] does not render, send, store or log what a project manager may not see', async () => {
  expectLogged(
    'psp-travel-request: this page is for a project manager and holds TIN, passport, phoneNumber, email, pickupAddress, emergencyContact, dateOfBirth, govtIdName.',
  );
  const sent = answering();
  const storageBefore = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  const screen = await shown(element, { ...allAttributes, 'data-project-manager': true });
  expect(hiddenValues.length).toBeGreaterThan(30);
  const outputs = [
    screen.root.innerHTML,
    JSON.stringify([screen.heard('psp:ready'), screen.heard('psp:error')]),
    location.href,
    document.title,
    logged().join(),
  ];
  for (const text of outputs)
    expect(hiddenValues.filter(value => text.includes(value) && value !== request.travelPreference)).toEqual(
      [],
    );
  expect(screen.root.textContent).not.toContain('Plane');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).toBe(storageBefore);
  expect(sent).toEqual([]);
});

it('[TR-03] shows the progress of its status, and when the appointment begins', async () => {
  const { apptStart } = request;
  const screen = await shown(element, { 'data-request': { status: 'confirmed', apptStart } });
  const head = within(screen.getByRole('article', { name: 'Travel Request' }));
  expect(head.getByText('6 May 2026, 09:30')).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: 'Progress: Confirmed' });
  expect(progress).toHaveAttribute('aria-valuenow', '80');
  screen.host.dataset.request = JSON.stringify({ status: 'submitted' });
  expect(await screen.findByText('Waiting for confirmation')).toBeVisible();
});

describe('the layout', () => {
  it.each([
    [1024, true],
    [1023, false],
    [992, false],
  ])('[TR-01] in a window of %i pixels has two columns: %s', async (width, hasTwoColumns) => {
    await page.viewport(width, 900);
    const screen = await shown(element, allAttributes);
    const [appointment, patientCard, preferences, travelers] = cardTitles(screen)
      .slice(1)
      .map(name => screen.getByRole('article', { name }).getBoundingClientRect());
    expect(appointment?.top === preferences?.top).toBe(hasTwoColumns);
    expect(patientCard?.bottom === travelers?.bottom).toBe(hasTwoColumns);
  });

  it('[TR-01] does not scroll horizontally at 320 pixels', async () => {
    await page.viewport(320, 600);
    const longWord = 'x'.repeat(400);
    const screen = await shown(element, {
      ...allAttributes,
      'data-patient': { ...patient, name: longWord, email: longWord },
    });
    expect(screen.getAllByText(longWord)).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(screen.host.scrollWidth).toBeLessThanOrEqual(screen.host.clientWidth);
  });
});
