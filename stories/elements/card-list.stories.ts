import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/card-list/card-list.tsx';
import { batchFrom, numbersTo } from '../../tests/support/answers/batches.ts';
import { cards } from '../../tests/support/answers/lists.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { refusedWith } from '../support/refused.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

const answerWithCards = (count: number) => answeredBy(request => batchFrom(cards, numbersTo(count), request));

export default {
  title: 'Lists/psp-card-list',
  ...storyOf(element),
  beforeEach: answerWithCards(480),
} satisfies Meta;

const args = {
  'data-endpoint': '/direct/site/12/cards/api/list/',
  'data-breadcrumbs': [{ label: 'Site S-0012', href: '/direct/site/12/dashboard' }, { label: 'Cards' }],
};

export const Ready: StoryObj = {
  args,
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText('1–10 of 480', { selector: '.count' })),
};

export const SearchResult: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByText('1–10 of 480', { selector: '.count' });
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: '1234 0042' } });
    await screen.findByText('1–1 of 1, filtered from 480', { selector: '.count' });
  },
};

export const IncompleteExportConfirmation: StoryObj = {
  args,
  beforeEach: answeredBy(request =>
    request.url.includes('skip=0')
      ? Response.json({ data: numbersTo(20).map(cards.row), total: 40 })
      : new Response('', { status: 404 }),
  ),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByText('Showing 20 of 40.');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toBeVisible());
  },
};

export const LostLeadingZeros: StoryObj = {
  args,
  beforeEach: answeredBy(() =>
    Response.json({
      data: [{ id: 1, lastEightDigits: { display: 123_456 }, status: { display: 'Active' } }],
    }),
  ),
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByText('0012 3456')).toBeVisible(),
};

export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };
export const Empty: StoryObj = { args, beforeEach: answerWithCards(0) };
export const Failed: StoryObj = { args, beforeEach: answeredBy(() => new Response('', { status: 404 })) };
export const Forbidden: StoryObj = {
  args,
  ...refusedWith('You may not see these cards.'),
};
export const WithoutEndpoint: StoryObj = {};
export const Phone: StoryObj = { ...Ready, ...onPhone };
export const Dark: StoryObj = { ...Ready, ...inDark };
export const RightToLeft: StoryObj = { ...Ready, ...rightToLeft };
