import { type ComponentType, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { tellMissing } from '../../domain/part-missing.ts';
import { Button } from '../forms/button.tsx';

/**
 * A component whose code is fetched when it is first shown: what most visits never see, such as a dialog.
 *
 * Until it is there nothing is shown, or what keeps its room; when it cannot be fetched, a sentence stands in its place,
 * with Retry. What keeps no room is opened by a press: until it is there, the button that was pressed hears no key.
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
        .catch(tellMissing)
        .finally(() => isShown && setEnded(attempt));
      return () => {
        isShown = false;
      };
    }, [attempt]);
    const isComing = !Loaded && ended < attempt;
    // Let go with the picture of what has come: the next key is for the button again.
    useLayoutEffect(() => (isComing && !Room ? holdKeys() : undefined), [isComing]);
    if (Loaded) return <Loaded {...props} />;
    if (isComing) return Room ? <Room {...props} /> : null;
    return (
      <p role="alert">
        This part could not be loaded. <Button onClick={retry}>Retry</Button>
      </p>
    );
  };
}

const keyEvents = ['keydown', 'keyup'] as const;

/** Keeps from the button with the focus the keys that are meant for what it has opened; answers what lets them go. */
function holdKeys(): () => void {
  const opener = focused();
  if (!opener?.matches('button')) return () => {};
  const hold = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // Whoever has enough of waiting goes on.
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

/** What has the focus, in whichever shadow root it is. */
function focused(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  return activeElement;
}
