import type { ViewProps } from '../../embed/element/element-module.ts';
import { Breadcrumbs as BreadcrumbList } from '../../ui/navigation/breadcrumbs.tsx';
import type { definition } from './breadcrumbs.definition.ts';

/** The breadcrumbs that the page supplies in `data-items`. [UI-03] */
export const Breadcrumbs = ({ attributes }: ViewProps<typeof definition>) => (
  <BreadcrumbList items={attributes.items} />
);
