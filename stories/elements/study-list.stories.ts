import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { element } from '../../src/elements/study-list/study-list.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { refusedWith } from '../support/refused.ts';
import { askToLeave, busyStudy, longStudy, nextPage, openMenu, studiesTo } from '../support/studies.ts';
import { at400Percent, inDark, onPhone, rightToLeft } from '../support/variants.ts';

const answerStudies = (studies: unknown) => answeredBy(() => Response.json(studies));

export default {
  title: 'Dashboards/psp-study-list',
  ...storyOf(element),
  beforeEach: answerStudies(studiesTo(10, 2)),
} satisfies Meta;

// Each story uses its own user because answers are shared by the whole page for a short time.
const args = { 'data-user-id': 'list-12' };
const forUser = (name: string) => ({ 'data-user-id': `list-${name}` });

export const Ready: StoryObj = { args };

export const NextPage: StoryObj = { args, play: nextPage };

export const FivePerPage: StoryObj = {
  args: { ...forUser('five'), 'data-page-size': '5' },
};

export const ManyActions: StoryObj = {
  args: forUser('busy'),
  beforeEach: answerStudies([busyStudy]),
  play: openMenu,
};

export const Confirmation: StoryObj = {
  args: forUser('busy'),
  beforeEach: ManyActions.beforeEach,
  play: askToLeave,
};

export const LongTexts: StoryObj = { args: forUser('long'), beforeEach: answerStudies([longStudy]) };
export const Loading: StoryObj = { args: forUser('slow'), beforeEach: answeredBy(never) };
export const NoStudies: StoryObj = { args: forUser('none'), beforeEach: answerStudies([]) };

export const Forbidden: StoryObj = {
  args: forUser('refused'),
  ...refusedWith('This is not your record.'),
};

export const Offline: StoryObj = {
  args: forUser('offline'),
  beforeEach: answeredBy(() => Promise.reject(new TypeError('Failed to fetch'))),
};

export const MissingUser: StoryObj = {};
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
