import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activityUnitsOfSite, surchargeConditions } from '../../src/api/activity-units.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element as activityUnits } from '../../src/elements/activity-units/activity-units.tsx';
import { element as depositForm } from '../../src/elements/deposit-form/deposit-form.tsx';
import { element as legacyForm } from '../../src/elements/legacy-report-form/legacy-report-form.tsx';
import { element as table } from '../../src/elements/table/table.tsx';
import { languageChanged } from '../../src/embed/language/language-source.ts';
import { languageFiles } from '../../src/languages/languages.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged, hasLogged } from '../support/console.ts';
import { loadLanguages, withLanguages } from '../support/languages.ts';
import { type Screen, shown } from '../support/screen.ts';

beforeAll(loadLanguages);

beforeEach(() => withLanguages());

afterEach(() => {
  document.documentElement.lang = 'en';
  for (const script of document.querySelectorAll('script[data-psp-texts]')) script.remove();
});

const showForm = (attributes: object = {}): Promise<Screen> =>
  shown(depositForm, {
    'data-parent': { id: '1', depositBalance: '100.00' },
    'data-children': [{ id: 7, name: 'BREATHE-2', depositBalance: '40.00' }],
    'data-site-id': '12',
    'data-token': 'f3b1',
    ...attributes,
  });

const speak = (target: HTMLElement, lang: string) => {
  target.lang = lang;
  languageChanged();
};

const titleOf = ({ root }: Screen) => root.querySelector('h2')?.textContent?.trim();

function pageTexts(lang: string | undefined, texts: unknown): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  if (lang !== undefined) script.lang = lang;
  script.dataset.pspTexts = '';
  script.textContent = typeof texts === 'string' ? texts : JSON.stringify(texts);
  document.head.append(script);
}

