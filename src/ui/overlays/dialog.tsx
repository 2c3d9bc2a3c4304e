import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './dialog.css?inline';

addStyles(css);

export interface DialogProps {
  readonly title: string;
  /** The main action, a `<Button type="submit">`; stands after Cancel. Ctrl+Enter presses it from any field. */
  readonly action?: ReactNode;
  /** Cancel, Escape and a phone's Back. The dialog is open as long as it is rendered. */
  cancel(): void;
  /** 'Cancel' where there is an action, else 'Close'. */
  readonly cancelLabel?: string;
  /** Called when the fields in it pass the browser's own check; those that do not hear `invalid` and say why. [UI-12] */
  submit?(): void;
  /** For tables: 960 pixels in place of 480. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog, on phones a sheet from below. The focus goes to the first field or to Cancel, in one that asks nothing to Close, and back. [UI-01] */
export function Dialog({ title, action, cancel, cancelLabel, submit, wide, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current ? openModally(dialog.current) : undefined), []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.currentTarget.checkValidity()) submit?.();
    else event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={titleId}
      part="dialog"
      onCancel={event => {
        // A cancelled file choice or the like inside it bubbles up here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        cancel();
      }}
      onClose={event => {
        // A second Escape closes it whether we agree or not.
        if (event.target === event.currentTarget && !event.currentTarget.open) cancel();
      }}
    >
      <form noValidate onSubmit={send} onKeyDown={pressAction}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="dialog-foot">
          <Button data-cancel onClick={cancel}>
            {cancelLabel ?? (action ? 'Cancel' : 'Close')}
          </Button>
          {action}
        </div>
      </form>
    </dialog>
  );
}

// In a field for several lines, Enter is a line.
function pressAction(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return;
  // The key that opened the dialog is still held: it presses no button that it finds there.
  if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault();
  if (!(event.ctrlKey || event.metaKey) || event.repeat) return;
  if (event.isDefaultPrevented()) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.click();
}

/** Shows it above everything; answers what closes it, which gives the focus back to where it was. */
function openModally(dialog: HTMLDialogElement): () => void {
  const letGo = holdPage();
  dialog.showModal();
  // Where nothing is to be answered, as with a table, no field asks for a keyboard.
  const asks = dialog.querySelector('[type="submit"]');
  const first = `${asks ? 'input:enabled, textarea:enabled, select:enabled, ' : ''}[data-cancel]`;
  dialog.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  // A long text is read from its beginning, though the focus is at its foot.
  dialog.scrollTop = 0;
  return () => {
    letGo();
    dialog.close();
  };
}

/** The page behind stands still, with the room of its scrollbar; answers what lets it go. */
function holdPage(): () => void {
  const { documentElement: root, body } = document;
  // The window scrolls as the body says when the root says nothing.
  const scroller = getComputedStyle(root).overflow === 'visible' ? body : root;
  if (getComputedStyle(scroller).overflowY === 'hidden') return () => {};
  const { overflow } = scroller.style;
  const { scrollbarGutter } = root.style;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  scroller.style.overflow = 'hidden';
  return () => {
    scroller.style.overflow = overflow;
    root.style.scrollbarGutter = scrollbarGutter;
  };
}
