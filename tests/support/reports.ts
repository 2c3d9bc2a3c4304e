import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { allCros, crosOfSponsor } from '../../src/api/cros.ts';
import { requestReport } from '../../src/api/reports.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../../src/api/sites.ts';
import { allSponsors } from '../../src/api/sponsors.ts';
import { allStudies, studiesOfSite } from '../../src/api/studies.ts';
import { element } from '../../src/elements/report-form/report-form.tsx';
import { answering } from './answers/answering.ts';
import { type Answer, to } from './answers/host.ts';
import type { Attributes } from './markup.ts';
import { type Screen, shown } from './screen.ts';

export const types = [
  'visits',
  'monthlyReport',
  'sSNTINValidation',
  'taxablePayments',
  'kitchenSink',
  'unpaidVisits',
  'siteMaster',
  'onsiteScoutPass',
  'eRRTRThreshold',
  'studyFeeConfigurations',
].map(value => ({ value, label: value }));

const named = (...ids: readonly string[]) => ids.map(id => ({ id, name: `Name ${id}` }));

/** What the portal of these tests knows: two sites that share a study. */
export const lookups: readonly Answer[] = [
  to(allSites, named('s1', 's2', 's3')),
  to(sitesOfStudy, (_, { studyId }) => named(...(studyId === 'y1' ? ['s1'] : ['s1', 's2']))),
  to(allStudies, named('y1', 'y2', 'y3')),
  to(studiesOfSite, (_, { siteId }) => named(...(siteId === 's1' ? ['y1', 'y2'] : ['y2']))),
  to(allSponsors, named('p1', 'p2')),
  to(allCros, named('c1', 'c2')),
  to(crosOfSponsor, (_, { sponsorId }) => named(...(sponsorId === 'p1' ? ['c1'] : ['c2']))),
  to(topLevelSites, named('m1', 'm2')),
  to(satelliteSites, (_, { masterId }) => named(`${masterId}-a`, `${masterId}-b`)),
];

/** After a report was asked for. */
export const requested = () => new Response('', { status: 303, headers: { location: '/report/list/' } });

let bases = 0;

/**
 * The form with its own API base, since lookups are cached per page; these answers take precedence over the portal's.
 */
export async function reportForm(attributes: Attributes = {}, ...answers: readonly Answer[]) {
  bases += 1;
  const base = `/portal${bases}`;
  const sent = answering(
    ...[...answers, ...lookups, to(requestReport, requested, '/ask')].map(answer => below(base, answer)),
  );
  const screen = await shown(element, {
    'data-level': 'site',
    'data-report-types': types,
    'data-api-base': base,
    'data-submit-url': '/ask',
    'data-token': 'f3b1',
    ...attributes,
  });
  const asked = () => sent.filter(({ method }) => method === 'GET').map(({ url }) => pathOf(url, base));
  const posts = () => sent.filter(({ method }) => method === 'POST');
  const fields = async () => Promise.all(posts().map(async post => [...(await post.clone().formData())]));
  return { screen, asked, posts, fields };
}

const pathOf = (url: string, base: string) => new URL(url).pathname.replace(base, '');

/** Answers what is asked below the prefix as if there was none. */
const below = (base: string, { reply }: Answer): Answer => ({
  reply: request => reply(new Request(request.url.replace(base, ''), request.clone())),
});

export const generate = (screen: Screen) => screen.getByRole('button', { name: 'Generate' });

export const combobox = (screen: Screen, name: string) =>
  screen.getByRole('combobox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });

/** Waits until no request is pending. */
export const ready = (screen: Screen) =>
  waitFor(() => expect(generate(screen)).not.toHaveAttribute('aria-disabled'));

export async function choose(screen: Screen, field: string, option: string) {
  await ready(screen);
  await userEvent.click(combobox(screen, field));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await ready(screen);
}

/** What can be chosen. */
export async function offered(screen: Screen, field: string): Promise<(string | null)[]> {
  await ready(screen);
  await userEvent.click(combobox(screen, field));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  return options;
}

/** What the control shows: the selected option, or why there is none. */
export const shownIn = (screen: Screen, field: string) =>
  combobox(screen, field).closest('.select__value-container')?.textContent;

/** The date field whose label begins with this text. */
export const dateField = (screen: Screen, name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;

/** The checkbox with this label. */
export const checkbox = (screen: Screen, name: string) => screen.getByRole('checkbox', { name });

/** The labels of all fields in order, without "(optional)". */
export const fieldLabels = (screen: Screen) =>
  [...screen.root.querySelectorAll('label')].map(({ textContent }) =>
    textContent?.replace('(optional)', '').trim(),
  );
