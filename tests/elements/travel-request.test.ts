import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { element } from '../../src/elements/travel-request/index.ts';
import { answering } from '../support/answers/answering.ts';
import {
  travelPatient as patient,
  travelRequestDetail as request,
  traveler,
} from '../support/answers/details.ts';
import { expectLogged, logged } from '../support/console.ts';
import { type Screen, shown, staffDetails } from '../support/screen.ts';

const allAttributes = { 'data-request': request, 'data-patient': patient, 'data-travelers': [traveler] };
const emptyText = 'Patient Details have not been provided yet.';

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

/** The visible text of each field that is not shown as sent. */
const formatted: Readonly<Record<string, string>> = {
  status: 'Confirmed',
  apptStart: '6 May 2026, 09:30',
  apptEnd: '6 May 2026, 12:15',
  patientProfileURL: '508-012-0001',
  'hotel.required': 'Yes',
  needTIN: 'TIN Required',
};
const formatDay = (text: string) =>
  text.replace(
    /^(\d{4})-(\d\d)-(\d\d)$/,
    (_, year, month, date) => `${Number(date)} ${monthName(month)} ${year}`,
  );
const monthName = (month: string) =>
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1];

describe('the cards', () => {
  it.each([
    ['request', request],
    ['patient', patient],
    ['traveler', traveler],
  ] satisfies [string, object][])('[TR-02] show every field of the %s that is set', async (_, record) => {
    const screen = await shown(element, allAttributes);
    const missing = leaves(record).filter(
      ([key, value]) => !screen.root.textContent?.includes(formatted[key] ?? formatDay(value)),
    );
    expect(missing).toEqual([]);
  });

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
    expect(cardFacts(screen, 'Patient Details')).toContainEqual(['Passport Number', 'CA831207']);
    expect(screen.getByRole('link', { name: '508-012-0001' })).toHaveAttribute(
      'href',
      `${location.origin}/patient/20001/`,
    );
  });

  it.each(['apptStart', 'apptEnd', 'apptNote', 'apptTravelRestrictions'])(
    '[TR-02] start with Appointment Details if %s is set, otherwise with Travel Request',
    async key => {
      const screen = await shown(element, { 'data-request': { [key]: 'soon' } });
      expect(cardTitles(screen)).toEqual(['Travel Request', 'Appointment Details', 'Patient Details']);
      screen.host.dataset.request = JSON.stringify({ visitType: 'Week 2' });
      await screen.findByText('Week 2');
      expect(cardTitles(screen)).toEqual(['Travel Request', 'Travel Request', 'Patient Details']);
    },
  );

  it.each([undefined, null, [], {}])(
    '[TR-02] show Travelers instead of Additional Travelers for the patient %j',
    async missingPatient => {
      const screen = await shown(element, {
        'data-request': request,
        ...(missingPatient !== undefined && { 'data-patient': JSON.stringify(missingPatient) }),
        'data-travelers': [{ name: 'Rui' }, 'Inês', {}],
      });
      expect(cardTitles(screen)).toEqual([
        'Travel Request TR-30001',
        'Appointment Details',
        'Patient Details',
        'Travelers',
      ]);
      expect(screen.getByText(emptyText)).toBeVisible();
      const card = within(screen.getByRole('article', { name: 'Travelers' }));
      expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Rui',
        'Inês',
      ]);
    },
  );

  it.each([
    [true, 'TIN', '900-70-0001'],
    [false, 'TIN', undefined],
    [undefined, 'TIN', undefined],
  ])('[TR-04] with needTIN %j show the %s %j', async (needTIN, label, tin) => {
    const screen = await shown(element, {
      'data-request': request,
      'data-patient': { name: 'Ana', TIN: '900-70-0001', needTIN },
    });
    expect(Object.fromEntries(cardFacts(screen, 'Patient Details'))[label]).toBe(tin);
  });

  it('[TR-02] show malformed values as sent', async () => {
    const screen = await shown(element, {
      'data-request': {
        requestId: 7,
        apptStart: '2026-13-40 09:30',
        departureDate: 20260505,
        country: ['A', 'B'],
      },
      'data-patient': {
        name: { first: 'Ana' },
        passport: 'PT CA831207',
        hotel: [],
        emergencyContact: 'Inês',
      },
    });
    expect(cardFacts(screen, 'Appointment Details')).toEqual([
      ['Appointment Start', '2026-13-40 09:30'],
      ['Country', 'A, B'],
      ['Departure Date', '20260505'],
    ]);
    expect(cardFacts(screen, 'Patient Details')).toEqual([
      ['Name', 'first: Ana'],
      ['Passport', 'PT CA831207'],
      ['Emergency Contact', 'Inês'],
    ]);
    expect(screen.root.textContent).not.toMatch(/Invalid Date|NaN|undefined|\[object/);
  });

  it.each(['https://evil.test/', 'javascript:alert(1)', '/\\evil.test'])(
    '[NET-01] show no link for an address of another site: %s',
    async patientProfileURL => {
      expectLogged('a link of a record leads to no address of this site');
      const screen = await shown(element, { 'data-request': { patientId: '508', patientProfileURL } });
      expect(screen.getByText('508')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});

describe('for a project manager', () => {
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

  it('[TR-04] does not render, send, store or log what they may not see', async () => {
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
      expect(
        hiddenValues.filter(value => text.includes(value) && value !== request.travelPreference),
      ).toEqual([]);
    expect(screen.root.textContent).not.toContain('Plane');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).toBe(storageBefore);
    expect(sent).toEqual([]);
  });

  it('[TR-02] shows departure and return once where request and preferences agree', async () => {
    const both = { departureDate: '2026-05-05', departureTime: '2:15 PM', returnDate: '2026-05-07' };
    const screen = await shown(element, {
      'data-request': { ...both, returnDate: '2026-05-08', apptNote: 'None.' },
      'data-patient': both,
    });
    expect(cardFacts(screen, 'Appointment Details')).toEqual([
      ['Appointment Note', 'None.'],
      ['Return Date', '8 May 2026'],
    ]);
    expect(cardFacts(screen, 'Travel Preferences')).toEqual([
      ['Departure Date', '5 May 2026'],
      ['Departure Time', '2:15 PM'],
      ['Return Date', '7 May 2026'],
    ]);
  });

  it('[TR-04] shows no Patient Details, and only seating, dietary, departure and return as Travel Preferences', async () => {
    expectLogged('leave it out on the server');
    const screen = await shown(element, { ...allAttributes, 'data-project-manager': true });
    expect(
      within(screen.getByRole('article', { name: 'Patient Details' })).getByText(emptyText),
    ).toBeVisible();
    expect(cardFacts(screen, 'Patient Details')).toEqual([]);
    expect(cardFacts(screen, 'Travel Preferences')).toEqual([
      ['Seating Preference', 'Aisle, near the front'],
      ['Dietary Restrictions', 'No nuts'],
      ['Departure Date', '2 May 2026'],
      ['Departure Time', '1:20 PM'],
      ['Return Date', '10 May 2026'],
      ['Return Time', '7:50 PM'],
    ]);
    expect(cardFacts(screen, 'Additional Travelers')).toEqual([
      ['Relation', 'Other: Godfather'],
      ['Type', 'Caregiver'],
      ['Seating Preference', 'Window'],
      ['Dietary Restrictions', 'Halal'],
      ['Departure Station', 'Shelbyville North'],
      ['Departure Date', '1 May 2026'],
      ['Return Date', '11 May 2026'],
      ['Return Time', '8:10 PM'],
    ]);
  });

  it('[TR-04] logs nothing if the page leaves out what they may not see', async () => {
    const screen = await shown(element, {
      'data-request': request,
      'data-patient': { seatingPreference: 'Aisle' },
      'data-project-manager': true,
    });
    expect(screen.getByText('Aisle')).toBeVisible();
    expect(logged()).toEqual([]);
  });

  it('[TR-04] hides the patient when data-project-manager is added', async () => {
    expectLogged('leave it out on the server');
    const screen = await shown(element, allAttributes);
    expect(screen.getByText('CA831207')).toBeVisible();
    screen.host.toggleAttribute('data-project-manager', true);
    await screen.findByText(emptyText);
    expect(screen.queryByText('CA831207')).toBeNull();
  });
});

describe('the progress', () => {
  it.each([
    ['confirmed', 'Confirmed', '80'],
    [undefined, 'Pending', '15'],
  ])('[TR-03] with the status %j is %s, %s percent', async (status, label, percent) => {
    const screen = await shown(element, { 'data-request': { status } });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: `Progress: ${label}` })).toHaveAttribute(
      'aria-valuenow',
      percent,
    );
  });
});

