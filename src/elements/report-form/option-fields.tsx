import { perLanguage } from '../../domain/language/language.ts';
import { useLanguage } from '../../language/language-context.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/select/select.tsx';
import type { FieldName } from './fields.rules.ts';
import type { Form } from './report-form.state.ts';
import { catalogue } from './texts.ts';

/** The options of the report type, and Use Spooler. [RPT-03] [RPT-18] */
export function OptionFields({ form }: { readonly form: Form }) {
  const language = useLanguage();
  const texts = language.texts(catalogue);
  const isVisible = (name: FieldName) => form.visible.includes(name);
  return (
    <>
      {selects(language)
        .filter(({ name }) => isVisible(name))
        .map(({ name, label, options }) => (
          <SelectField key={name} {...form.field(name)} optional={false} label={label} options={options} />
        ))}
      <div className="boxes wide">
        {checkboxes.filter(isVisible).map(name => {
          const { value, choose, locked, error } = form.field(name);
          return (
            <Checkbox
              key={name}
              label={texts[name]}
              checked={value === 'true'}
              change={checked => choose(checked ? 'true' : '')}
              locked={locked}
              error={error}
            />
          );
        })}
      </div>
    </>
  );
}

interface OptionSelect {
  readonly name: FieldName;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const selects = perLanguage((language): readonly OptionSelect[] => {
  const texts = language.texts(catalogue);
  return [
    {
      name: 'assigned',
      label: texts.cards,
      options: [
        { value: 'assigned', label: texts.assigned },
        { value: 'unassigned', label: texts.unassigned },
        { value: 'both', label: texts.assignedAndUnassigned },
      ],
    },
    {
      name: 'documentType',
      label: texts.documentType,
      options: [
        { value: 'err', label: texts.reimbursementRequests },
        { value: 'tr', label: texts.travelRequests },
      ],
    },
    {
      name: 'archived',
      label: texts.archived,
      options: [
        { value: 'archiveInclude', label: texts.includeArchived },
        { value: 'archiveExclude', label: texts.excludeArchived },
        { value: 'archiveOnly', label: texts.onlyArchived },
      ],
    },
  ];
});

const checkboxes = [
  'updatesOnly',
  'unbilled',
  'excludeDenied',
  'billed',
  'includeFees',
  'uncheckedSsnTin',
  'addressValidationTestRun',
  'spooled',
] as const;
