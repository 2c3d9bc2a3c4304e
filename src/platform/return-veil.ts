import { Observable } from './observable.ts';
import { session } from './session.ts';

/**
 * Whether an element may show what came from the host. `hidden`: Back has restored the page, or is about to, and the host
 * has not confirmed the session since. `unreachable`: it could not be asked. [NET-26]
 */
type VeilState = 'shown' | 'hidden' | 'unreachable';

/** Something that has to be asked for again before an element is shown. */
interface Question {
  askAgain(): void;
  /** The host could not be asked. */
  readonly hasFailed: boolean;
}

/** Hides an element from the moment the page is left until the host has answered everything that it is asked again. [NET-26] */
export class ReturnVeil {
  readonly state = new Observable<VeilState>('shown');
  /** What is asked again, and has got no proper answer. */
  readonly questions = new Set<Question>();

  /** Whether the element has asked the host for anything; others show only what their attributes give. */
  asksHost = false;

  /** To be called when the page is left. */
  cover(): void {
    if (this.asksHost) this.hide();
  }

  hide(): void {
    this.state.value = 'hidden';
  }

  /** Shows the element if no answer is awaited. */
  lift(): void {
    const questions = [...this.questions];
    if (this.state.value === 'shown' || questions.some(({ hasFailed }) => !hasFailed)) return;
    this.state.value = questions.length ? 'unreachable' : 'shown';
  }

  retry(): void {
    for (const question of [...this.questions]) if (question.hasFailed) question.askAgain();
  }
}

const veils = new WeakMap<object, ReturnVeil>();

/** The veil of an element; of all that state no element, one that nobody sees. */
export function veilOf(host: object = veils): ReturnVeil {
  const veil = veils.get(host) ?? new ReturnVeil();
  veils.set(host, veil);
  return veil;
}

/**
 * Hides the content of an element when its page is left, so that Back never shows it, not even for a frame, before the
 * host has confirmed the session. [NET-26]
 */
export function veilOnReturn(host: HTMLElement, root: ShadowRoot, signal: AbortSignal): void {
  const veil = veilOf(host);
  const hide = () => {
    if (veil.state.value === 'shown') return;
    setVeiled(root, true);
    // An open dialog would keep Retry out of reach; what was typed in it is kept.
    if (veil.state.value === 'unreachable') session().withdrawal.value += 1;
  };
  const unsubscribe = veil.state.subscribe(hide);
  addEventListener('pagehide', ({ persisted }) => persisted && veil.cover(), { signal });
  // After the listeners that ask the host again.
  addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(() => veil.lift()), { signal });
  signal.addEventListener('abort', unsubscribe);
}

/** Call when the answer of the host is rendered. Does nothing while the host has not confirmed the session. [NET-26] */
export function unveil(host: HTMLElement): void {
  if (host.shadowRoot && veilOf(host).state.value === 'shown') setVeiled(host.shadowRoot, false);
}

function setVeiled(root: ShadowRoot, isVeiled: boolean): void {
  const content = root.querySelector<HTMLElement>('.root');
  if (content) content.inert = isVeiled;
  content?.toggleAttribute('data-veiled', isVeiled);
}