/** The bottom edge of an element's text, in whole pixels. */
function textBottom(element: Element | null | undefined): number {
  const text = document.createRange();
  text.selectNodeContents(element ?? document.body);
  return Math.round(text.getBoundingClientRect().bottom);
}

describe('the layout', () => {
  it.each([
    [1024, true],
    [1023, false],
    [992, false],
  ])('[TR-01] in a window of %i pixels has two columns: %s', async (width, hasTwoColumns) => {
    await page.viewport(width, 900);
    const screen = await shown(element, allAttributes);
    const [appointment, details] = ['Appointment Details', 'Patient Details'].map(name =>
      screen.getByRole('article', { name }).getBoundingClientRect(),
    );
    expect(appointment?.top === details?.top).toBe(hasTwoColumns);
  });

  it('[TR-02] aligns a link of touch size with the neighbouring facts in a narrow window', async () => {
    await page.viewport(600, 900);
    const screen = await shown(element, allAttributes);
    const link = screen.getByRole('link', { name: '508-012-0001' });
    const nextFact = link.closest('dl > div')?.nextElementSibling;
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(textBottom(link)).toBe(textBottom(nextFact?.querySelector('dd')));
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

it.each([
  ['data-request', '[]', 'has an unexpected value'],
  ['data-patient', '[{"name": "Ana"}]', 'has an unexpected value'],
  ['data-travelers', '{"name": "Rui"}', 'has an unexpected value'],
])('[NET-13] shows a message for %s with the value %s', async (name, text, message) => {
  expectLogged(`psp-travel-request: ${name}`);
  const screen = await shown(element, { 'data-request': request, [name]: text });
  expect(await staffDetails(screen)).toContain(message);
});
