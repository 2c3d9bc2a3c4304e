import { type ReactNode, useContext, useId } from 'react';
import { factLines, furtherFacts } from '../../../domain/display/facts.ts';
import { recordAddress } from '../../../domain/display/row-action.ts';
import { statusShown } from '../../../domain/display/status.ts';
import { useTexts } from '../../../language/language-context.ts';
import { siteUrl } from '../../../platform/address.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RowActions as Actions } from '../../../ui/menu/row-actions.tsx';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import { sharedCatalogue } from '../../../ui/texts.ts';
import { Amount } from '../../../ui/values/amount.tsx';
import { Badge } from '../../../ui/values/badge.tsx';
import { type CellType, rulesOf } from '../../engine/cell-types.ts';
import type { TableColumn } from '../../engine/columns.ts';
import { useGuardedPress } from '../press-guard/use-guarded-press.ts';
import type { CellProps, CellView, PageRow, TableExtensions, TableProps } from '../table-props.ts';
import { catalogue } from '../texts.ts';
import { CellCommandsContext } from './cell-commands.tsx';

/** A cell of a column as the screen shows it, else as a field if it can be edited, else as its type shows it. */
export function cellContent(
  row: PageRow,
  column: TableColumn,
  { columnViews, cellEditor }: Pick<TableProps & TableExtensions, 'columnViews' | 'cellEditor'>,
): ReactNode {
  const view = columnViews?.[column.key];
  if (view) return view(row);
  const cell = row.cells[column.index];
  return cell && (cellEditor?.({ cell, column, row }) ?? shownCell({ cell, column, row }));
}

/** A cell as its type shows it, in the colour of its `class`. [TBL-10] */
function shownCell(props: CellProps): ReactNode {
  const { tone } = props.cell;
  const view = viewOf(props)(props);
  const address = addressOf(props.column, props.row);
  const shown = address ? <a href={address}>{view}</a> : view;
  return tone ? <span data-tone={tone}>{shown}</span> : shown;
}

/** The cell that names a row links to its View action. [TBL-16] */
export function addressOf(column: TableColumn, { cells }: PageRow): string | undefined {
  const cell = cells[0];
  const isPlain = cell && !cell.href && (cell.type === 'text' || cell.type === 'number');
  if (column.index > 0 || !isPlain || column.opensFigures(cell.type)) return undefined;
  const address = recordAddress(cells.flatMap(each => each.actions ?? []));
  return address && siteUrl(address);
}

function viewOf({ cell: { type, href }, column }: CellProps): CellView {
  if (!column.opensFigures(type)) return cellViewFor(type, href, column.isNumeric);
  // A button instead of a link.
  return opening(cellViewFor(type, undefined, column.isNumeric));
}

/** When it is truncated, hovering and the details of the row show all of it. [TBL-17] */
const text: CellView = ({ cell }) => cell.shown;

/** Isolated, so that signs, digits and parts of dates keep their order in right-to-left pages. */
const isolated: CellView = ({ cell }) => cell.shown && <bdi>{cell.shown}</bdi>;

/** [UI-14] */
const amount: CellView = ({ cell }) => <Amount text={cell.shown} currency={cell.currency} />;

/** [UI-16] */
const status: CellView = ({ cell }) =>
  cell.text && <Badge label={cell.shown} tone={statusShown(cell.text, cell.language).tone} />;

/** A link to a same-origin address; with any other address it is a text. [NET-01] */
const link: CellView = ({ cell }) => {
  const url = cell.href && siteUrl(cell.href);
  return url ? <a href={url}>{cell.text || url}</a> : cell.text;
};

const email: CellView = ({ cell }) =>
  mailAddress.test(cell.text) ? <a href={`mailto:${cell.text}`}>{cell.text}</a> : cell.text;

// Deliberately strict: a `mailto:` address must not smuggle in a second recipient or a header.
const mailAddress = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** A text with a tooltip that shows after 400 ms of hovering, or on focus. [TBL-10] [TBL-22] [UI-07] */
const hover: CellView = ({ cell, row }) => {
  const details = factLines(furtherFacts(cell));
  return details && cell.text ? <Explained key={row.id} text={cell.text} details={details} /> : cell.text;
};

