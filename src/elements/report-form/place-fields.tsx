import { excludedText } from '../../domain/excluded-text.ts';
import { LookupField, type LookupFieldProps } from '../../screen/lookups/lookup-field.tsx';
import type { Form } from './report-form.state.ts';

type PlaceName = keyof Form['lists'];

interface PlaceTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly emptyText: string;
  readonly disabled?: LookupFieldProps['disabled'];
  readonly hint?: string | undefined;
}

/** Sponsor, CRO, site, study and the master-site fields, in the order in which one leads to the other. [RPT-02] [RPT-07] */
export function PlaceFields({ form, level }: { readonly form: Form; readonly level: string }) {
  const texts = textsOf(form);
  const names = order[level === 'study' ? 'study' : 'site'].filter(name => form.shown.includes(name));
  const cleared = form.emptied.flatMap(name =>
    name in texts && form.shown.includes(name) ? [`${texts[name as PlaceName].label} cleared.`] : [],
  );
  return (
    <>
      {names.map(name => {
        const field = form.field(name);
        // The error takes the place of the hint.
        const { hint, ...said } = texts[name];
        return (
          <LookupField key={name} {...field} {...form.lists[name]} {...said} hint={!field.error && hint} />
        );
      })}
      <p role="status" className="visually-hidden">
        {[...cleared, ...names.map(name => texts[name].hint)].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

const order: Readonly<Record<'site' | 'study', readonly PlaceName[]>> = {
  site: ['sponsor', 'cro', 'site', 'study', 'masterSiteSponsor', 'siteMaster', 'satelliteSite'],
  study: ['sponsor', 'cro', 'study', 'site', 'masterSiteSponsor', 'siteMaster', 'satelliteSite'],
};

/** What each field says while nothing is chosen, and when there is nothing to choose. [RPT-17] */
function textsOf({ lists: { site, study, cro }, counted }: Form): Readonly<Record<PlaceName, PlaceTexts>> {
  return {
    sponsor: {
      label: 'Sponsor',
      placeholder: 'Select a sponsor',
      emptyText: 'No sponsors are available.',
    },
    cro: {
      label: 'CRO',
      placeholder: 'Select a CRO',
      emptyText: counted.sponsor ? 'No CROs found for selected sponsor' : 'No CROs are available.',
      hint: excludedText(cro.excluded, 'CRO', 'CROs', 'Sponsor'),
    },
    site: {
      label: 'Site',
      placeholder: 'Select a site',
      emptyText: site.from === 'one' ? 'No sites found for selected study' : 'No sites are available.',
      disabled: site.from === 'none' && 'Please select a study first',
      hint: excludedText(site.excluded, 'site', 'sites', 'Study'),
    },
    study: {
      label: 'Study',
      placeholder: 'Select a study',
      emptyText: study.from === 'one' ? 'No studies found for selected site' : 'No studies are available.',
      disabled: study.from === 'none' && 'Please select a site first',
      hint: excludedText(study.excluded, 'study', 'studies', 'Site'),
    },
    masterSiteSponsor: {
      label: 'Sponsor of the top-level site',
      placeholder: 'Select a sponsor',
      emptyText: 'No sponsors are available.',
    },
    siteMaster: {
      label: 'Top-level site',
      placeholder: 'Select a top-level site',
      emptyText: 'No top-level sites are available.',
    },
    satelliteSite: {
      label: 'Satellite site',
      placeholder: 'Select a satellite site',
      emptyText: 'No satellite sites found for selected top-level site',
      disabled: !counted.siteMaster && 'Please select a top-level site first',
    },
  };
}
