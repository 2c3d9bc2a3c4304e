import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { Breadcrumbs as BreadcrumbList } from '../../ui/navigation/breadcrumbs.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './breadcrumbs.definition.ts';

export const element = elementModule({ definition, view: Breadcrumbs, styles: [sharedSheet()] });

/** The breadcrumbs that the page supplies in `data-items`. [UI-03] */
function Breadcrumbs({ attributes }: ViewProps<typeof definition>) {
  return <BreadcrumbList items={attributes.items} />;
}
