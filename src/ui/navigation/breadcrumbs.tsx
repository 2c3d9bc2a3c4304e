import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import { useLogOnce } from '../hooks/use-log-once.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './breadcrumbs.css?inline';

addStyles(css);

/** A page on the way to this one. */
export interface Breadcrumb {
  readonly label: string;
  /** As the page states it; what leaves this site is no link. */
  readonly href?: string | null | undefined;
}

export interface BreadcrumbsProps {
  /** From the first page to this one, which is the last and no link. */
  readonly items: readonly Breadcrumb[];
}

/** The way to this page; long ways take as many lines as they need. [UI-03] */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const steps = items.filter(({ label }) => label.trim()).map(stepOf);
  const nav = useLogOnce<HTMLElement>(steps.some(({ leadsAway }) => leadsAway) && leadingAway);
  if (!steps.length) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb" part="breadcrumbs" ref={nav}>
      <ol>
        {steps.map(({ label, url }, index) => (
          <li key={index} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {url && index < steps.length - 1 ? <a href={url}>{label}</a> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const leadingAway =
  'a breadcrumb leads to no address of this site and is no link. Give it a path such as /portal/.';

// [NET-01]
function stepOf({ label, href }: Breadcrumb) {
  const url = href ? sameOriginUrl(href, location.href) : undefined;
  return { label: <bdi>{label}</bdi>, url, leadsAway: Boolean(href) && !url };
}
