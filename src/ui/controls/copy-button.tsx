import { useState } from 'react';
import type { Notices } from '../feedback/notices.tsx';
import { StatusMessage } from '../feedback/status-message.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './copy-button.css?inline';

addStyles(css);

export interface CopyButtonProps {
  readonly text: string;
  /** Says the result in a notice in place of beside the button. */
  readonly notices?: Notices | false | undefined;
}

/** A quiet button that copies a text and says for 1.2 s whether it could; what it says moves nothing. [UI-04] */
export function CopyButton({ text, notices }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async (button: Element) => {
    setSaid('');
    const copied = await copyText(text, button);
    if (notices) tellResult(notices, copied);
    else setSaid(copied ? 'Copied!' : "Couldn't copy.");
  };
  return (
    <span className="copy">
      <button
        type="button"
        part="button"
        aria-label={`Copy ${text}`}
        title="Copy"
        onClick={event => copy(event.currentTarget)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
        </svg>
      </button>
      <StatusMessage text={said} duration={1200} end={() => setSaid('')} role="status" />
    </span>
  );
}

function tellResult(notices: Notices, copied: boolean): void {
  if (copied) notices.show('success', 'Text copied to clipboard!');
  else notices.show('danger', 'Unable to copy text to clipboard.');
}

/**
 * Puts a text on the clipboard; whether that went well. Pages without HTTPS have no `navigator.clipboard`: there a
 * selection beside `near` is copied, inside whatever dialog it stands in. [UI-04]
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, near);
  }
}

function copySelection(text: string, near: Element): boolean {
  const root = near.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', opacity: '0', fontSize: '16px' });
  near.after(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
