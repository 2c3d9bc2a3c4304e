import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/study-list/index.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { busyStudy, longStudy, studiesTo } from '../support/studies.ts';
import { at400Percent, inDark, onPhone, rightToLeft } from '../support/variants.ts';

const answers = (studies: unknown) => answeredBy(() => Response.json(studies));

export default {
  title: 'Elements/psp-study-list',
  ...storyOf(element),
  beforeEach: answers(studiesTo(10, 2)),
} satisfies Meta;

// An answer serves all of the page for a while, so each answer has its own user.
const args = { 'data-user-id': 'list-12' };
const of = (name: string) => ({ 'data-user-id': `list-${name}` });

export const Ready: StoryObj = { args };

export const NextPage: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    const [next] = await screen.findAllByRole('button', { name: 'Next' });
    await userEvent.click(next as HTMLElement);
    await expect(screen.getByText('Page 2 of 2')).toBeVisible();
  },
};

export const FiveAPage: StoryObj = {
  args: { ...of('five'), 'data-page-size': '5' },
};

export const MuchToDo: StoryObj = {
  args: of('busy'),
  beforeEach: answers([busyStudy]),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for AURORA-1' }));
    await expect(await screen.findByRole('menuitem', { name: 'Leave study' })).toBeVisible();
  },
};

export const Asked: StoryObj = {
  args: of('busy'),
  beforeEach: MuchToDo.beforeEach,
  play: async context => {
    await MuchToDo.play?.(context);
    const screen = screenOf(context.canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Leave study' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const LongTexts: StoryObj = { args: of('long'), beforeEach: answers([longStudy]) };
export const Loading: StoryObj = { args: of('slow'), beforeEach: answeredBy(never) };
export const NoStudies: StoryObj = { args: of('none'), beforeEach: answers([]) };

export const Refused: StoryObj = {
  args: of('refused'),
  beforeEach: answeredBy(() => Response.json({ message: 'This is not your record.' }, { status: 403 })),
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByText('This is not your record.')).toBeVisible(),
};

export const Offline: StoryObj = {
  args: of('offline'),
  beforeEach: answeredBy(() => Promise.reject(new TypeError('Failed to fetch'))),
};

export const WithoutUser: StoryObj = {};
export const Phone: StoryObj = { args, ...onPhone };
export const PhoneLongTexts: StoryObj = { ...LongTexts, ...onPhone };
export const At400Percent: StoryObj = { ...LongTexts, ...at400Percent };
export const Dark: StoryObj = { args, ...inDark };
export const PhoneDark: StoryObj = {
  args,
  ...inDark,
  globals: { ...inDark.globals, ...onPhone.globals },
};
export const RightToLeft: StoryObj = { args, ...rightToLeft };
