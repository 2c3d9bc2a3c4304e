import { native } from '../../platform/native.ts';
import { spokenBy } from '../language/language-source.ts';
import { loaderCatalogue } from './texts.ts';

/** What is wrong, as the key of its text. */
export type LoadingProblem = Exclude<keyof typeof loaderCatalogue.source, 'retry'>;

/** Shows a message below the fallback of each undefined element with this tag, replacing an earlier one. */
export function showLoadingNote(tag: string, problem: LoadingProblem, retry?: () => void): void {
  for (const element of queryAll(`${tag}:not(:defined)`)) {
    const note = createElement('p');
    note.className = 'psp-note';
    note.setAttribute('role', 'alert');
    const spoken = spokenBy(element);
    const texts = typeof spoken === 'string' ? loaderCatalogue.source : spoken.texts(loaderCatalogue);
    note.textContent = texts[problem];
    if (retry) note.append(' ', retryButton(texts.retry, retry));
    element.querySelector(':scope > .psp-note')?.remove();
    element.append(note);
  }
}

/** Removes all messages of `showLoadingNote`. */
export function removeLoadingNotes(): void {
  for (const note of queryAll('.psp-note')) note.remove();
}

function retryButton(text: string, retry: () => void): HTMLButtonElement {
  const button = createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.onclick = retry;
  return button;
}

const queryAll = (selector: string) => native(document, 'querySelectorAll').call(document, selector);

const createElement = <Tag extends 'button' | 'p'>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  native(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];
