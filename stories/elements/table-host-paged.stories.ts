import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/table/table.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { paymentsTo } from '../support/payments.ts';
import { onPhone } from '../support/variants.ts';

/** psp-table whose host searches, sorts and pages: each page is a request of its own. */
export default {
  title: 'Lists/psp-table',
  ...storyOf(element),
  tags: ['!autodocs'],
  beforeEach: answeredBy(request => paymentsTo(250_000, request)),
} satisfies Meta;

const args = { 'data-endpoint': '/direct/reimbursement/api/list/', 'data-paging': 'host' };

const findCount = (canvasElement: HTMLElement, text: string) =>
  screenOf(canvasElement).findByText(text, { selector: '.count' });

export const HostPaged: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await findCount(canvasElement, '1–10 of 250,000');
    await userEvent.click(screenOf(canvasElement).getByRole('button', { name: 'Next page' }));
    await findCount(canvasElement, '11–20 of 250,000');
  },
};

export const HostPagedLoading: StoryObj = { args, beforeEach: answeredBy(never) };

export const HostPagedEmpty: StoryObj = {
  args,
  beforeEach: answeredBy(request => paymentsTo(0, request)),
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText('No data available in table')),
};

export const HostPagedFailed: StoryObj = {
  args,
  beforeEach: answeredBy(() => new Response('', { status: 404 })),
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByRole('button', { name: 'Retry' })),
};

/** The page that cannot be loaded is named, and the one before stays. */
export const HostPagedPageFailed: StoryObj = {
  args,
  beforeEach: answeredBy(request =>
    request.url.includes('skip=0') ? paymentsTo(250_000, request) : new Response('', { status: 404 }),
  ),
  play: async ({ canvasElement }) => {
    await findCount(canvasElement, '1–10 of 250,000');
    const screen = screenOf(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await findCount(canvasElement, '1–10 of 250,000');
  },
};

export const HostPagedOnPhone: StoryObj = { ...HostPaged, ...onPhone };
