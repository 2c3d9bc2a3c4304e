import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { element } from '../../src/elements/study-list/index.ts';
import { answeredBy, answeredWith, never, offline } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { refusedWith } from '../support/refused.ts';
import { askToLeave, busyStudy, longStudy, nextPage, openMenu, studiesTo } from '../support/studies.ts';
import { at400Percent, inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default {
  title: 'Elements/psp-study-list',
  ...storyOf(element),
  beforeEach: answeredWith(studiesTo(10, 2)),
} satisfies Meta;

// An answer serves all of the page for a while, so each answer has its own user.
const args = { 'data-user-id': 'list-12' };
const of = (name: string) => ({ 'data-user-id': `list-${name}` });

export const Ready: StoryObj = { args };

export const NextPage: StoryObj = { args, play: nextPage };

export const FiveAPage: StoryObj = {
  args: { ...of('five'), 'data-page-size': '5' },
};

export const MuchToDo: StoryObj = {
  args: of('busy'),
  beforeEach: answeredWith([busyStudy]),
  play: openMenu,
};

export const Asked: StoryObj = {
  args: of('busy'),
  beforeEach: MuchToDo.beforeEach,
  play: askToLeave,
};

export const LongTexts: StoryObj = { args: of('long'), beforeEach: answeredWith([longStudy]) };
export const Loading: StoryObj = { args: of('slow'), beforeEach: answeredBy(never) };
export const NoStudies: StoryObj = { args: of('none'), beforeEach: answeredWith([]) };

export const Refused: StoryObj = {
  args: of('refused'),
  ...refusedWith('This is not your record.'),
};

export const Offline: StoryObj = {
  args: of('offline'),
  beforeEach: answeredBy(offline),
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
