import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '../../src/elements/cookie-consent/cookie-consent.tsx';
import { expectLogged } from '../support/console.ts';
import { shown, staffDetails } from '../support/screen.ts';

const deleteCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the element under test writes document.cookie, too.
  document.cookie = 'cookieConsent=; Path=/; Max-Age=0';
};

beforeEach(() => {
  deleteCookie();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  deleteCookie();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The elements whose banner is open. */
const openBanners = () =>
  [...document.querySelectorAll('psp-cookie-consent')].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('.consent:popover-open'),
  );

async function showBanner(attributes: Record<string, string> = {}) {
  const screen = await shown(element, attributes);
  await pass(4000);
  await waitFor(() => expect(openBanners()).toEqual([screen.host]));
  return screen;
}

const dismiss = () =>
  openBanners()[0]?.shadowRoot?.querySelector<HTMLButtonElement>('.consent > .button')?.click();

it('[UI-10] shows a non-modal banner 4,000 ms after it was added and not a millisecond earlier', async () => {
  const screen = await shown(element);
  await pass(3999);
  expect(openBanners()).toEqual([]);
  await pass(1);
  await waitFor(() => expect(openBanners()).toHaveLength(1));
  const banner = screen.getByRole('region', { name: 'Cookies' });
  expect(banner).toHaveTextContent('This site uses cookies');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[UI-10] reserves its height at the end of the page while it is shown', async () => {
  const { style } = document.documentElement;
  style.paddingBlockEnd = '5px';
  const before = document.documentElement.scrollHeight;
  const { root } = await showBanner();
  const banner = root.querySelector<HTMLElement>('.consent');
  const reserved = Number.parseFloat(style.paddingBlockEnd) - 5;
  expect(reserved).toBeGreaterThanOrEqual(Number(banner?.offsetHeight));
  expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(before);
  dismiss();
  await waitFor(() => expect(style.paddingBlockEnd).toBe('5px'));
  style.paddingBlockEnd = '';
});

it('[UI-10] announces its message politely and once', async () => {
  const screen = await showBanner();
  const status = screen.getByRole('status');
  await waitFor(async () => {
    await pass(600);
    expect(status.querySelector('[aria-hidden="true"]')).toBeNull();
  });
  expect(screen.root.querySelectorAll('[role="status"], [role="alert"], [aria-live]')).toHaveLength(1);
});

it('[UI-10] stores the dismissal for 365 days and does not show again', async () => {
  const setCookie = vi.spyOn(Document.prototype, 'cookie', 'set');
  await showBanner();
  dismiss();
  await waitFor(() => expect(openBanners()).toEqual([]));
  expect(setCookie.mock.calls.flat()).toEqual([
    'cookieConsent=dismissed; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
  expect(document.cookie).toContain('cookieConsent=dismissed');
  await shown(element);
  await pass(60_000);
  expect(openBanners()).toEqual([]);
});

it('[EMB-12] stores the dismissal on a page with an image named cookie', async () => {
  const image = Object.assign(document.createElement('img'), { name: 'cookie' });
  document.body.append(image);
  await showBanner();
  dismiss();
  await waitFor(() => expect(openBanners()).toEqual([]));
  image.remove();
  expect(document.cookie).toContain('cookieConsent=dismissed');
});

it('[UI-10] shows only one banner for two elements; the second takes over when the first is removed', async () => {
  const first = await shown(element);
  const second = await shown(element);
  await pass(4000);
  await waitFor(() => expect(openBanners()).toEqual([first.host]));
  first.host.remove();
  await waitFor(() => expect(openBanners()).toEqual([second.host]));
  dismiss();
  await waitFor(() => expect(openBanners()).toEqual([]));
});

it('[UI-10] disappears when the tab regains focus after the banner was dismissed in another', async () => {
  await showBanner();
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = 'cookieConsent=dismissed; Path=/';
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(openBanners()).toEqual([]));
});

it('[UI-10] links a policy of this site and refuses one of another site', async () => {
  const screen = await showBanner({ 'data-policy-url': '/cookies/' });
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookies/');
  screen.host.remove();
  expectLogged('data-policy-url is not an address of this site');
  const refused = await shown(element, { 'data-policy-url': 'https://elsewhere.test/' });
  expect(await staffDetails(refused)).toContain('data-policy-url is not an address of this site');
});

it('[UI-10] can be reached by keyboard, does not trap the focus, and returns it when dismissed', async () => {
  const screen = await showBanner();
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
  await waitFor(() => expect(openBanners()).toEqual([]));
  expect(document.activeElement).toBe(after);
});

it('[UI-10] moves away from a focused element that it covers', async () => {
  const screen = await showBanner();
  const banner = screen.getByRole('region', { name: 'Cookies' });
  const covered = document.createElement('button');
  Object.assign(covered.style, { position: 'fixed', bottom: '20px', left: '50%' });
  document.body.append(covered);
  covered.focus();
  await waitFor(() => {
    expect(banner.getBoundingClientRect().bottom).toBeLessThan(covered.getBoundingClientRect().top);
  });
});

// Runs last: without a cookie, the dismissal lasts until the page of this test file is left.
it('[UI-10] stays dismissed on this page if cookies are blocked', async () => {
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await showBanner();
  dismiss();
  await waitFor(() => expect(openBanners()).toEqual([]));
  await shown(element);
  await pass(10_000);
  expect(openBanners()).toEqual([]);
});
