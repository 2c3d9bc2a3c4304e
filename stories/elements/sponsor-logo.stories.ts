import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { sponsorLogo } from '../../src/api/sponsors.ts';
import { element } from '../../src/elements/sponsor-logo/sponsor-logo.tsx';
import { hostOf, to } from '../../tests/support/answers/host.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

const logo = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 85" width="${width}" height="85"><rect width="${width}" height="85" rx="8" fill="#0d5c63"/><path d="M24 62V23l37 39V23" fill="none" stroke="#fff" stroke-width="9"/></svg>`,
  )}`;

/** A logo for each sponsor id; each story uses its own because lookups are shared by the whole page. */
const logos: Readonly<Record<string, string>> = {
  '7': logo(240),
  '8': logo(1600),
  '9': 'data:image/png;base64,AAAA',
  '10': 'https://elsewhere.test/logo.png',
};

const host = hostOf(
  to(sponsorLogo, (_, { id = '' }) => {
    const data = logos[id];
    return data ? { data } : new Response('', { status: 404 });
  }),
);

export default {
  title: 'Helpers/psp-sponsor-logo',
  ...storyOf(element),
  beforeEach: answeredBy(host),
} satisfies Meta;

const args = { 'data-sponsor-id': '7', 'data-alt': 'Northwind Therapeutics' };
const showsLogo: StoryObj['play'] = async ({ canvasElement }) => {
  await expect(await screenOf(canvasElement).findByRole('img')).toBeVisible();
};
const showsNoLogo: StoryObj['play'] = async ({ canvasElement }) => {
  await expect(inside(canvasElement).querySelector('img')).toBeNull();
};

export const Ready: StoryObj = { args, play: showsLogo };
export const WiderThanItsContainer: StoryObj = { args: { ...args, 'data-sponsor-id': '8' }, play: showsLogo };
export const Loading: StoryObj = {
  args: { ...args, 'data-sponsor-id': '11' },
  beforeEach: answeredBy(never),
  play: showsNoLogo,
};
export const NoLogo: StoryObj = { args: { ...args, 'data-sponsor-id': '12' }, play: showsNoLogo };
export const BrokenImage: StoryObj = { args: { ...args, 'data-sponsor-id': '9' } };
export const LogoOfAnotherSite: StoryObj = { args: { ...args, 'data-sponsor-id': '10' }, play: showsNoLogo };
export const MissingSponsor: StoryObj = {};
export const Phone: StoryObj = { args: { ...args, 'data-sponsor-id': '8' }, play: showsLogo, ...onPhone };
export const Dark: StoryObj = { args, play: showsLogo, ...inDark };
export const RightToLeft: StoryObj = { args, play: showsLogo, ...rightToLeft };
