import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showBeside } from '../../ui/beside.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm.ts';
import { addStyles } from '../../ui/sheet.ts';
import { type CsvColumn, csvOf } from '../rows/csv.ts';
import type { RowsShown } from '../rows/row-source.ts';
import type { RowStore } from '../rows/row-store.ts';
import { download } from './download.ts';
import css from './export.css?inline';
import type { TableState } from './table.state.ts';
import type { ExportPlan } from './table-props.ts';
import { numberText } from './texts.ts';

addStyles(css);

interface ExportProps {
  readonly state: TableState;
  readonly name: string | undefined;
  readonly plan: ExportPlan | undefined;
}

/** What goes into a file, as it was when it was asked for. */
interface Exported {
  readonly store: RowStore;
  readonly columns: readonly CsvColumn[];
  readonly rows: Uint32Array;
  readonly question: string;
}

/** How long it stands what was exported, in milliseconds. */
const toldFor = 3000;

/**
 * Writes rows into a file, in their order: those found, or those that the screen's plan chooses. Asks first where the
 * plan does, and when not all rows have been loaded. [TBL-07] [TBL-15]
 */
export function Export({ state: { shown }, name = 'Exported List.csv', plan }: ExportProps) {
  const [asked, ask] = useState<Exported>();
  const [isWriting, setWriting] = useState(false);
  const [told, tell] = useState('');
  const write = async ({ store, columns, rows }: Exported) => {
    ask(undefined);
    tell('');
    setWriting(true);
    try {
      download(await csvOf(store, columns, rows), name);
      tell(`Exported ${numberText(rows.length)} ${rows.length === 1 ? 'row' : 'rows'}.`);
    } finally {
      setWriting(false);
    }
  };
  const begin = () => {
    const rows = plan ? plan.rows(shown) : shown.rows;
    if (!rows) return;
    const exported = exportedOf(shown, rows, plan?.question);
    if (exported.question) ask(exported);
    else void write(exported);
  };
  return (
    <>
      <Button
        disabled={!(plan ? shown.store.count : shown.rows.length)}
        busy={isWriting}
        busyLabel="Exporting…"
        onClick={begin}
      >
        Export CSV
      </Button>
      <Told text={told} end={() => tell('')} />
      {asked && (
        <ConfirmDialog cancel={() => ask(undefined)} confirm={() => write(asked)}>
          {asked.question}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What has been done, beside the button; it moves nothing. */
function Told({ text, end }: { readonly text: string; end(): void }) {
  const status = useRef<HTMLSpanElement>(null);
  const over = useEffectEvent(end);
  useEffect(() => {
    const { current } = status;
    const button = current?.previousElementSibling;
    if (!text || !current || !button) return;
    showBeside(current, button);
    const timer = setTimeout(over, toldFor);
    return () => {
      clearTimeout(timer);
      current.hidePopover();
    };
  }, [text]);
  return (
    <span className="exported" aria-live="polite" popover="manual" ref={status}>
      {text}
    </span>
  );
}

function exportedOf(shown: RowsShown, rows: Uint32Array, question = ''): Exported {
  const columns = shown.columns.map(({ key, title }, column) => ({ column, key, title }));
  const asked = [question, partText(shown)].filter(Boolean).join(' ');
  return { store: shown.store, columns, rows, question: asked };
}

function partText({ phase, store, total, renewing }: RowsShown): string {
  if (phase === 'complete') return '';
  const count = numberText(store.count);
  if (renewing) return `The list is not up to date: it holds the ${count} rows from before. Export those?`;
  return `Only ${count} of ${total === undefined ? 'the rows' : numberText(total)} have been loaded. Export those?`;
}
