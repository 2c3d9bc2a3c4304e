import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consentCookie } from '../../src/elements/cookie-consent/cookie-consent.rules.ts';
import { element } from '../../src/elements/cookie-consent/index.ts';
import { wound } from '../support/clock.ts';
import { expectLogged } from '../support/console.ts';
import { shown } from '../support/screen.ts';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has no part in what is tried.
  document.cookie = 'cookieConsent=; Path=/; Max-Age=0';
};

beforeEach(() => {
  forget();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forget();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const banners = () =>
  [...document.querySelectorAll('psp-cookie-consent')].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('.consent:popover-open'),
  );

async function asked(attributes: Record<string, string> = {}) {
  const screen = await shown(element, attributes);
  await pass(4000);
  await waitFor(() => expect(banners()).toEqual([screen.host]));
  return screen;
}

const press = () => banners()[0]?.shadowRoot?.querySelector<HTMLButtonElement>('.consent > .button')?.click();

it('[UI-10] asks 4,000 ms after it is there and not a millisecond earlier', async () => {
  const screen = await shown(element);
  await pass(3999);
  expect(banners()).toEqual([]);
  await pass(1);
  await waitFor(() => expect(banners()).toHaveLength(1));
  const banner = screen.getByRole('region', { name: 'Cookies' });
  expect(banner).toHaveTextContent('This site uses cookies');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[UI-10] says it politely, once', async () => {
  const screen = await asked();
  await wound(1);
  await pass(600);
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.querySelector('[aria-hidden="true"]')).toBeNull());
  expect(screen.root.querySelectorAll('[role="status"], [role="alert"], [aria-live]')).toHaveLength(1);
});

it('[UI-10] remembers for 365 days that it was closed, and does not ask again', async () => {
  const set = vi.spyOn(Document.prototype, 'cookie', 'set');
  await asked();
  press();
  await waitFor(() => expect(banners()).toEqual([]));
  expect(set.mock.calls.flat()).toEqual(['cookieConsent=dismissed; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(document.cookie).toContain('cookieConsent=dismissed');
  await shown(element);
  await pass(60_000);
  expect(banners()).toEqual([]);
});

it('[UI-10] keeps the cookie from other ways than https where the page came by it', () => {
  expect(consentCookie('https:')).toBe(
    'cookieConsent=dismissed; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});

it('[UI-10] asks nobody who has answered, whatever other cookies there are', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = 'cookieConsent=dismissed; Path=/';
  await shown(element);
  await pass(10_000);
  expect(banners()).toEqual([]);
  forget();
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = 'notcookieConsent=1; Path=/';
  await asked();
});

it('[UI-10] asks in one place of a page that has two; the other takes over when the first is removed', async () => {
  const first = await shown(element);
  const second = await shown(element);
  await pass(4000);
  await waitFor(() => expect(banners()).toEqual([first.host]));
  first.host.remove();
  await waitFor(() => expect(banners()).toEqual([second.host]));
  press();
  await waitFor(() => expect(banners()).toEqual([]));
});

it('[UI-10] is gone from a tab that comes back after it was answered in another', async () => {
  await asked();
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = 'cookieConsent=dismissed; Path=/';
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(banners()).toEqual([]));
});

it('[UI-10] leaves no clock behind when it is removed', async () => {
  const { host } = await shown(element);
  host.remove();
  await pass(10_000);
  expect(banners()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('[UI-10] links the policy of the site, and none of another', async () => {
  const screen = await asked({ 'data-policy-url': '/cookies/' });
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookies/');
  screen.host.remove();
  expectLogged('data-policy-url is no address of this site');
  const refused = await shown(element, { 'data-policy-url': 'https://elsewhere.test/' });
  expect(await refused.findByText(/not set up correctly/)).toBeVisible();
});

it('[UI-10] on a phone, gives the link room for a thumb and none of the button', async () => {
  await page.viewport(320, 600);
  const screen = await asked({ 'data-policy-url': '/cookies/' });
  const link = screen.getByRole('link', { name: 'Cookie policy' }).getBoundingClientRect();
  expect(link.height).toBeGreaterThanOrEqual(44);
  const button = screen.getByRole('button', { name: 'Got it' }).getBoundingClientRect();
  expect(link.bottom).toBeLessThanOrEqual(button.top);
});

it('[UI-10] is reached by keyboard, holds nobody, and gives the focus back', async () => {
  const screen = await asked();
  vi.useRealTimers();
  const [before, after] = [document.createElement('button'), document.createElement('button')];
  screen.host.before(before);
  screen.host.after(after);
  before.focus();
  await userEvent.tab();
  expect(screen.root.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(after);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(banners()).toEqual([]));
  expect(document.activeElement).toBe(after);
});

it('[UI-10] steps aside for what has the focus under it', async () => {
  const screen = await asked();
  const banner = screen.getByRole('region', { name: 'Cookies' });
  const under = document.createElement('button');
  Object.assign(under.style, { position: 'fixed', bottom: '20px', left: '50%' });
  document.body.append(under);
  under.focus();
  await waitFor(() => {
    const [one, other] = [banner.getBoundingClientRect(), under.getBoundingClientRect()];
    expect(one.bottom).toBeLessThan(other.top);
  });
});

// The last one: what no cookie keeps is kept until the page is left.
it('[UI-10] where cookies are blocked, is closed for this page at least', async () => {
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await asked();
  press();
  await waitFor(() => expect(banners()).toEqual([]));
  await shown(element);
  await pass(10_000);
  expect(banners()).toEqual([]);
});
