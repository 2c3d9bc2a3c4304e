import type { FieldDisplay, GroupDisplay } from '../../domain/record-fields.ts';
import { siteUrl } from '../../platform/page-address.ts';
import { FactList } from '../../ui/data/fact-list.tsx';
import { useLogOnce } from '../../ui/hooks/use-log-once.ts';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
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

/** The given fields of a record as a description list. */
const RecordFacts = ({ fields }: { readonly fields: readonly FieldDisplay[] }) => (
  <FactList
    facts={fields.map(field => ({
      label: field.label,
      value: field.address ? <SameOriginLink text={field.text} address={field.address} /> : field.text,
      isLong: field.kind === 'long',
    }))}
  />
);

/** A link if the address is same-origin, otherwise its text and a console error. [NET-01] */
function SameOriginLink({ text, address }: { readonly text: string; readonly address: string }) {
  const url = siteUrl(address);
  const logRef = useLogOnce<HTMLSpanElement>(!url && crossOriginLink);
  return url ? <a href={url}>{text}</a> : <span ref={logRef}>{text}</span>;
}

const crossOriginLink =
  'a link of a record does not lead to an address of this site and is shown as text. Send addresses of this site, such as /patient/12/.';
