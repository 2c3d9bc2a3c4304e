import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { bannerDelay } from '../../src/elements/cookie-consent/cookie-consent.rules.ts';
import { element } from '../../src/elements/cookie-consent/cookie-consent.tsx';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/** Forgets an earlier dismissal, so that the banner appears. */
function deleteCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the element writes document.cookie, too.
  document.cookie = 'cookieConsent=; Path=/; Max-Age=0';
}

export default {
  title: 'Helpers/psp-cookie-consent',
  ...storyOf(element),
  beforeEach: () => {
    deleteCookie();
    const { setTimeout } = globalThis;
    // Stories do not wait for the delay of the banner.
    globalThis.setTimeout = ((run: () => void, delay?: number) =>
      setTimeout(run, delay === bannerDelay ? 0 : delay)) as typeof setTimeout;
    return () => {
      globalThis.setTimeout = setTimeout;
      deleteCookie();
    };
  },
} satisfies Meta;

const args = { 'data-policy-url': '/cookies/' };
const waitForBanner: StoryObj['play'] = async ({ canvasElement }) => {
  const banner = await screenOf(canvasElement).findByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
};

export const Ready: StoryObj = { args, play: waitForBanner };

export const Dismissed: StoryObj = {
  args,
  play: async context => {
    await waitForBanner(context);
    await userEvent.click(screenOf(context.canvasElement).getByRole('button', { name: 'Got it' }));
    await expect(inside(context.canvasElement).querySelector('.consent')).toBeNull();
  },
};

export const CrossOriginPolicy: StoryObj = { args: { 'data-policy-url': 'https://elsewhere.test/' } };
export const Phone: StoryObj = { args, play: waitForBanner, ...onPhone };
export const Dark: StoryObj = { args, play: waitForBanner, ...inDark };
export const RightToLeft: StoryObj = { args, play: waitForBanner, ...rightToLeft };
