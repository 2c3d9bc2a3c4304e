import { useMemo } from 'react';
import { parseRowActions } from '../../domain/display/row-action.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { RowActions as Actions, useActionConfirmation } from '../../ui/menu/row-actions.tsx';
import inlineStyles from '../../ui/styles/inline.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './row-actions.css?inline';
import { definition } from './row-actions.definition.ts';

export const element = elementModule({
  definition,
  view: RowActions,
  styles: [sharedSheet(), inlineStyles, css],
});

/** The actions for a row of the page's own table. [TBL-16] [UI-02] */
function RowActions({ attributes, element }: ViewProps<typeof definition>) {
  const { actions, label } = attributes;
  const { confirm, dialog } = useActionConfirmation(element.navigate, JSON.stringify(actions));
  return (
    <>
      <Actions actions={useMemo(() => parseRowActions(actions), [actions])} name={label} confirm={confirm} />
      {dialog}
    </>
  );
}
