import { nearlyOne } from '../domain/nearest-name.ts';

interface TypedColumn {
  readonly key: string;
  readonly type?: unknown;
}

/** Columns of an unknown type, which are shown as text, for the console. [TBL-10] */
export const unknownTypes = (columns: readonly TypedColumn[], cellTypes: readonly string[]): string[] =>
  columns.map(
    ({ key, type }) =>
      `the column "${key}" has an unknown type, so it is shown as text${nearTo(String(type), cellTypes)} Use ${cellTypes.join(', ')}.`,
  );

function nearTo(type: string, cellTypes: readonly string[]): string {
  const meant = nearlyOne(type, cellTypes);
  return meant === undefined ? '.' : `; did you mean "${meant}"?`;
}

/** Columns whose cells are objects without anything to show, for the console. [NET-14] */
export const cellsWithoutDisplay = (unread: readonly { readonly key: string }[]): string[] =>
  unread.map(
    ({ key }) =>
      `the cells of "${key}" are objects without "display", so they show nothing. Send a text, a number or {display}.`,
  );
