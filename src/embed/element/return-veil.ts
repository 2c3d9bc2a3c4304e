import type { Language } from '../../domain/language/language.ts';
import { commonCatalogue } from '../../domain/texts/common.ts';
import { veilOf } from '../../platform/return-veil.ts';
import { session } from '../../platform/session.ts';

/**
 * Hides the content of an element when its page is left, so that Back never shows it, not even for a frame, before the
 * host has confirmed the session. If the host cannot be asked, a sentence and Retry take its place. [NET-26]
 */
export function veilOnReturn(
  host: HTMLElement,
  root: ShadowRoot,
  language: () => Language,
  signal: AbortSignal,
): void {
  const veil = veilOf(host);
  const note = document.createElement('div');
  note.className = 'failure';
  note.setAttribute('role', 'alert');
  const show = () => {
    note.remove();
    if (veil.state.value === 'shown') return;
    setVeiled(root, true);
    if (veil.state.value !== 'unreachable') return;
    // An open dialog would keep Retry out of reach; what was typed in it is kept.
    session().withdrawal.value += 1;
    note.replaceChildren(...unreachable(language(), () => veil.retry()));
    root.prepend(note);
  };
  const unsubscribe = veil.state.subscribe(show);
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

function unreachable(language: Language, retry: () => void): Node[] {
  const texts = language.texts(commonCatalogue);
  const text = document.createElement('p');
  text.textContent = texts.notLoaded;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.retry;
  button.addEventListener('click', retry);
  return [text, button];
}
