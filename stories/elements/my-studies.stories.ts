import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { element } from '../../src/elements/my-studies/my-studies.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { refusedWith } from '../support/refused.ts';
import { askToLeave, busyStudy, longStudy, nextPage, openMenu, studiesTo } from '../support/studies.ts';
import { at400Percent, inDark, onPhone, rightToLeft } from '../support/variants.ts';

const answerWith = (studies: unknown) => answeredBy(() => Response.json(studies));

export default {
  title: 'Dashboards/psp-my-studies',
  ...storyOf(element),
  beforeEach: answerWith(studiesTo(3, 1)),
} satisfies Meta;

// The page shares lookups, so stories with other responses need a user of their own.
const args = { 'data-user-id': 'mine-12' };
const userArgs = (name: string) => ({ 'data-user-id': `mine-${name}` });

export const Ready: StoryObj = { args };

export const NextPage: StoryObj = { args, play: nextPage };

/** A caregiver without a study of their own. */
export const Caregiver: StoryObj = { args: userArgs('caregiver'), beforeEach: answerWith(studiesTo(0, 3)) };

/** A patient who cares for nobody. */
export const Patient: StoryObj = { args: userArgs('patient'), beforeEach: answerWith(studiesTo(1, 0)) };

/** All studies are hidden from the person. */
export const AllHidden: StoryObj = {
  args: userArgs('hidden'),
  beforeEach: answerWith(studiesTo(2, 1).map(profile => ({ ...profile, enabled: false }))),
};

export const ProfilesFromThePage: StoryObj = { args: { 'data-profiles': studiesTo(1, 1) } };
export const InvalidProfiles: StoryObj = { args: { 'data-profiles': '[{id: 7}]' } };
export const FourPerPage: StoryObj = { args: { ...args, 'data-page-size': '4' } };

export const ManyActions: StoryObj = {
  args: userArgs('busy'),
  beforeEach: answerWith([busyStudy]),
  play: openMenu,
};

export const ActionConfirmation: StoryObj = {
  args: userArgs('busy'),
  beforeEach: ManyActions.beforeEach,
  play: askToLeave,
};

export const LongTexts: StoryObj = { args: userArgs('long'), beforeEach: answerWith([longStudy]) };
export const Loading: StoryObj = { args: userArgs('slow'), beforeEach: answeredBy(never) };
export const NoStudies: StoryObj = { args: userArgs('none'), beforeEach: answerWith([]) };

export const Forbidden: StoryObj = {
  args: userArgs('refused'),
  ...refusedWith('This is not your record.'),
};

export const Offline: StoryObj = {
  args: userArgs('offline'),
  beforeEach: answeredBy(() => Promise.reject(new TypeError('Failed to fetch'))),
};

export const WithoutUser: StoryObj = {};
export const Phone: StoryObj = { args, ...onPhone };
export const LongTextsOnPhone: StoryObj = { ...LongTexts, ...onPhone };
export const At400Percent: StoryObj = { ...LongTexts, ...at400Percent };
export const Dark: StoryObj = { args, ...inDark };
export const DarkOnPhone: StoryObj = {
  args,
  ...inDark,
  globals: { ...inDark.globals, ...onPhone.globals },
};
export const RightToLeft: StoryObj = { args, ...rightToLeft };
