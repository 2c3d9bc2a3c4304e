import { today } from '../../domain/dates/dates.ts';
import { useTexts } from '../../language/language-context.ts';
import type { Observable } from '../../platform/observable.ts';
import type { TableSnapshot, TableSource } from '../../table/engine/loading/table-source.ts';
import { Button } from '../../ui/controls/button.tsx';
import { isFocused } from '../../ui/hooks/focus-return.ts';
import { useOpenState } from '../../ui/hooks/use-keyed-state.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { ConfirmDialog } from '../../ui/lazy/lazy-component.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import { listCatalogue } from './texts.ts';
import css from './timeframes.css?inline';
import { type Timeframe, widerThan } from './timeframes.ts';

addStyles(css);

interface TimeframeSwitchProps {
  /** The requested timeframe; its rows may still be loading. */
  readonly timeframe: Observable<Timeframe>;
  readonly source: TableSource;
  readonly shown: TableSnapshot;
}

/**
 * Says how far back the shown rows go, with buttons to load a wider timeframe. The shown rows stay until the first of
 * the wider timeframe arrive, and if that fails. [TBL-08] [TBL-09]
 */
export function TimeframeSwitch({ timeframe, source, shown }: TimeframeSwitchProps) {
  const listTexts = useTexts(listCatalogue);
  const [isConfirming, setConfirming] = useOpenState<boolean>(source.list);
  const wanted = useObservable(timeframe);
  const edition = (shown.edition ?? wanted) as Timeframe;
  const loading: Partial<Record<Timeframe, Partial<Record<Timeframe, string>>>> = listTexts.loading;
  const isLoading = wanted !== edition && shown.phase === 'loading';
  const load = async (wider: Timeframe) => {
    setConfirming(false);
    timeframe.value = wider;
    await source.reload({ timeframe: wider });
    // A later reload is one of the shown timeframe.
    if (source.snapshot().phase === 'failed') timeframe.value = edition;
  };
  return (
    <div className="bar timeframes">
      <p role="status" tabIndex={-1}>
        {(isLoading && loading[edition]?.[wanted]) || listTexts.showing[edition]}
      </p>
      {widerThan(edition, today()).map(wider => (
        <Button
          key={wider}
          ref={passFocus}
          busy={isLoading && wanted === wider}
          // Host-paged lists do not ask: a page of all records loads as quickly as one of a shorter timeframe. [TBL-24]
          onClick={() => (wider === 'all' && !shown.page ? setConfirming(true) : load(wider))}
        >
          {wider === 'all' ? listTexts.loadAll : listTexts.loadYearToDate}
        </Button>
      ))}
      {isConfirming && (
        <ConfirmDialog cancel={() => setConfirming(false)} confirm={() => load('all')}>
          {listTexts.confirmLoadAll}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Moves the focus to the status when a button that has it is removed, because its timeframe is shown. */
const passFocus = (button: HTMLElement | null) => () => {
  if (button && isFocused(button))
    button.parentElement?.querySelector<HTMLElement>('[role="status"]')?.focus();
};
