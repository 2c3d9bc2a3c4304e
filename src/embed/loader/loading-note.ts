import { native } from '../../domain/platform/native.ts';

/** Says under the template's fallback what is the matter, once per element. */
export function showLoadingNote(tag: string, message: string, retry?: () => void): void {
  for (const element of found(`${tag}:not(:defined)`)) {
    const note = made('p');
    note.className = 'psp-note';
    note.setAttribute('role', 'alert');
    note.textContent = message;
    if (retry) note.append(' ', retryButton(retry));
    element.querySelector(':scope > .psp-note')?.remove();
    element.append(note);
  }
}

/** Takes all such notes away. */
export function removeLoadingNotes(): void {
  for (const note of found('.psp-note')) note.remove();
}

function retryButton(retry: () => void): HTMLButtonElement {
  const button = made('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.onclick = retry;
  return button;
}

const found = (selector: string) => native(document, 'querySelectorAll').call(document, selector);

const made = <Tag extends 'button' | 'p'>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  native(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];
