import type { ViewProps } from '../../embed/element/element-module.ts';
import { LookupField } from '../../screen/lookups/lookup-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { definition } from './create-err.definition.ts';
import { useCreateErr } from './create-err.state.ts';

/** Study, then patient, then the page that begins the request. [SD-01] */
export function CreateErr(props: ViewProps<typeof definition>) {
  const { notices, study, patient, found, mayCreate, create } = useCreateErr(props);
  return (
    <Card title="Create ERR">
      {notices.list}
      <div className="create-err">
        <LookupField
          label="Study"
          placeholder="Select a study"
          emptyText="No studies are available."
          {...study}
        />
        <LookupField
          label="Patient"
          placeholder="Select a patient"
          emptyText="No patients are available."
          disabled={!study.value && 'Please select a study first'}
          {...patient}
        />
        <p role="status" className="visually-hidden">
          {found}
        </p>
        <Button
          tone="primary"
          unavailable={!mayCreate && 'Select a study and a patient first.'}
          onClick={create}
        >
          Create ERR
        </Button>
      </div>
    </Card>
  );
}
