/** An editable cell of a row that has an id. */
export interface CellToEdit {
  readonly rowId: string;
  /** Names the row in labels and messages. */
  readonly rowName: string;
  /** The key of the column. */
  readonly column: string;
  /** The title of the column. */
  readonly title: string;
  /** The text as the host sent it. */
  readonly text: string;
  readonly sort: string | number;
  readonly type: 'editable' | 'select';
  /** Its `editConfig` as sent, not validated. [TBL-21] */
  readonly config: unknown;
}
