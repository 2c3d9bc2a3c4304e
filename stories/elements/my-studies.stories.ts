import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { element } from '../../src/elements/my-studies/index.ts';
import { answeredBy, answeredWith, never, offline } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { refusedWith } from '../support/refused.ts';
import { askToLeave, busyStudy, longStudy, nextPage, openMenu, studiesTo } from '../support/studies.ts';
import { at400Percent, inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default {
  title: 'Elements/psp-my-studies',
  ...storyOf(element),
  beforeEach: answeredWith(studiesTo(3, 1)),
} satisfies Meta;

// An answer serves all of the page for a while, so each answer has its own user.
const args = { 'data-user-id': 'mine-12' };
const of = (name: string) => ({ 'data-user-id': `mine-${name}` });

export const Ready: StoryObj = { args };

export const NextPage: StoryObj = { args, play: nextPage };

/** A caregiver without a study of their own. */
export const Caregiver: StoryObj = { args: of('caregiver'), beforeEach: answeredWith(studiesTo(0, 3)) };

/** A patient who cares for nobody. */
export const Patient: StoryObj = { args: of('patient'), beforeEach: answeredWith(studiesTo(1, 0)) };

/** All studies are hidden: they are closing, archived or restricted. */
export const NothingToSee: StoryObj = {
  args: of('hidden'),
  beforeEach: answeredWith(studiesTo(2, 1).map(one => ({ ...one, enabled: false }))),
};

export const ProfilesOfThePage: StoryObj = { args: { 'data-profiles': studiesTo(1, 1) } };
export const ProfilesNotJson: StoryObj = { args: { 'data-profiles': '[{id: 7}]' } };
export const FourAPage: StoryObj = { args: { ...args, 'data-page-size': '4' } };

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
