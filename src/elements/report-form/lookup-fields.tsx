import type { Language } from '../../domain/language/language.ts';
import { useLanguage } from '../../language/language-context.ts';
import { LookupField, type LookupFieldProps } from '../../screen/lookups/lookup-field.tsx';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import type { Form } from './report-form.state.ts';
import { catalogue } from './texts.ts';

type LookupName = keyof Form['lists'];

type LookupTexts = Pick<LookupFieldProps, 'label' | 'placeholder' | 'emptyText' | 'disabled' | 'hint'>;

/** Sponsor, CRO, site, study and the top-level site fields, each before the fields that depend on it. [RPT-02] [RPT-07] */
export function LookupFields({ form, level }: { readonly form: Form; readonly level: string }) {
  const language = useLanguage();
  const textsByField = lookupTexts(form, language);
  const names = fieldOrder[level === 'study' ? 'study' : 'site'].filter(name => form.visible.includes(name));
  // What keeps one list from being loaded mostly keeps the others, too.
  const retry = () => {
    for (const name of names) if (form.lists[name].lookup.state === 'failed') form.lists[name].lookup.retry();
  };
  return (
    <>
      {names.map(name => (
        <LookupField
          key={name}
          {...form.field(name)}
          options={form.lists[name].options}
          lookup={{ ...form.lists[name].lookup, retry }}
          {...textsByField[name]}
        />
      ))}
      <p role="status" className="visually-hidden">
        {announcement(form, names, textsByField, language)}
      </p>
    </>
  );
}

const fieldOrder: Readonly<Record<'site' | 'study', readonly LookupName[]>> = {
  site: ['sponsor', 'cro', 'site', 'study', 'masterSiteSponsor', 'siteMaster', 'satelliteSite'],
  study: ['sponsor', 'cro', 'study', 'site', 'masterSiteSponsor', 'siteMaster', 'satelliteSite'],
};

type TextsByField = Readonly<Record<LookupName, LookupTexts>>;

/** Announces the fields that the latest choice has cleared, and all hints. [RPT-09] */
function announcement(
  form: Form,
  names: readonly LookupName[],
  textsByField: TextsByField,
  language: Language,
): string {
  const texts = language.texts(catalogue);
  const cleared = form.cleared.flatMap(name =>
    name in textsByField && form.visible.includes(name)
      ? [texts.cleared({ field: textsByField[name as LookupName].label })]
      : [],
  );
  return [...cleared, ...names.map(name => textsByField[name].hint)].filter(Boolean).join(' ');
}

/** The texts of each field, which depend on what is already chosen. [RPT-17] */
function lookupTexts({ lists: { site, study, cro }, choices }: Form, language: Language): TextsByField {
  const screenTexts = language.texts(screenCatalogue);
  const choiceTexts = language.texts(choiceCatalogue);
  const texts = language.texts(catalogue);
  return {
    sponsor: {
      label: screenTexts.labels.sponsor,
      placeholder: texts.selectSponsor,
      emptyText: texts.noSponsors,
    },
    cro: {
      label: texts.cro,
      placeholder: texts.selectCro,
      emptyText: choices.sponsor ? texts.noCrosForSponsor : texts.noCros,
      hint: cro.excludedCount > 0 ? texts.crosExcluded({ count: cro.excludedCount }) : undefined,
    },
    site: {
      label: screenTexts.labels.site,
      placeholder: choiceTexts.selectSite,
      emptyText: site.scope === 'one' ? choiceTexts.noSitesForStudy : choiceTexts.noSites,
      disabled: site.scope === 'none' && choiceTexts.selectStudyFirst,
      hint: site.excludedCount > 0 ? texts.sitesExcluded({ count: site.excludedCount }) : undefined,
    },
    study: {
      label: screenTexts.labels.study,
      placeholder: choiceTexts.selectStudy,
      emptyText: study.scope === 'one' ? choiceTexts.noStudiesForSite : screenTexts.noStudies,
      disabled: study.scope === 'none' && choiceTexts.selectSiteFirst,
      hint: study.excludedCount > 0 ? texts.studiesExcluded({ count: study.excludedCount }) : undefined,
    },
    masterSiteSponsor: {
      label: texts.masterSiteSponsor,
      placeholder: texts.selectSponsor,
      emptyText: texts.noSponsors,
    },
    siteMaster: {
      label: texts.masterSite,
      placeholder: texts.selectMasterSite,
      emptyText: texts.noMasterSites,
    },
    satelliteSite: {
      label: texts.satelliteSite,
      placeholder: texts.selectSatelliteSite,
      emptyText: texts.noSatelliteSites,
      disabled: !choices.siteMaster && texts.selectMasterSiteFirst,
    },
  };
}
