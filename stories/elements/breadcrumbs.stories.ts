import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { element } from '../../src/elements/breadcrumbs/breadcrumbs.tsx';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

export default { title: 'Helpers/psp-breadcrumbs', ...storyOf(element) } satisfies Meta;

const items = [
  { label: 'Sites', href: '/direct/site/' },
  { label: 'Site S-0012', href: '/direct/site/12/dashboard' },
  { label: 'Reimbursement List' },
];
const args = { 'data-items': items };

export const Ready: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await expect(await screen.findByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(screen.getByText('Reimbursement List').closest('li')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const OnePage: StoryObj = { args: { 'data-items': [{ label: 'Reimbursement List' }] } };
export const Empty: StoryObj = { args: { 'data-items': [] } };
export const CrossOriginLinkAsText: StoryObj = {
  args: { 'data-items': [{ label: 'A partner', href: 'https://partner.example/' }, ...items] },
};
export const LongLabels: StoryObj = {
  args: {
    'data-items': [
      ...items.slice(0, 2),
      { label: 'A Randomized Study of Breathing in Adults With a Long Name '.repeat(3), href: '/study/' },
      { label: 'NCT0123456789'.repeat(12), href: '/study/1/' },
      ...items.slice(2),
    ],
  },
};
export const WithoutItems: StoryObj = {};
export const InvalidItems: StoryObj = { args: { 'data-items': '[{"href": "/"}]' } };
export const Phone: StoryObj = { args, ...onPhone };
export const LongLabelsOnSmallPhone: StoryObj = { ...LongLabels, ...onSmallPhone };
export const Dark: StoryObj = { args, ...inDark };
export const RightToLeft: StoryObj = { args, ...rightToLeft };
