import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/cookie-consent/index.ts';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/** A visitor who has not answered; the banner comes after 4 seconds. */
function forget(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the element writes it.
  document.cookie = 'cookieConsent=; Path=/; Max-Age=0';
}

export default {
  title: 'Elements/psp-cookie-consent',
  ...storyOf(element),
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta;

const args = { 'data-policy-url': '/cookies/' };
const asked: StoryObj['play'] = async ({ canvasElement }) => {
  const banner = await screenOf(canvasElement).findByRole('region', { name: 'Cookies' }, { timeout: 10_000 });
  await expect(banner).toBeVisible();
};

export const Asking: StoryObj = { args, play: asked };

export const Answered: StoryObj = {
  args,
  play: async context => {
    await asked(context);
    await userEvent.click(screenOf(context.canvasElement).getByRole('button', { name: 'Got it' }));
    await expect(inside(context.canvasElement).querySelector('.consent')).toBeNull();
  },
};

export const RefusedPolicy: StoryObj = { args: { 'data-policy-url': 'https://elsewhere.test/' } };
export const Phone: StoryObj = { args, play: asked, ...onPhone };
export const Dark: StoryObj = { args, play: asked, ...inDark };
export const RightToLeft: StoryObj = { args, play: asked, ...rightToLeft };
