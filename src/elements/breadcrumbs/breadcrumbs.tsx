import type { ViewProps } from '../../embed/element/element-module.ts';
import { Breadcrumbs as Trail } from '../../ui/navigation/breadcrumbs.tsx';
import type { definition } from './breadcrumbs.definition.ts';

/** The way to this page, as the page states it. [UI-03] */
export const Breadcrumbs = ({ attributes }: ViewProps<typeof definition>) => (
  <Trail items={attributes.items} />
);
