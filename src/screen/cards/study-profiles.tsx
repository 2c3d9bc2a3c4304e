import { recordAddress } from '../../domain/display/row-action.ts';
import type { Language } from '../../domain/language/language.ts';
import type { ProfileDisplay } from '../../domain/profiles.ts';
import { useLanguage } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/page-address.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { type ActionQuestion, RowActions } from '../../ui/menu/row-actions.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { Reference } from '../../ui/values/reference.tsx';
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
  const columns = columnsFor(profiles, confirm, useLanguage());
  return <PagedTable caption={label} columns={columns} rows={profiles} size={pageSize} isCardsOnPhones />;
}

const nameOf = ({ study, scoutNumber }: ProfileDisplay, language: Language): string => {
  const screenTexts = language.texts(screenCatalogue);
  return study || scoutNumber || screenTexts.labels.study;
};

/** Omits facts that no profile has. */
function columnsFor(
  profiles: readonly ProfileDisplay[],
  confirm: StudyProfilesProps['confirm'],
  language: Language,
): PlainColumn<ProfileDisplay>[] {
  const { labels } = language.texts(screenCatalogue);
  const sharedTexts = language.texts(sharedCatalogue);
  const fact = (title: string, textOf: (profile: ProfileDisplay) => string, kind?: 'id' | 'code') =>
    profiles.some(textOf) ? [{ title, kind, show: textOf }] : [];
  const actions: PlainColumn<ProfileDisplay> = {
    title: sharedTexts.labels.actions,
    kind: 'controls',
    show: profile =>
      profile.actions.length > 0 && (
        <RowActions actions={profile.actions} name={nameOf(profile, language)} confirm={confirm} />
      ),
  };
  return [
    {
      title: labels.study,
      show: profile => <StudyName profile={profile} name={nameOf(profile, language)} />,
    },
    ...fact(labels.sponsor, ({ sponsor }) => sponsor),
    ...fact(labels.organization, ({ organization }) => organization),
    ...fact(labels.site, ({ site }) => site, 'code'),
    ...fact(labels.patientId, ({ patient }) => patient, 'id'),
    ...(profiles.some(profile => profile.actions.length) ? [actions] : []),
  ];
}

interface StudyNameProps {
  readonly profile: ProfileDisplay;
  readonly name: string;
}

function StudyName({ profile: { study, scoutNumber, actions }, name }: StudyNameProps) {
  // RowActions logs an address of another site.
  const url = siteUrl(recordAddress(actions) ?? '');
  return (
    <>
      <Reference text={name} address={url} />
      {study && scoutNumber && <bdi className="scout-number">{scoutNumber}</bdi>}
    </>
  );
}
