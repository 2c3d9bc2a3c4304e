import { parseRowActions, recordAddress } from '../../domain/display/row-action.ts';
import type { Language } from '../../domain/language/language.ts';
import { useLanguage } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/address.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { type ActionQuestion, RowActions } from '../../ui/menu/row-actions.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { Reference } from '../../ui/values/reference.tsx';
import { screenCatalogue } from '../texts.ts';
import type { Profile } from './profiles.ts';
import { ShortList, type ShortListProps } from './short-list.tsx';
import css from './study-profiles.css?inline';

addStyles(css);

interface StudyListProps extends Omit<ShortListProps<Profile>, 'columns' | 'children'> {
  /** Rows per page. */
  readonly size: number;
  confirm(question: ActionQuestion): void;
}

/** A card with a list of studies; each has its actions, which may ask for confirmation. [PD-01] [PD-05] */
export const StudyList = ({ size, confirm, ...list }: StudyListProps) => (
  <ShortList {...list} columns={studyColumns(list.rows, confirm, useLanguage())}>
    {table => <PagedTable {...table} size={size} isCardsOnPhones />}
  </ShortList>
);

/** The columns of a list of studies: all until the profiles are known, then without facts that none has. [PD-01] [PD-05] */
export function studyColumns(
  profiles: readonly Profile[] | undefined,
  confirm: (question: ActionQuestion) => void,
  language: Language,
): PlainColumn<Profile>[] {
  const { labels } = language.texts(screenCatalogue);
  const sharedTexts = language.texts(sharedCatalogue);
  const nameOf = ({ study }: Profile) => String(study?.studyName || study?.scoutNumber || labels.study);
  const columns: readonly PlainColumn<Profile>[] = [
    { title: labels.sponsor, show: ({ study }) => study?.sponsor },
    { title: labels.organization, show: ({ study }) => study?.organizationName },
    { title: labels.site, kind: 'code', show: ({ site }) => site?.siteId },
    { title: labels.patientId, kind: 'id', show: ({ patientId }) => patientId },
    {
      title: sharedTexts.labels.actions,
      kind: 'controls',
      show(profile) {
        const actions = parseRowActions(profile.actions);
        return actions.length > 0 && <RowActions {...{ actions, confirm }} name={nameOf(profile)} />;
      },
    },
  ];
  return [
    { title: labels.study, show: profile => <StudyName profile={profile} name={nameOf(profile)} /> },
    ...columns.filter(({ show }) => profiles?.some(show) ?? true),
  ];
}

interface StudyNameProps {
  readonly profile: Profile;
  readonly name: string;
}

function StudyName({ profile: { study, actions }, name }: StudyNameProps) {
  // RowActions logs an address of another site.
  const address = recordAddress(parseRowActions(actions));
  return (
    <>
      <Reference text={name} address={address && siteUrl(address)} />
      {study?.studyName && study.scoutNumber && <bdi className="scout-number">{study.scoutNumber}</bdi>}
    </>
  );
}
