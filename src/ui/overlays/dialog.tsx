import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../language/language-context.ts';
import { keepEscape } from '../../platform/keep-escape.ts';
import { Button } from '../controls/button.tsx';
import { useOnReturn, useOnWithdrawal } from '../hooks/use-on-withdrawal.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
import css from './dialog.css?inline';

addStyles(css);

export interface DialogProps {
  readonly title: string;
  /** The main action, a `<Button type="submit">` after Cancel. Ctrl+Enter presses it from any field. */
  readonly action?: ReactNode;
  /** Called by Cancel, Escape and a phone's Back. The dialog is open as long as it is rendered. */
  cancel(): void;
  /** Called if the fields pass native validation; invalid ones receive `invalid` and have to show why. [UI-12] */
  submit?(): void;
  /** 960 instead of 480 pixels, for tables. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog; on phones a bottom sheet. The focus moves to the first field or else to Cancel, in a dialog without
 * action to Close, and returns when the dialog closes. It also closes when Back has restored the page, and when the
 * page hides what it is in: invisible but modal, it would block the page. [UI-01] [UI-20] [NET-20]
 */
export function Dialog({ title, action, cancel, submit, wide, children }: DialogProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [openedAt] = useState(() => performance.now());
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  useOnWithdrawal(cancel);
  useOnReturn(cancel);
  const submitIfValid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Shows the errors before the focus goes to the first: one that came later would be read a second time.
    const isValid = flushSync(() => event.currentTarget.checkValidity());
    if (isValid) submit?.();
    else event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
  };
  const isTap = useRef(false);
  // The second click or tap on what opened the dialog. Taps may each count as a first one, keys count as 0. [RQ-05]
  const ignoreDoubleClick = (event: MouseEvent) => {
    const isSecond = event.detail > (isTap.current ? 0 : 1);
    if (!isSecond || performance.now() - openedAt > doubleClickTime) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={titleId}
      part="dialog"
      onCancel={event => {
        // The cancel event of a file input inside the dialog bubbles up here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        cancel();
      }}
      onClose={event => {
        // By openModal, or by Chromium on a second Escape even though cancel is prevented.
        if (event.target === event.currentTarget && !event.currentTarget.open) cancel();
      }}
    >
      {/* A press on its text focuses the form, not the page behind, so that Escape is pressed in the dialog. */}
      <form
        noValidate
        tabIndex={-1}
        onSubmit={submitIfValid}
        onKeyDown={handleKey}
        onPointerDownCapture={({ pointerType }) => {
          isTap.current = pointerType !== 'mouse';
        }}
        onClickCapture={ignoreDoubleClick}
      >
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="dialog-foot">
          <Button data-cancel onClick={cancel}>
            {action ? sharedTexts.cancel : sharedTexts.close}
          </Button>
          {action}
        </div>
      </form>
    </dialog>
  );
}

/** Milliseconds. */
const doubleClickTime = 500;

function handleKey(event: KeyboardEvent<HTMLFormElement>): void {
  // The browser closes the dialog.
  if (event.key === 'Escape') keepEscape(event.nativeEvent);
  else submitOnCtrlEnter(event);
}

// Ctrl+Enter, since plain Enter is a line break in a text area.
function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return;
  // A held Enter that opened the dialog must not press the button that has the focus now.
  if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault();
  if (!(event.ctrlKey || event.metaKey) || event.repeat) return;
  if (event.isDefaultPrevented()) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.click();
}

/** Opens the dialog modally; returns a function that closes it, which also restores the focus. */
function openModal(dialog: HTMLDialogElement): () => void {
  const unlockPageScroll = lockPageScroll();
  dialog.showModal();
  // Without an action, as with a table, focusing a field would only open the on-screen keyboard.
  const hasAction = dialog.querySelector('[type="submit"]');
  const focusTarget = `${hasAction ? 'input:enabled, textarea:enabled, select:enabled, ' : ''}[data-cancel]`;
  dialog.querySelector<HTMLElement>(focusTarget)?.focus({ preventScroll: true });
  // Start at the top of a long text although the focused button is at its foot.
  dialog.scrollTop = 0;
  const observer = new ResizeObserver(() => dialog.getClientRects().length || dialog.close());
  observer.observe(dialog);
  return () => {
    observer.disconnect();
    unlockPageScroll();
    dialog.close();
  };
}

/** How many open dialogs lock the page's scrolling; the last one that closes unlocks it. */
let scrollLocks = 0;
const scrollLock = new CSSStyleSheet();

/**
 * Locks scrolling of the page behind, keeping the space of its scrollbar; returns a function that unlocks it. It uses a
 * style sheet, since the page and its libraries set and restore inline styles for dialogs of their own. [UI-20]
 */
function lockPageScroll(): () => void {
  if (scrollLocks === 0) {
    scrollLock.replaceSync(scrollLockRules());
    document.adoptedStyleSheets.push(scrollLock);
  }
  scrollLocks += 1;
  return () => {
    scrollLocks -= 1;
    if (scrollLocks === 0)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== scrollLock);
  };
}

function scrollLockRules(): string {
  const root = document.documentElement;
  // The viewport takes its overflow from the body unless the root element sets one.
  const scroller = getComputedStyle(root).overflow === 'visible' ? 'body' : ':root';
  const gutter = innerWidth > root.clientWidth ? ':root { scrollbar-gutter: stable !important }' : '';
  return `${scroller} { overflow: hidden !important } ${gutter}`;
}
