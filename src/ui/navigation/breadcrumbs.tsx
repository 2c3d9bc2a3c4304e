import { useTexts } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/address.ts';
import { useLogOnce } from '../hooks/use-warning.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
import css from './breadcrumbs.css?inline';

addStyles(css);

/** An ancestor page, or the current page. */
export interface Breadcrumb {
  readonly label: string;
  /** As written by the template; a cross-origin address is shown as text. */
  readonly href?: string | null | undefined;
}

export interface BreadcrumbsProps {
  /** From the first page to the current one, which is shown as text. */
  readonly items: readonly Breadcrumb[];
}

/** Breadcrumb navigation to the current page; wraps onto several lines. [UI-03] */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const steps = items.filter(({ label }) => label.trim()).map(toStep);
  const nav = useLogOnce<HTMLElement>(
    steps.some(({ isCrossOrigin }) => isCrossOrigin) && crossOriginBreadcrumb,
  );
  if (!steps.length) return null;
  return (
    <nav className="breadcrumbs on-page" aria-label={sharedTexts.breadcrumb} part="breadcrumbs" ref={nav}>
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

const crossOriginBreadcrumb =
  'a breadcrumb does not lead to an address of this site and is shown as text. Give it a path such as /portal/.';

// [NET-01]
function toStep({ label, href }: Breadcrumb) {
  const url = href ? siteUrl(href) : undefined;
  return { label: <bdi>{label}</bdi>, url, isCrossOrigin: Boolean(href) && !url };
}
