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
import { type Screen, shown } from '../support/screen.ts';

const all = { 'data-request': request, 'data-patient': patient, 'data-travelers': [traveler] };
const empty = 'Patient Details have not been provided yet.';

const cardsOf = (screen: Screen) =>
  screen.getAllByRole('article').map(card => card.querySelector('h2')?.textContent?.trim());

const factsIn = (screen: Screen, card: string) =>
  [...screen.getByRole('article', { name: card }).querySelectorAll('dl > div')].map(fact =>
    [...fact.children].map(({ textContent }) => textContent),
  );

/** Each value of a record, also those within it, by its way. */
const leavesOf = (record: object, before = ''): [string, string][] =>
  Object.entries(record).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' ? leavesOf(value, `${before}${key}.`) : [[before + key, String(value)]],
  );

/** How each is read; what is missing here is read as it is sent. */
const readAs: Readonly<Record<string, string>> = {
  status: 'Confirmed',
  apptStart: '6 May 2026, 09:30',
  apptEnd: '6 May 2026, 12:15',
  patientProfileURL: '508-012-0001',
  'hotel.required': 'Yes',
  needTIN: 'TIN Required',
};
const day = (text: string) =>
  text.replace(
    /^(\d{4})-(\d\d)-(\d\d)$/,
    (_, year, month, date) => `${Number(date)} ${monthOf(month)} ${year}`,
  );
const monthOf = (month: string) =>
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1];

