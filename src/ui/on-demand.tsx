import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { Button } from './button.tsx';

/**
 * A component whose code is fetched when it is first shown: what most visits never see, such as a dialog.
 *
 * Until it is there nothing is shown, or what keeps its room; when it cannot be fetched, a sentence stands in its place,
 * with Retry.
 */
export function onDemand<Props extends object>(
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
        .catch(error => console.error('psp: a part of the library could not be loaded.', error))
        .finally(() => isShown && setEnded(attempt));
      return () => {
        isShown = false;
      };
    }, [attempt]);
    if (Loaded) return <Loaded {...props} />;
    if (ended < attempt) return Room ? <Room {...props} /> : null;
    return (
      <p role="alert">
        This part could not be loaded. <Button onClick={retry}>Retry</Button>
      </p>
    );
  };
}
