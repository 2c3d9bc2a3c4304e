import type { ShownProfile } from '../../domain/profiles.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { type RecordCard, RecordCards } from '../../ui/data/record-cards.tsx';
import { ShortPages } from '../../ui/data/short-pager.tsx';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { type ActionAsked, RowActions } from '../../ui/navigation/row-actions.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './study-profiles.css?inline';

addStyles(css);

export interface StudyProfilesProps {
  /** What they are, for those who hear it. */
  readonly label: string;
  readonly profiles: readonly ShownProfile[];
  readonly pageSize: number;
  /** Asks before an action; `useActionAsked` gives it. */
  ask(asked: ActionAsked): void;
}

/** The studies of a person in pages: a table, on phones a card for each. [PD-01] [PD-05] */
export function StudyProfiles({ label, profiles, pageSize, ask }: StudyProfilesProps) {
  const isPhone = usePhone();
  const shown = isPhone ? undefined : columnsFor(profiles, ask);
  return (
    <ShortPages label={label} rows={profiles} size={pageSize}>
      {rows =>
        shown ? (
          <PlainTable caption={label} columns={shown} rows={rows} />
        ) : (
          <RecordCards label={label} records={rows.map(profile => recordOf(profile, ask))} />
        )
      }
    </ShortPages>
  );
}

const nameOf = ({ study, scoutNumber }: ShownProfile): string => study || scoutNumber || 'Study';

const facts: readonly (readonly [string, (profile: ShownProfile) => string, ('id' | 'code')?])[] = [
  ['Sponsor', ({ sponsor }) => sponsor],
  ['Organization', ({ organization }) => organization],
  ['Site', ({ site }) => site, 'code'],
  ['Patient ID', ({ patient }) => patient, 'id'],
];

const study: PlainColumn<ShownProfile> = {
  title: 'Study',
  show: profile => (
    <span className="study-name">
      <bdi>{nameOf(profile)}</bdi>
      {profile.study && profile.scoutNumber && <bdi className="scout-number">{profile.scoutNumber}</bdi>}
    </span>
  ),
};

/** A column that would be empty on every page is left out. */
function columnsFor(
  profiles: readonly ShownProfile[],
  ask: StudyProfilesProps['ask'],
): PlainColumn<ShownProfile>[] {
  const known = facts.filter(([, factIn]) => profiles.some(factIn));
  const actions: PlainColumn<ShownProfile> = {
    title: 'Actions',
    kind: 'controls',
    show: profile => <RowActions actions={profile.actions} name={nameOf(profile)} ask={ask} />,
  };
  return [
    study,
    ...known.map(([title, factIn, kind]) => ({
      title,
      kind,
      show: (profile: ShownProfile) => <bdi>{factIn(profile)}</bdi>,
    })),
    ...(profiles.some(profile => profile.actions.length) ? [actions] : []),
  ];
}

const recordOf = (profile: ShownProfile, ask: StudyProfilesProps['ask']): RecordCard => ({
  id: profile.id,
  title: nameOf(profile),
  facts: [
    ...(profile.study ? [['Scout Number', profile.scoutNumber] as const] : []),
    ...facts.map(([label, factIn]) => [label, factIn(profile)] as const),
  ],
  foot: profile.actions.length > 0 && (
    <RowActions actions={profile.actions} name={nameOf(profile)} ask={ask} />
  ),
});
