import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import type { ShownField, ShownGroup } from '../../domain/record-fields.ts';
import { FactList } from '../../ui/data/fact-list.tsx';
import { useLogOnce } from '../../ui/hooks/use-log-once.ts';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import css from './record-groups.css?inline';

addStyles(css);

/** What is known of a record, group by group. [RD-02] [TR-02] */
export const RecordGroups = ({ groups }: { readonly groups: readonly ShownGroup[] }) => (
  <div className="record-groups">
    {groups.map(({ title, fields }) => (
      <section key={title}>
        <h3>{title}</h3>
        <RecordFacts fields={fields} />
      </section>
    ))}
  </div>
);

/** The fields of a record that are set. */
export const RecordFacts = ({ fields }: { readonly fields: readonly ShownField[] }) => (
  <FactList
    facts={fields.map(field => ({
      label: field.label,
      value: <FieldValue field={field} />,
      isLong: field.kind === 'long',
    }))}
  />
);

function FieldValue({ field: { text, address, kind } }: { readonly field: ShownField }) {
  if (address) return <GuardedLink text={text} address={address} />;
  return kind === 'amount' && isAmount(text) ? <Amount text={text} /> : text;
}

/** A link, if its address is one of this site; else its text, and the console says why. [NET-01] */
export function GuardedLink({ text, address }: { readonly text: string; readonly address: string }) {
  const url = sameOriginUrl(address, location.href);
  const shown = useLogOnce<HTMLSpanElement>(!url && leadingAway);
  return url ? <a href={url}>{text}</a> : <span ref={shown}>{text}</span>;
}

const leadingAway =
  'a link of a record leads to no address of this site and is shown as text. Let the host send addresses of this site, such as /patient/12/.';
