import type { FieldDisplay, GroupDisplay } from '../../domain/record-fields.ts';
import { FactList, type LabelledFact } from '../../ui/data/fact-list.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { Reference } from '../../ui/values/reference.tsx';
import css from './record-groups.css?inline';

addStyles(css);

/** The fields of a record in groups; a first group may have the title of its card instead of its own. [RD-02] [TR-02] */
export const RecordGroups = ({ groups }: { readonly groups: readonly GroupDisplay[] }) => (
  <div className="record-stack">
    {groups.map(({ title, fields }, index) => (
      <section key={index}>
        {title && (
          <h3>
            <bdi>{title}</bdi>
          </h3>
        )}
        {fields.length > 0 && <RecordFacts fields={fields} />}
      </section>
    ))}
  </div>
);

/** A fact in the head of a record: at the end of the line of its title, or beside its status. */
export const HeadFact = ({ label, value }: LabelledFact) => (
  <p className="head-fact">
    <span>{`${label} `}</span>
    <bdi>{value}</bdi>
  </p>
);

/** The given fields of a record as a description list. */
const RecordFacts = ({ fields }: { readonly fields: readonly FieldDisplay[] }) => (
  <FactList
    facts={fields.map(field => ({
      label: field.label,
      value: <Reference text={field.text} address={field.address} />,
      isLong: field.kind === 'long',
    }))}
  />
);
