import r2wc from '@r2wc/react-to-web-component';
import {
  Component,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useReducer,
} from 'react';
import { english, type Language } from '../../domain/language/language.ts';
import { commonCatalogue } from '../../domain/texts/common.ts';
import { LanguageContext, useTexts } from '../../language/language-context.ts';
import { type Unsettled, UnsettledContext } from '../../language/unsettled.ts';
import type { PageSettings } from '../../platform/page.ts';
import { unveil, veilOf } from '../../platform/return-veil.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import type { ElementHandle } from './element-handle.ts';

/** The props of every view; `define.ts` types the attributes by their definition. */
export interface ShownProps {
  /** The parsed attributes of its definition. */
  readonly attributes: AttributesOf<ElementDefinition>;
  /** Keeps its identity until one of its values changes. */
  readonly page: PageSettings;
  readonly element: ElementHandle;
}

/** The only prop that r2wc passes to React: everything a render needs. */
export interface RootInput {
  readonly view: ComponentType<ShownProps>;
  readonly props: ShownProps;
  readonly problems: readonly string[];
  readonly language: Language;
  /** Increases when the view must be remounted, for example after a reset of the page's form. */
  readonly generation: number;
  /** Hides the template's fallback; called in the commit that replaces it. Its identity never changes. */
  readonly hideFallback: () => void;
  /** Keeps the reserved space while a part of the view is not settled. Its identity never changes. */
  readonly keepSpace: (why: Unsettled) => () => void;
}

/**
 * The content of every shadow root: the view, or an error card. [EMB-04]
 *
 * The box around it is the container of the container queries (tokens.css), because a page may make the element itself
 * inline. [EMB-09]
 */
function Root({ input }: { input?: RootInput }) {
  return (
    <LanguageContext value={input?.language ?? english}>
      {input && <Unveiling host={input.props.element.host} />}
      <div className="root">
        {input && (
          <UnsettledContext value={input.keepSpace}>
            <Content {...input} />
          </UnsettledContext>
        )}
      </div>
    </LanguageContext>
  );
}

function Content({ view: View, props, problems, generation, hideFallback }: RootInput) {
  useLayoutEffect(hideFallback, [hideFallback]);
  if (problems.length > 0) return <MisconfigurationCard problems={problems} />;
  return (
    <StrictMode>
      <ErrorBoundary handle={props.element} key={generation}>
        <View {...props} />
        <ReadyEvent handle={props.element} />
      </ErrorBoundary>
    </StrictMode>
  );
}

/**
 * Shows the content after Back in the commit that renders the answer of the host, too: React commits what changed in one
 * task together, so what has to be removed does not flash. If the host cannot be asked, a sentence and Retry stand above
 * the hidden content. [NET-26]
 */
function Unveiling({ host }: { readonly host: HTMLElement }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const veil = veilOf(host);
  useLayoutEffect(() => veil.state.subscribe(renderAgain), [veil]);
  useLayoutEffect(() => unveil(host));
  return veil.state.value === 'unreachable' && <Failure text="notLoaded" retry={() => veil.retry()} />;
}

const readyElements = new WeakSet<HTMLElement>();

function ReadyEvent({ handle }: { handle: ElementHandle }) {
  useEffect(() => {
    if (readyElements.has(handle.host)) return;
    readyElements.add(handle.host);
    handle.emit('psp:ready');
  }, [handle]);
  return null;
}

interface ErrorBoundaryProps {
  readonly handle: ElementHandle;
  readonly children: ReactNode;
}

/**
 * Shows a failure and the template's fallback in place of a view that threw. [EMB-04]
 *
 * After its first crash it shows the view again: scripts of others may have changed its elements. What it had posted
 * belongs to the host element or the page, so the new view says what became of it. [UI-21]
 */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #crashes = 0;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`${this.props.handle.host.localName}: the screen failed.`, error, info.componentStack);
    this.props.handle.report({ code: 'ERR_SCREEN', message: error.message });
    this.#crashes += 1;
    if (this.#crashes === 1) this.#showView();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <Failure text="somethingWrong" retry={this.#showView} />
        <slot />
      </>
    );
  }

  readonly #showView = () => this.setState({ failed: false });
}

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

interface FailureProps {
  /** The key of the sentence. */
  readonly text: 'somethingWrong' | 'notLoaded';
  retry(): void;
}

/** Says what has failed, with Retry. */
function Failure({ text, retry }: FailureProps) {
  const texts = useTexts(commonCatalogue);
  return (
    <div className="failure" role="alert" part="failure">
      <p>{texts[text]}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}

/**
 * Replaces a view whose attributes are invalid: a sentence for everybody, and for staff what is wrong and how to fix it.
 * [EMB-04] [NET-13]
 */
function MisconfigurationCard({ problems }: { problems: readonly string[] }) {
  const texts = useTexts(commonCatalogue);
  return (
    <>
      <div className="failure setup" role="alert" part="failure">
        <p>{texts.unavailable}</p>
        <details>
          <summary>{texts.staffDetails}</summary>
          <ul>
            {problems.map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      </div>
      <slot />
    </>
  );
}
