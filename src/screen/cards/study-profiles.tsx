import type { RowAction } from '../../domain/display/row-action.ts';
import type { Language } from '../../domain/language/language.ts';
import { perLanguage } from '../../domain/language/per-language.ts';
import type { ProfileDisplay } from '../../domain/profiles.ts';
import { useLanguage } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/page-address.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { type RecordCard, RecordCards } from '../../ui/data/record-cards.tsx';
import { ShortPages } from '../../ui/data/short-pager.tsx';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { type ActionQuestion, RowActions } from '../../ui/menu/row-actions.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { screenCatalogue } from '../texts.ts';
import css from './study-profiles.css?inline';

addStyles(css);

export interface StudyProfilesProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly profiles: readonly ProfileDisplay[];
  readonly pageSize: number;
  /** Asks for confirmation before an action; get it from `useActionConfirmation`. */
  confirm(question: ActionQuestion): void;
}

/** The studies of a patient, page by page: a table, or on phones a card for each. [PD-01] [PD-05] */
export function StudyProfiles({ label, profiles, pageSize, confirm }: StudyProfilesProps) {
  const language = useLanguage();
  const isPhone = usePhone();
  const columns = isPhone ? undefined : columnsFor(profiles, confirm, language);
  return (
    <ShortPages label={label} rows={profiles} size={pageSize}>
      {rows =>
        columns ? (
          <PlainTable caption={label} columns={columns} rows={rows} />
        ) : (
          <RecordCards label={label} records={rows.map(profile => recordCard(profile, confirm, language))} />
        )
      }
    </ShortPages>
  );
}

const nameOf = ({ study, scoutNumber }: ProfileDisplay, language: Language): string => {
  const screenTexts = language.texts(screenCatalogue);
  return study || scoutNumber || screenTexts.labels.study;
};

const facts = perLanguage(
  (language): readonly (readonly [string, (profile: ProfileDisplay) => string, ('id' | 'code')?])[] => {
    const screenTexts = language.texts(screenCatalogue);
    return [
      [screenTexts.labels.sponsor, ({ sponsor }) => sponsor],
      [screenTexts.labels.organization, ({ organization }) => organization],
      [screenTexts.labels.site, ({ site }) => site, 'code'],
      [screenTexts.labels.patientId, ({ patient }) => patient, 'id'],
    ];
  },
);

const study = perLanguage((language): PlainColumn<ProfileDisplay> => {
  const screenTexts = language.texts(screenCatalogue);
  return {
    title: screenTexts.labels.study,
    show: profile => (
      <span className="study-name">
        <bdi>{nameOf(profile, language)}</bdi>
        {profile.study && profile.scoutNumber && <bdi className="scout-number">{profile.scoutNumber}</bdi>}
      </span>
    ),
  };
});

/** Omits columns that are empty for all profiles. */
function columnsFor(
  profiles: readonly ProfileDisplay[],
  confirm: StudyProfilesProps['confirm'],
  language: Language,
): PlainColumn<ProfileDisplay>[] {
  const sharedTexts = language.texts(sharedCatalogue);
  const usedFacts = facts(language).filter(([, factIn]) => profiles.some(factIn));
  const actions: PlainColumn<ProfileDisplay> = {
    title: sharedTexts.labels.actions,
    kind: 'controls',
    show: profile => (
      <RowActions actions={profile.actions} name={nameOf(profile, language)} confirm={confirm} />
    ),
  };
  return [
    study(language),
    ...usedFacts.map(([title, factIn, kind]) => ({
      title,
      kind,
      show: (profile: ProfileDisplay) => <bdi>{factIn(profile)}</bdi>,
    })),
    ...(profiles.some(profile => profile.actions.length) ? [actions] : []),
  ];
}

const recordCard = (
  profile: ProfileDisplay,
  confirm: StudyProfilesProps['confirm'],
  language: Language,
): RecordCard => {
  const screenTexts = language.texts(screenCatalogue);
  return {
    id: profile.id,
    title: nameOf(profile, language),
    facts: [
      ...(profile.study ? [[screenTexts.labels.scoutNumber, profile.scoutNumber] as const] : []),
      ...facts(language).map(([label, factIn]) => [label, factIn(profile)] as const),
    ],
    ...linkOrActions(profile, confirm, language),
  };
};

/** A record without other actions than View is a link as a whole; other actions are at the foot of its card. */
function linkOrActions(
  profile: ProfileDisplay,
  confirm: StudyProfilesProps['confirm'],
  language: Language,
): Pick<RecordCard, 'link' | 'foot'> {
  const [first, ...others] = profile.actions;
  if (!first) return {};
  const href = isView(first) && !others.length && siteUrl(first.href ?? '');
  if (href) return { link: { href } };
  return {
    foot: <RowActions actions={profile.actions} name={nameOf(profile, language)} confirm={confirm} />,
  };
}

// The status as hosts write it.
const isView = ({ title, question }: RowAction): boolean =>
  question === undefined && title.toLowerCase() === 'view';