function Explained({ text, details }: { readonly text: string; readonly details: string }) {
  const id = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard. */}
      <span className="has-tooltip" tabIndex={0} aria-describedby={id}>
        {text}
      </span>
      <Tip id={id} text={details} />
    </>
  );
}

/** A text as a button that calls the screen's `open`, or shows the cell's details in a dialog. [TBL-10] [UI-01] */
const modal: CellView = props => <DialogButton key={props.row.id} {...props} content={props.cell.text} />;

/** A cell of another type as such a button. [UR-03] */
const opening =
  (view: CellView): CellView =>
  props => <DialogButton key={props.row.id} {...props} content={view(props)} />;

interface DialogButtonProps extends CellProps {
  readonly content: ReactNode;
}

function DialogButton({ cell, column, row, content }: DialogButtonProps) {
  const commands = useContext(CellCommandsContext);
  const facts = furtherFacts(cell);
  const { key, opens } = column.stated;
  const open = opens !== 'never' && (opens === 'always' || !facts.length) && commands.open;
  if (!(open || facts.length) || !cell.text) return <span>{content}</span>;
  return (
    <button
      type="button"
      className="opens-dialog"
      aria-haspopup="dialog"
      onClick={() => (open ? open(row, key) : commands.showDetails({ title: cell.text, facts }))}
    >
      {content}
    </button>
  );
}

/** Shows the row actions that the host sends. [TBL-10] [TBL-16] [UI-02] */
const actions: CellView = props =>
  props.cell.actions?.length ? <RowActions key={props.row.id} {...props} /> : undefined;

function RowActions({ cell, row }: CellProps) {
  const { confirm } = useContext(CellCommandsContext);
  return <Actions actions={cell.actions ?? []} name={row.name} confirm={confirm} />;
}

const maxFacts = 3;

/** The first texts beside the name, which tell rows of the same name apart. */
const factsOf = ({ cells }: PageRow): readonly string[] =>
  cells
    .slice(1)
    .filter(({ type, shown }) => shown && !rulesOf(type).isControl)
    .map(({ shown }) => shown)
    .slice(0, maxFacts);

/** A button that removes its row after asking for a reason. [TBL-10] [TBL-21] */
const remove: CellView = props => <RemoveButton key={props.row.id} {...props} />;

function RemoveButton({ cell, row }: CellProps) {
  const { id, name, hasId } = row;
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const { removal } = useContext(CellCommandsContext);
  const href = cell.href && siteUrl(cell.href);
  const press = useGuardedPress(() => removal?.askReason({ id, name, href, facts: factsOf(row) }));
  // A cross-origin address is never posted to. [NET-01]
  if (!removal || (cell.href && !href)) return <span>{cell.text}</span>;
  const progress = removal.progressOf(id);
  const withRowName = (shown: string) => (
    <>
      <span>{shown}</span>
      <span className="visually-hidden">{` ${name}`}</span>
    </>
  );
  return (
    <span className="remove-row">
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        busy={progress !== undefined}
        busyLabel={withRowName(progress ?? sharedTexts.removing)}
        unavailable={hasId ? removal.isLocked(id, href) : texts.rows.noIdToRemove}
        {...press}
      >
        {withRowName(cell.text || sharedTexts.remove)}
      </Button>
    </span>
  );
}

/** How the types of cells look; what they mean is in `engine/cell-types.ts`. [TBL-10] */
const views: Readonly<Record<CellType, CellView>> = {
  text,
  number: isolated,
  date: isolated,
  amount,
  status,
  link,
  email,
  hover,
  modal,
  select: text,
  editable: text,
  actions,
  delete: remove,
};

/** The view for a cell's type; a text with an address becomes a link. */
function cellViewFor(type: CellType, href: string | undefined, isNumeric: boolean): CellView {
  if (type !== 'text') return views[type];
  return href ? link : isNumeric ? isolated : text;
}