describe('the language of an element', () => {
  it.each([
    ['de', 'Einlagenguthaben zuteilen'],
    ['de-AT', 'Einlagenguthaben zuteilen'],
    ['de_AT', 'Einlagenguthaben zuteilen'],
    ['ES', 'Asignar el saldo del depósito'],
    ['it', 'Allocate deposit balance'],
    ['', 'Allocate deposit balance'],
  ])('[EMB-15] is the one of its lang %j: %s', async (lang, title) => {
    expect(titleOf(await showForm({ lang }))).toBe(title);
  });

  it('[EMB-15] is that of the page where no ancestor states one', async () => {
    document.documentElement.lang = 'fr';
    expect(titleOf(await showForm())).toBe('Répartir le solde du dépôt');
  });

  it('[EMB-15] is that of the nearest ancestor, past shadow roots', async () => {
    const screen = await showForm();
    const outer = document.createElement('div');
    const shadow = outer.attachShadow({ mode: 'open' });
    outer.lang = 'ja';
    document.body.append(outer);
    shadow.append(screen.host);
    await waitFor(() => expect(titleOf(screen)).toBe('預託残高の配分'));
  });

  it('[EMB-15] changes in place and keeps what was typed, with amounts in the English form', async () => {
    const screen = await showForm();
    const field = screen.getByRole('textbox', { name: 'Funds of BREATHE-2' });
    await userEvent.type(field, '1284.5', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    await userEvent.click(screen.getByRole('button', { name: 'Save balances' }));
    speak(screen.host, 'de');
    const german = await screen.findByRole('textbox', { name: 'Mittel von BREATHE-2' });
    expect(german).toBe(field);
    expect(german).toHaveValue('1,284.50');
    expect(screen.getByText('Die Summe der Zuteilungen darf', { exact: false })).toBeVisible();
    speak(screen.host, 'en');
    await waitFor(() => expect(titleOf(screen)).toBe('Allocate deposit balance'));
    expect(field).toHaveValue('1,284.50');
  });

  it('[EMB-15] is English as a whole where its file cannot be loaded, with one line on the console', async () => {
    withLanguages({ shipped: { sv: () => Promise.reject(new Error('404')) } });
    expectLogged('the texts in "sv" could not be loaded');
    const [first, second] = [await showForm({ lang: 'sv' }), await showForm({ lang: 'sv-FI' })];
    expect([titleOf(first), titleOf(second)]).toEqual(Array(2).fill('Allocate deposit balance'));
  });

  it('[EMB-15] is asked for by the legacy form at each alert', async () => {
    document.documentElement.lang = 'de';
    const form = await shown(legacyForm, { 'data-sponsors': [{ id: 1, name: 'Northwind' }] });
    form.host.innerHTML = '<form><input name="sponsor"></form>';
    const field = form.host.querySelector('input') as HTMLInputElement;
    await waitFor(() => {
      field.value = `${field.value}x`;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      expect(form.host.lastElementChild?.shadowRoot?.textContent).toContain('Dieser Sponsor ist nicht in');
    });
  });
});

describe('the languages that a page switches on', () => {
  const titleIn = async (lang: string) => titleOf(await showForm({ lang }));

  it('[EMB-17] are none without a list, whatever `lang` says, and nothing is downloaded', async () => {
    const german = vi.fn(languageFiles.shipped.de);
    withLanguages({ shipped: { de: german } }, '');
    expect(await titleIn('de')).toBe('Allocate deposit balance');
    expect(german).not.toHaveBeenCalled();
  });

  it.each(['de fr', 'de_DE  fr', 'fr DE-at'])('[EMB-17] are those of the list: %s', async listed => {
    withLanguages({}, listed);
    expect(await Promise.all(['de', 'fr', 'ja'].map(titleIn))).toEqual([
      'Einlagenguthaben zuteilen',
      'Répartir le solde du dépôt',
      'Allocate deposit balance',
    ]);
  });

  it('[EMB-17] need not have those of the page’s own texts, which do not switch on the shipped ones', async () => {
    pageTexts('nl', { 'deposit-form.title': 'Stortingssaldo verdelen' });
    pageTexts('de', { 'deposit-form.title': 'Kaution' });
    withLanguages({}, '');
    const [dutch, german] = [await showForm({ lang: 'nl' }), await showForm({ lang: 'de' })];
    expect([titleOf(dutch), titleOf(german)]).toEqual(['Stortingssaldo verdelen', 'Kaution']);
    expect(german.getByRole('button', { name: 'Save balances' })).toBeVisible();
  });

  it('[EMB-17] are reported once if they are not shipped', async () => {
    const line = 'data-psp-languages has "it", which is not shipped. Shipped are ar, de, es, fr, ja.';
    expectLogged(line);
    pageTexts('nl', { 'deposit-form.title': 'Stortingssaldo verdelen' });
    withLanguages({}, 'en it nl de');
    expect(await titleIn('it')).toBe('Allocate deposit balance');
    expect(await titleIn('de')).toBe('Einlagenguthaben zuteilen');
    await hasLogged(line);
  });
});

describe('a list in another language', () => {
  it('[EMB-15] names rows by the status that they show', async () => {
    answering(to(tableBatch, () => Response.json({ data: [{ id: 1, status: 'inReview' }], total: 1 })));
    const screen = await shown(table, {
      'data-endpoint': '/list/',
      'data-columns': [{ data: 'status', title: 'Status', type: 'status' }],
      lang: 'de',
    });
    const row = await screen.findByRole('rowheader');
    await waitFor(() => expect(row).toHaveAccessibleName('In Prüfung'));
    speak(screen.host, 'en');
    await waitFor(() => expect(row).toHaveAccessibleName('In Review'));
  });

  it('[EMB-15] [AU-01] changes the title of a dialog that is open', async () => {
    const list = { columns: [{ data: 'activity' }], data: [{ id: 'u1', activity: 'Infusion' }], total: 1 };
    answering(to(activityUnitsOfSite, list), to(surchargeConditions, { ...list, data: [], total: 0 }));
    const screen = await shown(activityUnits, { 'data-mode': 'direct', 'data-id': '12' });
    await userEvent.click(await screen.findByRole('button', { name: 'Infusion' }));
    await screen.findByRole('dialog', { name: 'Surcharge Conditions - Activity: Infusion' });
    speak(screen.host, 'de');
    await screen.findByRole('dialog', { name: 'Zuschlagsbedingungen – Aktivität: Infusion' });
    expectLogged('no column removes activities');
  });

  it('[EMB-15] keeps the field that is being edited, with its focus, when the language changes', async () => {
    const columns = [
      { data: 'ref', title: 'Reference' },
      { data: 'note', title: 'Note' },
    ];
    const note = { type: 'editable', display: '', editConfig: { type: 'text' } };
    answering(to(tableBatch, { columns, data: [{ id: 'r1', ref: 'ERR-1', note }], total: 1 }));
    const screen = await shown(table, { 'data-endpoint': '/list/', 'data-save-url': '/save/' });
    const field = await screen.findByRole('textbox', { name: 'Note of ERR-1' });
    await userEvent.type(field, 'abc');
    speak(screen.host, 'de');
    await screen.findByRole('button', { name: 'Alle rückgängig machen' });
    await userEvent.keyboard('def');
    expect(field).toHaveValue('abcdef');
    expect(screen.root.activeElement).toBe(field);
  });
});

describe("the page's own texts", () => {
  it('[EMB-15] never make a name of two languages', async () => {
    pageTexts('nl', { 'deposit-form.funds': 'Middelen', 'deposit-form.thresholdOf': 'Drempel van {study}' });
    const screen = await showForm({ lang: 'nl' });
    const names = screen.getAllByRole('textbox').map(field => field.ariaLabel);
    expect(names).toEqual(['Funds of BREATHE-2', 'Drempel van BREATHE-2']);
    expect(screen.getByText('Middelen', { selector: 'label *' })).toBeVisible();
  });

  it('[EMB-15] are completed by those of the language without its region', async () => {
    pageTexts('de-AT', { 'deposit-form.title': 'Kaution' });
    pageTexts('pt_BR', { 'deposit-form.title': 'Saldo' });
    pageTexts('pt', { 'deposit-form.title': 'Outro', 'deposit-form.save': 'Guardar' });
    const [austrian, brazilian] = [await showForm({ lang: 'de-AT' }), await showForm({ lang: 'pt-BR' })];
    expect([titleOf(austrian), titleOf(brazilian)]).toEqual(['Kaution', 'Saldo']);
    expect(austrian.getByRole('button', { name: 'Guthaben speichern' })).toBeVisible();
    expect(brazilian.getByRole('button', { name: 'Guardar' })).toBeVisible();
  });

  it('[EMB-15] may be the file that `psp texts` writes; what is not filled in is left out', async () => {
    const text = { one: '', other: '' };
    pageTexts('nl', {
      'deposit-form.title': { english: 'Allocate deposit balance', text: 'Stortingssaldo verdelen' },
      'deposit-form.save': { english: 'Save balances', text: ' ' },
      'selection.cap': { english: { other: '' }, text },
    });
    const screen = await showForm({ lang: 'nl' });
    expect(titleOf(screen)).toBe('Stortingssaldo verdelen');
    expect(screen.getByRole('button', { name: 'Save balances' })).toBeVisible();
  });

  it('[EMB-15] replace shipped and English texts', async () => {
    pageTexts('de', { 'deposit-form.title': 'Guthaben' });
    pageTexts('en', { 'deposit-form.title': 'Balances' });
    withLanguages();
    const [german, english] = [await showForm({ lang: 'de' }), await showForm()];
    expect([titleOf(german), titleOf(english)]).toEqual(['Guthaben', 'Balances']);
    expect(german.getByRole('button', { name: 'Guthaben speichern' })).toBeVisible();
  });

  it.each([
    [{ 'deposit-form.titel': 'x' }, '"deposit-form.titel" is not the key of a text'],
    [{ 'deposit-form.title': 7 }, '"deposit-form.title" is not a text'],
    [
      { 'deposit-form.fundsOf': 'Middelen van {studie}' },
      'a placeholder that its text does not know: {studie}',
    ],
    [{ 'selection.cap': { one: 'één rij' } }, 'plural forms with "other"'],
    ['{"a": ', 'does not hold a JSON object'],
    [['x'], 'does not hold a JSON object'],
  ])('[EMB-15] that cannot be used are reported on the console: %j', async (texts, line) => {
    pageTexts('nl', texts);
    expectLogged(line);
    expect(titleOf(await showForm({ lang: 'nl' }))).toBe('Allocate deposit balance');
  });

  it('[EMB-15] that leave out a placeholder are reported on the console, and shown', async () => {
    pageTexts('nl', { 'deposit-form.fundsOf': 'Middelen' });
    expectLogged('"deposit-form.fundsOf" leaves out {study}');
    const screen = await showForm({ lang: 'nl' });
    expect(screen.getByRole('textbox', { name: 'Middelen' })).toBeVisible();
  });

  it.each([
    [undefined, 'a script with data-psp-texts has no lang'],
    ['de at', 'data-psp-texts lang="de at" is not a language'],
  ])('[EMB-15] without a language are reported once on the console: lang %j', async (lang, line) => {
    pageTexts(lang, { 'deposit-form.title': 'Guthaben' });
    expectLogged(line);
    withLanguages();
    const [german, other] = [await showForm({ lang: 'de' }), await showForm({ lang: lang ?? 'nl' })];
    await hasLogged(line);
    expect([titleOf(german), titleOf(other)]).toEqual([
      'Einlagenguthaben zuteilen',
      'Allocate deposit balance',
    ]);
    speak(german.host, 'fr');
    await waitFor(() => expect(titleOf(german)).toBe('Répartir le solde du dépôt'));
    await hasLogged(line);
  });
});
