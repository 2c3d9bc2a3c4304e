import { veilOf } from '../../platform/return-veil.ts';
import { session } from '../../platform/session.ts';

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
