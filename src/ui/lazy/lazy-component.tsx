import { type ComponentType, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { isMissingFile, reportMissingChunk } from '../../platform/missing-file.ts';
import { Button } from '../controls/button.tsx';
import { focusedElement, useFocusReturn } from '../hooks/focus-return.ts';
import { sharedCatalogue } from '../texts.ts';

/**
 * Makes a component from a lazy chunk, loaded when it is first rendered: for what most visits never need, such as a
 * dialog. If the chunk cannot be loaded, it renders a message with Retry, or asks for a reload of the page if the host no
 * longer has the chunk.
 *
 * While it loads it renders `Placeholder`, to reserve its space. A component without one is taken to be opened by the
 * focused button or row: while it loads, that receives no keys, as they are meant for what it has opened.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let needsReload = false;
  const loadOnce = async () => {
    Loaded ??= await load();
  };
  const noteFailure = (error: unknown) => {
    needsReload = isMissingFile(error);
    reportMissingChunk(error);
  };
  return function LazyComponent(props: Props) {
    const sharedTexts = useTexts(sharedCatalogue);
    const [attempt, retry] = useReducer((count: number) => count + 1, 1);
    const [lastSettledAttempt, setLastSettledAttempt] = useState(0);
    useEffect(() => {
      let isMounted = true;
      loadOnce()
        .catch(noteFailure)
        .finally(() => isMounted && setLastSettledAttempt(attempt));
      return () => {
        isMounted = false;
      };
    }, [attempt]);
    const focusReturn = useFocusReturn();
    const isLoading = !Loaded && lastSettledAttempt < attempt;
    // A layout effect, so that the keys are released in the same frame as the loaded component appears.
    useLayoutEffect(() => (isLoading && !Placeholder ? blockKeys() : undefined), [isLoading]);
    if (Loaded) return <Loaded {...props} />;
    if (isLoading) return Placeholder ? <Placeholder {...props} /> : null;
    return (
      <p role="alert" onFocus={focusReturn.remember}>
        <span>{`${sharedTexts.componentNotLoaded} `}</span>
        {needsReload ? (
          <span>{sharedTexts.reloadPage}</span>
        ) : (
          // A dialog is opened by a press: without the focus, Retry may be out of sight.
          <Button
            autoFocus={!Placeholder}
            onClick={({ currentTarget }) => {
              // To the button that opened it, for when it is closed again.
              focusReturn.returnFocus(currentTarget);
              retry();
            }}
          >
            {sharedTexts.retry}
          </Button>
        )}
      </p>
    );
  };
}

const keyEvents = ['keydown', 'keyup'] as const;

/** Blocks keys on the focused button or row while what it opens is loading; returns a function that unblocks them. */
function blockKeys(): () => void {
  const opener = focusedElement();
  if (!opener?.matches('button, [tabindex]')) return () => {};
  const block = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // Let Tab, Escape and shortcuts through while the chunk loads.
    const isLetThrough = key === 'Tab' || key === 'Escape' || altKey || ctrlKey || metaKey;
    if (isLetThrough || event.composedPath()[0] !== opener) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of keyEvents) addEventListener(type, block, true);
  return () => {
    for (const type of keyEvents) removeEventListener(type, block, true);
  };
}

/** The ConfirmDialog as a lazy chunk, loaded when it is first opened. */
export const ConfirmDialog = lazyComponent(
  async () => (await import('../overlays/confirm-dialog.tsx')).ConfirmDialog,
);
