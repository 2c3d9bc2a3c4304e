import css from './breadcrumbs.css?inline';
import { addStyles } from './sheet.ts';

addStyles(css);

export interface Breadcrumb {
  readonly label: string;
  readonly href?: string | null | undefined;
}

/** The way to where one is. [UI-03] */
export const Breadcrumbs = ({ items }: { readonly items: readonly Breadcrumb[] }) => (
  <nav aria-label="Breadcrumbs" className="breadcrumbs" part="breadcrumbs">
    <ol>
      {items.map(({ label, href }, index) => (
        <li key={index}>{href ? <a href={href}>{label}</a> : label}</li>
      ))}
    </ol>
  </nav>
);
