import type { ErrorDetail } from '../../domain/error-codes.ts';
import type { Language } from '../../domain/language/language.ts';
import type { FormAssociation } from '../form-field/form-association.ts';

/** A view's access to its host element. */
export interface ElementHandle {
  readonly host: HTMLElement;
  /** The language that the element has now; views use `useLanguage`, which renders again after a change. [EMB-15] */
  readonly language: Language;
  /** Its association with the page's form; undefined for elements that are not fields. [UI-06] */
  readonly form: FormAssociation | undefined;
  /** Dispatches a bubbling, composed event; false when a listener prevented its default. */
  emit(type: `psp:${string}`, detail?: unknown): boolean;
  /** Reports a failure to the page: `psp:error` with `{code, message}`. */
  report(error: ErrorDetail): void;
  /** Navigates to a URL that has passed the same-origin guard; false when a listener prevents `psp:navigate`. */
  navigate(url: string): boolean;
}

/** Creates the handle of an element; a change of its form association needs a new one. */
export function elementHandle(
  host: HTMLElement,
  form: FormAssociation | undefined,
  languageNow: () => Language,
): ElementHandle {
  const emit: ElementHandle['emit'] = (type, detail) =>
    host.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'psp:navigate' }),
    );
  return {
    host,
    get language() {
      return languageNow();
    },
    form,
    emit,
    report: ({ code, message }) => void emit('psp:error', { code, message }),
    // A late answer for a removed element must not navigate away from what people see now.
    navigate: url => {
      const isAllowed = host.isConnected && emit('psp:navigate', { url });
      if (isAllowed) goTo(url);
      return isAllowed;
    },
  };
}

// A URL that differs only in its hash would just scroll: reload to show what was saved.
function goTo(url: string): void {
  const [page, hash] = url.split('#');
  location.assign(url);
  if (hash !== undefined && page === location.href.split('#')[0]) location.reload();
}
