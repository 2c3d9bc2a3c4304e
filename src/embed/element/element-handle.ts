import type { FormAssociation, FormEntry } from './form-association.ts';

/** What a view may do with the element that it is shown in. */
export interface ElementHandle {
  readonly host: HTMLElement;
  /** The page's `<form>` or `<fieldset>` has disabled the element. Always false when it takes part in none. */
  readonly disabled: boolean;
  /** Sends a bubbling, composed event; false when a listener prevented it. */
  emit(type: `psp:${string}`, detail?: unknown): boolean;
  /** Tells page and console of a failure: `psp:error` with `{code, message}`. */
  report(error: { readonly code: string; readonly message: string }): void;
  /** Goes to a URL that has passed the same-origin guard; false when a listener prevents `psp:navigate`. */
  navigate(url: string): boolean;
  /** What the browser has kept of the value from an earlier visit of the page; a view begins with it. [UI-06] */
  readonly restored: string | undefined;
  /** The texts of the page's `<label>`s for the element; '' when there is none. */
  labels(): string;
  /** The value in the page's own form; a problem makes the form invalid and is shown at the anchor. */
  setFormValue(entry: FormEntry): void;
}

/** The handle of one element; `disabled` and `restored` change, and then there is a fresh one. */
export function elementHandle(host: HTMLElement, form: FormAssociation | undefined): ElementHandle {
  const emit: ElementHandle['emit'] = (type, detail) =>
    host.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'psp:navigate' }),
    );
  return {
    host,
    disabled: form?.disabled ?? false,
    restored: form?.restored,
    emit,
    report: ({ code, message }) => void emit('psp:error', { code, message }),
    // A late answer to an element that is gone must not take the person off another screen.
    navigate: url => {
      const goes = host.isConnected && emit('psp:navigate', { url });
      if (goes) goTo(url);
      return goes;
    },
    labels: () => form?.labels(host) ?? '',
    setFormValue: entry => form?.set(entry),
  };
}

// An address that differs from the page's in its #hash alone would only scroll: what was saved is to be read anew.
function goTo(url: string): void {
  const [page, hash] = url.split('#');
  location.assign(url);
  if (hash !== undefined && page === location.href.split('#')[0]) location.reload();
}
