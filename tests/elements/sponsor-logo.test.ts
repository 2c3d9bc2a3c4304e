import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { sponsorLogo } from '../../src/api/sponsors.ts';
import { element } from '../../src/elements/sponsor-logo/sponsor-logo.tsx';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { shown } from '../support/screen.ts';

let lastSponsorId = 700;
/** Each test uses its own sponsor because lookups are shared by the whole page. */
function newSponsor() {
  lastSponsorId += 1;
  return { 'data-sponsor-id': String(lastSponsorId) };
}

const svg = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="85"/>`)}`;

async function showLogo(data: string, attributes: Record<string, string> = {}) {
  answering(to(sponsorLogo, { data }));
  return shown(element, { ...newSponsor(), ...attributes });
}

it('[UI-08] shows the logo 85 pixels high, with the alternative text of the page', async () => {
  const requests = answering(to(sponsorLogo, { data: svg(200) }));
  const screen = await shown(element, { 'data-sponsor-id': '7', 'data-alt': 'Northwind Therapeutics' });
  const logo = await screen.findByRole('img', { name: 'Northwind Therapeutics' });
  await waitFor(() => expect(logo.getBoundingClientRect().width).toBe(200));
  expect(logo.getBoundingClientRect().height).toBe(85);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/sponsors/api/sponsor/logo/7']);
});

it('[UI-08] is never wider than its container, and keeps its height while loading', async () => {
  let respond = (_: object) => {};
  answering(to(sponsorLogo, () => new Promise<never>(resolve => (respond = resolve as typeof respond))));
  const screen = await shown(element, newSponsor());
  screen.host.style.width = '300px';
  expect(screen.host.getBoundingClientRect().height).toBe(85);
  respond({ data: svg(2000) });
  const logo = await screen.findByRole('img');
  await waitFor(() => expect(logo.getBoundingClientRect().width).toBe(300));
  expect(screen.host.getBoundingClientRect().height).toBe(85);
});

it.each(['', 'https://elsewhere.test/logo.png'])(
  '[UI-08] [NET-01] does not load %s, and logs it',
  async data => {
    expectLogged('The logo is neither an image data URL nor an address of this site.');
    const screen = await showLogo(data);
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
    expect(screen.root.querySelector('img')).toBeNull();
    expect(screen.root.textContent).toBe('');
  },
);

it('[UI-08] removes a broken image and keeps its height', async () => {
  expectLogged('psp-sponsor-logo: The logo could not be shown as an image.');
  const screen = await showLogo('data:image/png;base64,AAAA');
  await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
  expect(screen.root.querySelector('img')).toBeNull();
  expect(screen.host.getBoundingClientRect().height).toBe(85);
});

it.each([
  [404, 'HTTP_404'],
  [200, 'ERR_SHAPE'],
])('[UI-08] only logs a lookup that fails with %s', async (status, code) => {
  expectLogged(/sponsors\/api\/sponsor\/logo\/\{id\}/);
  answering(to(sponsorLogo, () => Response.json({ message: 'No logo.' }, { status })));
  const screen = await shown(element, newSponsor());
  await waitFor(() => expect(screen.heard('psp:error')).toMatchObject([{ code }]));
  expect(screen.root.textContent).toBe('');
});

it('[UI-08] shows the logo of another sponsor after a broken one', async () => {
  expectLogged('could not be shown as an image');
  answering(to(sponsorLogo, (_, { id }) => ({ data: id === '1' ? 'data:image/png;base64,AAAA' : svg(50) })));
  const screen = await shown(element, { 'data-sponsor-id': '1' });
  await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
  screen.host.setAttribute('data-sponsor-id', '2');
  expect(await screen.findByRole('img')).toHaveAttribute('src', svg(50));
});