describe('the cards', () => {
  it.each([
    ['request', request],
    ['patient', patient],
    ['traveler', traveler],
  ] satisfies [string, object][])('[TR-02] show every field of the %s that is set', async (_, record) => {
    const screen = await shown(element, all);
    const missing = leavesOf(record).filter(
      ([key, value]) => !screen.root.textContent?.includes(readAs[key] ?? day(value)),
    );
    expect(missing).toEqual([]);
  });

  it('[TR-02] stand in their order, each fact in its own', async () => {
    const screen = await shown(element, all);
    expect(cardsOf(screen)).toEqual([
      'Travel Request TR-30001',
      'Appointment Details',
      'Patient Details',
      'Travel Preferences',
      'Additional Travelers',
    ]);
    expect(factsIn(screen, 'Additional Travelers').slice(0, 2)).toEqual([
      ['Relation', 'Other: Godfather'],
      ['Type', 'Caregiver'],
    ]);
    expect(factsIn(screen, 'Patient Details')).toContainEqual(['Passport Number', 'CA831207']);
    expect(screen.getByRole('link', { name: '508-012-0001' })).toHaveAttribute(
      'href',
      `${location.origin}/patient/20001/`,
    );
  });

  it.each(['apptStart', 'apptEnd', 'apptNote', 'apptTravelRestrictions'])(
    '[TR-02] with %s the first shows Appointment Details, without any a Travel Request',
    async key => {
      const screen = await shown(element, { 'data-request': { [key]: 'soon' } });
      expect(cardsOf(screen)).toEqual(['Travel Request', 'Appointment Details', 'Patient Details']);
      screen.host.dataset.request = JSON.stringify({ visitType: 'Week 2' });
      await screen.findByText('Week 2');
      expect(cardsOf(screen)).toEqual(['Travel Request', 'Travel Request', 'Patient Details']);
    },
  );

  it.each([undefined, null, [], {}])(
    '[TR-02] beside the patient %j travelers are no additional ones',
    async none => {
      const screen = await shown(element, {
        'data-request': request,
        ...(none !== undefined && { 'data-patient': JSON.stringify(none) }),
        'data-travelers': [{ name: 'Rui' }, 'Inês', {}],
      });
      expect(cardsOf(screen)).toEqual([
        'Travel Request TR-30001',
        'Appointment Details',
        'Patient Details',
        'Travelers',
      ]);
      expect(screen.getByText(empty)).toBeVisible();
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
  ])('[TR-04] with needTIN %j the %s is %j', async (needTIN, label, tin) => {
    const screen = await shown(element, {
      'data-request': request,
      'data-patient': { name: 'Ana', TIN: '900-70-0001', needTIN },
    });
    expect(Object.fromEntries(factsIn(screen, 'Patient Details'))[label]).toBe(tin);
  });

  it('[TR-02] show what is malformed as it was sent', async () => {
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
    expect(factsIn(screen, 'Appointment Details')).toEqual([
      ['Appointment Start', '2026-13-40 09:30'],
      ['Country', 'A, B'],
      ['Departure Date', '20260505'],
    ]);
    expect(factsIn(screen, 'Patient Details')).toEqual([
      ['Name', 'first: Ana'],
      ['Passport', 'PT CA831207'],
      ['Emergency Contact', 'Inês'],
    ]);
    expect(screen.root.textContent).not.toMatch(/Invalid Date|NaN|undefined|\[object/);
  });

  it.each(['https://evil.test/', 'javascript:alert(1)', '/\\evil.test'])(
    '[NET-01] lead nowhere but to this site: %s',
    async patientProfileURL => {
      expectLogged('a link of a record leads to no address of this site');
      const screen = await shown(element, { 'data-request': { patientId: '508', patientProfileURL } });
      expect(screen.getByText('508')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});

describe('for a project manager', () => {
  /** Each value that they may not see, as it was sent and as it would be shown. */
  const hidden = [
    request.travelPreference,
    ...leavesOf(patient)
      .filter(([key]) => !/^(seating|dietary|departure|return|needTIN|hotel\.required)/.test(key))
      .flatMap(([, value]) => [value, day(value)]),
    ...leavesOf(traveler)
      .filter(([key]) => !/^(name|relation|type|seating|dietary|departure|return)/.test(key))
      .flatMap(([, value]) => [value, day(value)]),
  ].filter(value => !Object.values(traveler).includes(value) || value === traveler.driverNotes);

  it('[TR-04] what they may not see is in nothing that we render, send, store or log', async () => {
    expectLogged(
      'psp-travel-request: this page is for a project manager and holds TIN, passport, phoneNumber, email, pickupAddress, emergencyContact, dateOfBirth, govtIdName.',
    );
    const sent = answering();
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    const screen = await shown(element, { ...all, 'data-project-manager': true });
    expect(hidden.length).toBeGreaterThan(30);
    const told = [
      screen.root.innerHTML,
      JSON.stringify([screen.heard('psp:ready'), screen.heard('psp:error')]),
      location.href,
      document.title,
      logged().join(),
    ];
    for (const text of told)
      expect(hidden.filter(value => text.includes(value) && value !== request.travelPreference)).toEqual([]);
    expect(screen.root.textContent).not.toContain('Plane');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).toBe(stored);
    expect(sent).toEqual([]);
  });

  it('[TR-04] Patient Details is empty, Travel Preferences has seating, dietary, departure and return', async () => {
    expectLogged('leave it out on the server');
    const screen = await shown(element, { ...all, 'data-project-manager': true });
    expect(within(screen.getByRole('article', { name: 'Patient Details' })).getByText(empty)).toBeVisible();
    expect(factsIn(screen, 'Patient Details')).toEqual([]);
    expect(factsIn(screen, 'Travel Preferences')).toEqual([
      ['Seating Preference', 'Aisle, near the front'],
      ['Dietary Restrictions', 'No nuts'],
      ['Departure Date', '2 May 2026'],
      ['Departure Time', '1:20 PM'],
      ['Return Date', '10 May 2026'],
      ['Return Time', '7:50 PM'],
    ]);
    expect(factsIn(screen, 'Additional Travelers')).toEqual([
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

  it('[TR-04] a page that leaves out what they may not see says nothing in the console', async () => {
    const screen = await shown(element, {
      'data-request': request,
      'data-patient': { seatingPreference: 'Aisle' },
      'data-project-manager': true,
    });
    expect(screen.getByText('Aisle')).toBeVisible();
    expect(logged()).toEqual([]);
  });

  it('[TR-04] becomes one for others when the page says so, and back', async () => {
    expectLogged('leave it out on the server');
    const screen = await shown(element, all);
    expect(screen.getByText('CA831207')).toBeVisible();
    screen.host.toggleAttribute('data-project-manager', true);
    await screen.findByText(empty);
    expect(screen.queryByText('CA831207')).toBeNull();
  });
});

describe('where it stands', () => {
  it.each([
    ['confirmed', 'Confirmed', '80'],
    [undefined, 'Pending', '15'],
  ])('[TR-03] with the status %j: %s, %s percent', async (status, label, percent) => {
    const screen = await shown(element, { 'data-request': { status } });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: `Progress: ${label}` })).toHaveAttribute(
      'aria-valuenow',
      percent,
    );
  });
});

/** Where its last words end, in whole pixels. */
function lineOf(shown: Element | null | undefined): number {
  const words = document.createRange();
  words.selectNodeContents(shown ?? document.body);
  return Math.round(words.getBoundingClientRect().bottom);
}

describe('the layout', () => {
  it.each([
    [1024, true],
    [1023, false],
    [992, false],
  ])('[TR-01] in a window of %i pixels two cards stand beside each other: %s', async (width, beside) => {
    await page.viewport(width, 900);
    const screen = await shown(element, all);
    const [appointment, details] = ['Appointment Details', 'Patient Details'].map(name =>
      screen.getByRole('article', { name }).getBoundingClientRect(),
    );
    expect(appointment?.top === details?.top).toBe(beside);
  });

  it('[TR-02] on a narrow page a link stands in the line of the facts beside it, as tall as a thumb', async () => {
    await page.viewport(600, 900);
    const screen = await shown(element, all);
    const link = screen.getByRole('link', { name: '508-012-0001' });
    const beside = link.closest('dl > div')?.nextElementSibling;
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(lineOf(link)).toBe(lineOf(beside?.querySelector('dd')));
  });

  it('[TR-01] at 320 pixels nothing stands sideways', async () => {
    await page.viewport(320, 600);
    const long = 'x'.repeat(400);
    const screen = await shown(element, { ...all, 'data-patient': { ...patient, name: long, email: long } });
    expect(screen.getAllByText(long)).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(screen.host.scrollWidth).toBeLessThanOrEqual(screen.host.clientWidth);
  });
});

it.each([
  ['data-request', '[]', 'has an unexpected value'],
  ['data-patient', '[{"name": "Ana"}]', 'has an unexpected value'],
  ['data-travelers', '{"name": "Rui"}', 'has an unexpected value'],
])('[NET-13] %s of %s is told in words', async (name, text, told) => {
  expectLogged(`psp-travel-request: ${name}`);
  const screen = await shown(element, { 'data-request': request, [name]: text });
  expect(await screen.findByText(new RegExp(told))).toBeVisible();
});
