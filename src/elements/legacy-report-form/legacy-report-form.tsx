import { native } from '../../embed/native.ts';
import css from './legacy-report-form.css?inline';

/** Says and asks beside the server's form: in a shadow root of its own, so that neither styles the other. */
export class Voice {
  readonly #host: HTMLElement;
  readonly #place = made('div');
  readonly #root = this.#place.attachShadow({ mode: 'open' });
  readonly #note = made('div');
  readonly #text = made('p');
  #field: HTMLElement | undefined;

  constructor(host: HTMLElement, signal: AbortSignal) {
    this.#host = host;
    this.#root.adoptedStyleSheets = [sheetOf(css)];
    this.#note.className = 'note';
    this.#note.setAttribute('popover', 'manual');
    this.#note.setAttribute('role', 'alert');
    const close = buttonSaying('Close');
    close.addEventListener('click', () => this.hush());
    this.#note.append(this.#text, close);
    this.#root.append(this.#note);
    const follow = () => this.#follow();
    addEventListener('scroll', follow, { capture: true, passive: true, signal });
    addEventListener('resize', follow, { signal });
    native(document, 'addEventListener').call(
      document,
      'keydown',
      event => (event as KeyboardEvent).key === 'Escape' && this.hush(),
      { signal },
    );
    signal.addEventListener('abort', () => this.#place.remove());
  }

  /** Says it under the field until that is changed or it is closed; nothing else is held up. */
  say(text: string, field: HTMLElement): void {
    this.#stand();
    this.hush();
    this.#field = field;
    this.#text.textContent = text;
    this.#note.showPopover();
    this.#follow();
  }

  /** Takes away what is said; of one field, only what is said of that. */
  hush(field?: EventTarget | null): void {
    if (field !== undefined && field !== this.#field) return;
    if (this.#field) this.#note.hidePopover();
    this.#field = undefined;
  }

  /** Asks, and answers whether it was confirmed. */
  ask(question: string, signal: AbortSignal): Promise<boolean> {
    this.#stand();
    this.hush();
    const { dialog, cancel, ok } = dialogAsking(question);
    this.#root.append(dialog);
    dialog.showModal();
    cancel.focus();
    return new Promise(resolve => {
      // A key that is held since the form was sent answers nothing.
      dialog.addEventListener(
        'keydown',
        event => event.repeat && event.key === 'Enter' && event.preventDefault(),
      );
      ok.addEventListener('click', () => dialog.close('ok'));
      cancel.addEventListener('click', () => dialog.close());
      signal.addEventListener('abort', () => dialog.close());
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve(dialog.returnValue === 'ok');
      });
    });
  }

  // A page that replaces its form may have replaced all that stands beside it.
  #stand(): void {
    if (this.#place.parentNode !== this.#host) native(this.#host, 'append').call(this.#host, this.#place);
  }

  #follow(): void {
    if (!this.#field?.isConnected) {
      this.hush();
      return;
    }
    const { left, bottom } = this.#field.getBoundingClientRect();
    const most = document.documentElement.clientWidth - this.#note.offsetWidth - 8;
    this.#note.style.top = `${bottom + 4}px`;
    this.#note.style.left = `${Math.max(8, Math.min(left, most))}px`;
  }
}

function dialogAsking(question: string) {
  const [dialog, title, text, foot] = [made('dialog'), made('h2'), made('p'), made('div')];
  const [cancel, ok] = [buttonSaying('Cancel'), buttonSaying('Ok')];
  title.id = 'title';
  title.textContent = 'Please Confirm';
  text.textContent = question;
  foot.append(cancel, ok);
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.append(title, text, foot);
  return { dialog, cancel, ok };
}

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] =>
  native(document, 'createElement').call(document, tag) as HTMLElementTagNameMap[Tag];

function buttonSaying(text: string): HTMLButtonElement {
  const button = made('button');
  button.type = 'button';
  button.textContent = text;
  return button;
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
