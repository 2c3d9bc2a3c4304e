import { type ComponentType, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { logMissingChunk } from '../../domain/platform/log-missing-chunk.ts';
import { Button } from '../controls/button.tsx';
import { sharedTexts } from '../texts.ts';

/**
 * Makes a component of a lazy chunk, fetched when it is first shown: what most visits never see, such as a dialog.
 *
 * Until it has loaded, `Room` is shown to reserve its space, or nothing; if it cannot be loaded, a sentence with Retry.
 * A component without `Room` is opened by a button: while it loads, that button hears no keys.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Room?: ComponentType<Props>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetched = async () => {
    Loaded ??= await load();
  };
  return function OnDemand(props: Props) {
    const [attempt, retry] = useReducer((before: number) => before + 1, 1);
    const [ended, setEnded] = useState(0);
    useEffect(() => {
      let isShown = true;
      fetched()
        .catch(logMissingChunk)
        .finally(() => isShown && setEnded(attempt));
      return () => {
        isShown = false;
      };
    }, [attempt]);
    const isComing = !Loaded && ended < attempt;
    // In a layout effect, so that the keys are released together with the first rendering of what has loaded.
    useLayoutEffect(() => (isComing && !Room ? holdKeys() : undefined), [isComing]);
    if (Loaded) return <Loaded {...props} />;
    if (isComing) return Room ? <Room {...props} /> : null;
    return (
      <p role="alert">
        {sharedTexts.componentNotLoaded} <Button onClick={retry}>{sharedTexts.retry}</Button>
      </p>
    );
  };
}

const keyEvents = ['keydown', 'keyup'] as const;

/** Keeps keys that are meant for the loading dialog from the focused button; returns what releases them. */
function holdKeys(): () => void {
  const opener = focused();
  if (!opener?.matches('button')) return () => {};
  const hold = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // Let Tab, Escape and shortcuts through while the chunk loads.
    const leaves = key === 'Tab' || key === 'Escape' || altKey || ctrlKey || metaKey;
    if (leaves || event.composedPath()[0] !== opener) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of keyEvents) addEventListener(type, hold, true);
  return () => {
    for (const type of keyEvents) removeEventListener(type, hold, true);
  };
}

/** The focused element, looked for in shadow roots too. */
function focused(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  return activeElement;
}
