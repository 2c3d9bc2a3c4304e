/** A cell that can be edited, of a row that has an id. */
export interface CellToEdit {
  readonly rowId: string;
  /** What the row is called. */
  readonly rowName: string;
  /** The key of its column. */
  readonly column: string;
  readonly title: string;
  /** As the host has sent it. */
  readonly text: string;
  readonly sort: string | number;
  readonly type: 'editable' | 'select';
  /** Its `editConfig`, whatever the host means by it. [TBL-21] */
  readonly config: unknown;
}
