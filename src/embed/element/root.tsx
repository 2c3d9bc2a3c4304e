import {
  Component,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
  StrictMode,
  useEffect,
  useLayoutEffect,
} from 'react';
import type { ElementDefinition } from '../definition.ts';
import type { ElementHandle } from './element-handle.ts';
import type { ViewProps } from './element-module.ts';
import { CrashCard, MisconfigurationCard } from './failure-card.tsx';

/** The one thing that r2wc hands to React: everything a rendering needs. */
export interface RootInput {
  readonly view: ComponentType<ViewProps<ElementDefinition>>;
  readonly props: ViewProps<ElementDefinition>;
  readonly problems: readonly string[];
  /** Grows when the page's form is reset: the view starts afresh. */
  readonly generation: number;
  /** Takes the template's fallback away; called in the commit that puts something in its place. The same always. */
  readonly hideFallback: () => void;
}

/**
 * What stands in every shadow root: the view, or the reason why there is none. [EMB-04]
 *
 * The box around it is what asks how wide the element is (tokens.css): a page may make the element itself inline. [EMB-09]
 */
export function Root({ input }: { input?: RootInput }) {
  return <div className="root">{input && <Shown {...input} />}</div>;
}

function Shown({ view: View, props, problems, generation, hideFallback }: RootInput) {
  useLayoutEffect(hideFallback, [hideFallback]);
  if (problems.length > 0) return <MisconfigurationCard problems={problems} />;
  return (
    <StrictMode>
      <Boundary handle={props.element} key={generation}>
        <View {...props} />
        <Ready handle={props.element} />
      </Boundary>
    </StrictMode>
  );
}

const ready = new WeakSet<HTMLElement>();

function Ready({ handle }: { handle: ElementHandle }) {
  useEffect(() => {
    if (ready.has(handle.host)) return;
    ready.add(handle.host);
    handle.emit('psp:ready');
  }, [handle]);
  return null;
}

interface BoundaryProps {
  readonly handle: ElementHandle;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`${this.props.handle.host.localName}: the screen failed.`, error, info.componentStack);
    this.props.handle.report({ code: 'ERR_SCREEN', message: error.message });
  }

  override render() {
    return this.state.failed ? (
      <CrashCard retry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
