import { expect, userEvent } from 'storybook/test';
import { numbersTo } from '../../tests/support/answers/batches.ts';
import { profile } from '../../tests/support/answers/lists.ts';
import { screenOf } from './inside.ts';

type Play = (context: { canvasElement: HTMLElement }) => Promise<void>;

/** The profiles of that many own studies, and of that many studies of people one cares for. */
export const studiesTo = (own: number, others: number) => [
  ...numbersTo(own).map(profile),
  ...numbersTo(others).map(number => ({ ...profile(own + number), isPrimary: false })),
];

/** A study with unusually long texts. */
export const longStudy = {
  ...profile(1),
  patientId: '508-012-0001-REENROLLED-AFTER-WITHDRAWAL',
  study: {
    ...profile(1).study,
    studyName: 'AURORA: long-term safety and efficacy of inhaled treatment in adults with severe asthma',
    organizationName: 'University Hospital of the Upper Valley, Department of Pulmonary Medicine',
    sponsor: 'Northwind Therapeutics International Holding',
  },
};

/** A study with more actions than fit into its row; one of them needs confirmation. */
export const busyStudy = {
  ...profile(1),
  actions: [
    { href: '/patient/20001/', title: 'View' },
    { href: '/patient/20001/visits', title: 'Visits' },
    { href: '/patient/20001/travel', title: 'Travel requests' },
    {
      href: '/patient/20001/leave',
      title: 'Leave study',
      class: 'btn-danger',
      flags: { confirm: { message: 'Leave AURORA-1?' } },
    },
  ],
};

/** Goes to the second page of the first list. */
export const nextPage: Play = async ({ canvasElement }) => {
  const screen = screenOf(canvasElement);
  const [next] = await screen.findAllByRole('button', { name: 'Next' });
  await userEvent.click(next as HTMLElement);
  await expect(screen.getByText('Page 2 of 2')).toBeVisible();
};

/** Opens the menu with the further actions of the busy study. */
export const openMenu: Play = async ({ canvasElement }) => {
  const screen = screenOf(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for AURORA-1' }));
  await expect(await screen.findByRole('menuitem', { name: 'Leave study' })).toBeVisible();
};

/** Opens the confirmation dialog of the busy study's last action. */
export const askToLeave: Play = async context => {
  await openMenu(context);
  const screen = screenOf(context.canvasElement);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Leave study' }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
};
