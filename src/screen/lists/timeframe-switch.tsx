import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { today } from '../../domain/dates.ts';
import type { RowSource } from '../../table/engine/loading/row-source.ts';
import type { TableSnapshot } from '../../table/engine/loading/table-snapshot.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/lazy-confirm-dialog.ts';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './timeframes.css?inline';
import { type Timeframe, type Timeframes, timeframeLabels, widerThan } from './timeframes.ts';

addStyles(css);

interface TimeframesLineProps {
  readonly timeframes: Timeframes;
  readonly source: RowSource;
  readonly shown: TableSnapshot;
}

/**
 * Says how far back the rows go that are shown, and loads more of them: these stay until the first of the wider timeframe
 * have come, and if they do not come. [TBL-08] [TBL-09]
 */
export function TimeframeSwitch({ timeframes, source, shown }: TimeframesLineProps) {
  const [isAsking, setAsking] = useState(false);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const edition = (shown.edition ?? timeframes.wanted) as Timeframe;
  const { wanted } = timeframes;
  const isComing = wanted !== edition && shown.phase === 'loading';
  const focusKept = useFocusKept(edition);
  const load = (timeframe: Timeframe) => {
    setAsking(false);
    timeframes.wanted = timeframe;
    void source.reload();
    look();
  };
  return (
    <div className="bar timeframes" {...focusKept}>
      <p role="status" tabIndex={-1}>
        Showing {edition === 'ninety-days' && 'the '}
        {timeframeLabels[edition]}
        {isComing && `. Loading ${timeframeLabels[wanted]}…`}
      </p>
      {widerThan(edition, today()).map(timeframe => (
        <Button
          key={timeframe}
          busy={isComing && wanted === timeframe}
          onClick={() => (timeframe === 'all' ? setAsking(true) : load(timeframe))}
        >
          {timeframe === 'all' ? 'Load All' : 'Load Year to Date'}
        </Button>
      ))}
      {isAsking && (
        <ConfirmDialog cancel={() => setAsking(false)} confirm={() => load('all')}>
          Are you sure you want to load ALL records? This may take several minutes.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The button that has done its work leaves; whoever was on it is told what is shown now. */
function useFocusKept(edition: Timeframe) {
  const line = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks when another timeframe is shown.
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    const root = line.current?.getRootNode() as ShadowRoot | Document;
    if (root.activeElement === null || root.activeElement === document.body)
      line.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
  }, [edition]);
  return {
    ref: line,
    onFocus: ({ target }: { readonly target: Element }) => {
      focused.current = target;
    },
    onBlur: ({ target }: { readonly target: Element }) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
