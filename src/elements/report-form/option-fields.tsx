import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/select/select.tsx';
import type { FieldName } from './report-form.rules.ts';
import type { Form } from './report-form.state.ts';

/** What the type adds, and Use Spooler. [RPT-03] [RPT-18] */
export function OptionFields({ form }: { readonly form: Form }) {
  const isShown = ([name]: readonly [FieldName, ...unknown[]]) => form.shown.includes(name);
  return (
    <>
      {selects.filter(isShown).map(([name, label, options]) => (
        <SelectField key={name} {...form.field(name)} optional={false} label={label} options={options} />
      ))}
      <div className="boxes">
        {boxes.filter(isShown).map(([name, label]) => (
          <Box key={name} form={form} name={name} label={label} />
        ))}
      </div>
    </>
  );
}

interface BoxProps {
  readonly form: Form;
  readonly name: FieldName;
  readonly label: string;
}

function Box({ form, name, label }: BoxProps) {
  const { value, choose, locked } = form.field(name);
  return (
    <Checkbox
      label={label}
      checked={value === 'true'}
      change={checked => choose(checked ? 'true' : '')}
      locked={locked}
    />
  );
}

const selects: readonly (readonly [FieldName, string, readonly { value: string; label: string }[]])[] = [
  [
    'assigned',
    'Cards',
    [
      { value: 'assigned', label: 'Assigned' },
      { value: 'unassigned', label: 'Unassigned' },
      { value: 'both', label: 'Assigned and unassigned' },
    ],
  ],
  [
    'documentType',
    'Document type',
    [
      { value: 'err', label: 'Expense reimbursement requests (ERR)' },
      { value: 'tr', label: 'Travel requests (TR)' },
    ],
  ],
  [
    'archived',
    'Archived',
    [
      { value: 'archiveInclude', label: 'Include archived' },
      { value: 'archiveExclude', label: 'Exclude archived' },
      { value: 'archiveOnly', label: 'Only archived' },
    ],
  ],
];

const boxes: readonly (readonly [FieldName, string])[] = [
  ['updatesOnly', 'Updates only'],
  ['unbilled', 'Unbilled'],
  ['excludeDenied', 'Exclude denied'],
  ['billed', 'Show only billed'],
  ['includeFees', 'Include fees'],
  ['uncheckedSsnTin', 'Unchecked SSN/TIN'],
  ['addressValidationTestRun', 'Address validation test run'],
  ['spooled', 'Use Spooler'],
];
