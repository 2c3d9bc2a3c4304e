import { native } from '../../domain/platform/native.ts';

/** Shows a message below the fallback of each undefined element with this tag, replacing an earlier one. */
export function showLoadingNote(tag: string, message: string, retry?: () => void): void {
  for (const element of queryAll(`${tag}:not(:defined)`)) {
    const note = createElement('p');
    note.className = 'psp-note';
    note.setAttribute('role', 'alert');
    note.textContent = message;
    if (retry) note.append(' ', retryButton(retry));
    element.querySelector(':scope > .psp-note')?.remove();
    element.append(note);
  }
}

/** Removes all messages of `showLoadingNote`. */
export function removeLoadingNotes(): void {
  for (const note of queryAll('.psp-note')) note.remove();
}

function retryButton(retry: () => void): HTMLButtonElement {
  const button = createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.onclick = retry;
  return button;
}

const queryAll = (selector: string) => native(document, 'querySelectorAll').call(document, selector);

const createElement = <Tag extends 'button' | 'p'>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  native(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];
