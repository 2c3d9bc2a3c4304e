import { useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Icon } from '../controls/icon.tsx';
import type { Notices } from '../feedback/notices.tsx';
import { StatusMessage } from '../status-message/status-message.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './copy-button.css?inline';
import { clipboardCatalogue } from './texts.ts';

addStyles(css);

export interface CopyButtonProps {
  readonly text: string;
  /** Shows the result as a notice instead of beside the button. */
  readonly notices?: Notices | false | undefined;
}

/** An icon button that copies a text and shows the result beside it for 1.2 s, without moving anything. [UI-04] */
export function CopyButton({ text, notices }: CopyButtonProps) {
  const texts = useTexts(clipboardCatalogue);
  const [message, setMessage] = useState('');
  const copy = async (button: Element) => {
    setMessage('');
    const copied = await copyText(text, button);
    if (!notices) setMessage(copied ? texts.copied : texts.notCopied);
    else if (copied) notices.show('success', texts.textCopied);
    else notices.show('danger', texts.textNotCopied);
  };
  return (
    <span className="copy">
      <span>
        <button
          type="button"
          part="button"
          aria-label={texts.copyText({ text })}
          title={texts.copy}
          onClick={event => copy(event.currentTarget)}
        >
          <Icon d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
        </button>
        <StatusMessage text={message} duration={1200} end={() => setMessage('')} role="status" />
      </span>
    </span>
  );
}

/**
 * Copies a text to the clipboard and resolves to whether it worked. Pages without HTTPS have no
 * `navigator.clipboard`; there a temporary text area beside `near` is selected and copied, so that it works inside a
 * modal dialog, too. [UI-04]
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
