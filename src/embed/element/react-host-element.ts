import r2wc from '@r2wc/react-to-web-component';
import { Root, type RootInput } from './root.tsx';

interface ReactHost extends HTMLElement {
  /** Setting it mounts or updates React; after an unmount, `connectedCallback` mounts again. */
  input?: RootInput;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * A custom element in whose shadow root r2wc mounts, updates and unmounts React. With one untyped prop it neither parses
 * nor reflects attributes.
 */
export const ReactHostElement = r2wc(Root, {
  shadow: 'open',
  props: { input: undefined } as never,
}) as unknown as new () => ReactHost;
