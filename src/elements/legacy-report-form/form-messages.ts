import type { TextsOf } from '../../domain/language/catalogue.ts';
import { english } from '../../domain/language/language.ts';
import { languageOf } from '../../embed/language/language-of.ts';
import { keepEscape } from '../../platform/keep-escape.ts';
import { styleSheetOf } from '../../platform/style-sheet.ts';
import css from './legacy-report-form.css?inline';
import { catalogue } from './texts.ts';

/** The texts in the language that the element asks for now; in English until that one has been loaded. [EMB-15] */
export const textsFor = (host: HTMLElement): TextsOf<typeof catalogue> =>
  (languageOf(host) ?? english).texts(catalogue);

/** The alert and the confirmation dialog next to the server's form, in a shadow root so that their styles stay apart. */
export class FormMessages {
  readonly #host: HTMLElement;
  readonly #container = document.createElement('div');
  readonly #root = this.#container.attachShadow({ mode: 'open' });
  readonly #alert = create('div', { className: 'alert', popover: 'manual', role: 'alert' });
  readonly #alertText = document.createElement('p');
  readonly #close = create('button', { type: 'button' });
  /** The field that the open alert belongs to. */
  #field: HTMLElement | undefined;
  /** The button whose press led to the open alert, which does not cover it. */
  #pressed: Element | null | undefined;

  constructor(host: HTMLElement, signal: AbortSignal) {
    this.#host = host;
    this.#root.adoptedStyleSheets = [styleSheetOf(css)];
    this.#close.addEventListener('click', () => this.hideAlert());
    this.#alert.append(this.#alertText, this.#close);
    this.#root.append(this.#alert);
    const updatePosition = () => this.#updatePosition();
    addEventListener('scroll', updatePosition, { capture: true, passive: true, signal });
    addEventListener('resize', updatePosition, { signal });
    document.addEventListener('keydown', event => this.#hideOnEscape(event), { capture: true, signal });
    signal.addEventListener('abort', () => this.#container.remove());
  }

  /** Shows a non-blocking alert below the field, until the field changes or the alert is closed. */
  showAlert(text: string, field: HTMLElement, pressed?: Element | null): void {
    this.#attach();
    this.hideAlert();
    this.#field = field;
    this.#pressed = pressed;
    this.#alertText.textContent = text;
    this.#close.textContent = textsFor(this.#host).close;
    this.#alert.showPopover();
    this.#updatePosition();
  }

  /** Hides the alert; with a field, only if it belongs to that field. */
  hideAlert(field?: EventTarget | null): void {
    if (field !== undefined && field !== this.#field) return;
    if (this.#field) this.#alert.hidePopover();
    this.#field = undefined;
  }

  #hideOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#field) return;
    keepEscape(event);
    this.hideAlert();
  }

  /** Asks the question in a modal dialog. Resolves to whether it was confirmed; an abort counts as Cancel. */
  confirm(question: string, signal: AbortSignal): Promise<boolean> {
    this.#attach();
    this.hideAlert();
    const dialog = createDialog(question, textsFor(this.#host));
    this.#root.append(dialog);
    dialog.showModal();
    return new Promise(resolve => {
      // An Enter key that is still held from sending the form must not answer the question.
      dialog.addEventListener('keydown', event => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        if (event.key === 'Escape') keepEscape(event);
      });
      signal.addEventListener('abort', () => dialog.close());
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve(dialog.returnValue === 'ok');
      });
    });
  }

  // A page that replaces its form may have removed all other children of the element with it.
  #attach(): void {
    if (this.#container.parentNode === this.#host) return;
    this.#host.append(this.#container);
  }

  #updatePosition(): void {
    if (!this.#field?.isConnected) {
      this.hideAlert();
      return;
    }
    const { left, bottom } = this.#field.getBoundingClientRect();
    const button = this.#pressed?.getBoundingClientRect();
    const isBelow = button && button.top < bottom + 4 + this.#alert.offsetHeight;
    const maxLeft = document.documentElement.clientWidth - this.#alert.offsetWidth - 8;
    this.#alert.style.top = `${Math.max(bottom, isBelow ? button.bottom : 0) + 4}px`;
    this.#alert.style.left = `${Math.max(8, Math.min(left, maxLeft))}px`;
  }
}

/** A button closes the dialog with its value. */
function createDialog(question: string, { confirmTitle, cancel, ok }: ReturnType<typeof textsFor>) {
  const title = create('h2', { textContent: confirmTitle });
  const text = create('p', { textContent: question });
  const form = create('form', { method: 'dialog', className: 'buttons' });
  form.append(
    create('button', { textContent: cancel, autofocus: true }),
    create('button', { textContent: ok, value: 'ok' }),
  );
  const dialog = create('dialog', { ariaLabel: confirmTitle });
  dialog.append(title, text, form);
  return dialog;
}

const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
