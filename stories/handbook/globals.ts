import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** The toolbar's choices by name, such as `theme` → `dark`. */
export type Globals = Readonly<Record<string, unknown>>;

const inFrames = ['theme', 'accent', 'direction', 'width', 'role', 'motion', 'page'] as const;

/** The toolbar's choices, kept up to date. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState<Globals>(current);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setGlobals(current());
    channel.on('setGlobals', update);
    channel.on('globalsUpdated', update);
    return () => {
      channel.off('setGlobals', update);
      channel.off('globalsUpdated', update);
    };
  }, []);
  return globals;
}

/** The address of a story alone, with these choices. */
export function storyAddress(id: string, globals: Globals): string {
  const chosen = inFrames.flatMap(name => (globals[name] ? [`${name}:${String(globals[name])}`] : []));
  // Each frame would check its accessibility again; the tests do that.
  const text = [...chosen, 'a11y.manual:!true'].join(';');
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: text })}`;
}

function current(): Globals {
  const channel = addons.getChannel();
  const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return (last as { globals?: Globals } | undefined)?.globals ?? {};
}
