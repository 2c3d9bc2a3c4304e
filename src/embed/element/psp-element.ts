import r2wc from '@r2wc/react-to-web-component';
import { native } from '../../domain/platform/native.ts';
import { ElementValues, type ReadValues } from '../attributes/element-values.ts';
import { loadDiagnostics, loadedDiagnostics } from '../diagnostics/lazy-diagnostics.ts';
import { elementHandle } from './element-handle.ts';
import type { ElementModule } from './element-module.ts';
import failureCss from './failure-card.css?inline';
import { somethingWrong } from './failure-text.ts';
import type { FormSupport } from './form-association.ts';
import { isPageLoading } from './page-state.ts';
import { Root, type RootInput } from './root.tsx';
import { styleSheetsOf } from './style-sheets.ts';

interface R2wcElement extends HTMLElement {
  /** Mounts React or updates it; after an unmounting, `connectedCallback` mounts it. */
  input?: RootInput;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// r2wc mounts, updates and unmounts React; with a single prop of no type it neither parses nor reflects anything.
const Base = r2wc(Root, {
  shadow: 'open',
  props: { input: undefined } as never,
}) as unknown as new () => R2wcElement;

/** What all tags of the library have in common; each is a class of its own with its module. [EMB-05] */
export class PspElement extends Base {
  static module: ElementModule;

  /** A property that says what the attribute of this name says. */
  static property(name: string): PropertyDescriptor & ThisType<PspElement> {
    return {
      configurable: true,
      enumerable: true,
      get() {
        return (name === 'value' ? this.#form?.value : undefined) ?? this.#values.get(name);
      },
      set(value: unknown) {
        this.#values.set(name, value);
        if (name === 'value') this.#startAfresh();
        this.#schedule();
      },
    };
  }

  /** What the element answers to page scripts as any field of a form does. [UI-06] */
  static fieldProperty(name: FormSupport['fieldNames'][number]): PropertyDescriptor & ThisType<PspElement> {
    return {
      configurable: true,
      get() {
        const internals = this.#form?.internals;
        const answer = internals?.[name];
        return typeof answer === 'function' ? answer.bind(internals) : answer;
      },
    };
  }

  readonly #values = new ElementValues(this, this.#module.definition);
  readonly #form = this.#module.form?.associate(this.attachInternals());
  readonly #children = new MutationObserver(() => this.#schedule());
  readonly #fallback = native(document, 'createElement').call(document, 'slot');
  #handle = elementHandle(this, this.#form);
  #scheduled = false;
  #unmounted = false;
  /** How often the value was given anew: by a reset of the page's form, by Back, by a script. */
  #generation = 0;
  #reported = '';

  constructor() {
    super();
    this.#dress();
    this.#showFallback();
  }

  override connectedCallback() {
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
    native(document, 'addEventListener').call(document, 'readystatechange', this.#schedule);
    this.#update();
    const outer = this.parentElement;
    if (outer && native(outer, 'localName').startsWith('psp-'))
      void loadDiagnostics().then(() => loadedDiagnostics()?.warnNestedElement(this.localName, outer));
  }

  // moveBefore() keeps the element's state because this callback exists.
  connectedMoveCallback() {}

  // A move is a removal and an insertion in one task: only what is still out of the page is unmounted.
  override disconnectedCallback() {
    this.#children.disconnect();
    native(document, 'removeEventListener').call(document, 'readystatechange', this.#schedule);
    queueMicrotask(() => {
      if (this.isConnected) return;
      super.disconnectedCallback();
      this.#unmounted = true;
      this.#showFallback();
    });
  }

  // Style sheets belong to a document, and stay behind in it. [EMB-12]
  adoptedCallback() {
    this.#dress();
  }

  attributeChangedCallback() {
    this.#schedule();
  }

  formDisabledCallback(disabled: boolean) {
    if (this.#form) this.#form.disabled = disabled;
    this.#handle = elementHandle(this, this.#form);
    this.#schedule();
  }

  formResetCallback() {
    this.#form?.reset();
    this.#renew();
  }

  formStateRestoreCallback(state: unknown) {
    if (typeof state === 'string') this.#startAfresh(state);
  }

  // A label of the page, its scripts and the browser lead to the field inside; r2wc says nothing of it.
  override attachShadow(init: ShadowRootInit) {
    return super.attachShadow({
      ...init,
      delegatesFocus: (this.constructor as typeof PspElement).module.form !== undefined,
    });
  }

  #startAfresh(restored?: string) {
    this.#form?.startAfresh(restored);
    this.#renew();
  }

  #renew() {
    this.#generation += 1;
    this.#handle = elementHandle(this, this.#form);
    this.#schedule();
  }

  /** Shows what has changed, once for all changes of a task. */
  readonly #schedule = () => {
    if (this.#scheduled || !this.isConnected) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      if (this.isConnected) this.#update();
    });
  };

  get #module() {
    return (this.constructor as typeof PspElement).module;
  }

  get #root() {
    return this.shadowRoot as ShadowRoot;
  }

  #dress() {
    this.#root.adoptedStyleSheets = styleSheetsOf([...this.#module.styles, failureCss], this.ownerDocument);
  }

  #showFallback() {
    this.#root.prepend(this.#fallback);
    this.#form?.giveBack();
  }

  readonly #hideFallback = () => {
    this.#fallback.remove();
    this.#form?.takeOver(this);
  };

  #update() {
    const told = this.#values.told();
    // While the page is still arriving, a missing value may be on its way.
    if (told.problems.length > 0 && isPageLoading()) return;
    if (told.isOdd && !loadedDiagnostics()) {
      void loadDiagnostics().then(this.#schedule);
      if (told.problems.length > 0) return;
    }
    loadedDiagnostics()?.warnNearMisses(this.#module.definition.tag, told.nearMisses);
    this.#report(told.problems);
    try {
      this.#show(this.#inputOf(told));
    } catch (error) {
      this.#giveUp(error);
    }
  }

  #show(input: RootInput) {
    if (hidesItsWindow(this.ownerDocument)) throw new Error('An element of the page is named defaultView.');
    this.input = input;
    if (this.#unmounted) super.connectedCallback();
    this.#unmounted = false;
  }

  #inputOf({ attributes, page, problems }: ReadValues): RootInput {
    return {
      view: this.#module.view as RootInput['view'],
      props: { attributes, page, element: this.#handle },
      problems,
      generation: this.#generation,
      hideFallback: this.#hideFallback,
    };
  }

  /** React cannot be used on this page: what a template wrote stays, and a sentence says so. [EMB-12] */
  #giveUp(error: unknown) {
    const note = native(document, 'createElement').call(document, 'p');
    note.className = 'failure';
    note.setAttribute('role', 'alert');
    note.textContent = somethingWrong;
    this.#root.replaceChildren(this.#fallback, note);
    console.error(`${this.#module.definition.tag}: a name in the page keeps it from being shown.`, error);
  }

  #report(problems: readonly string[]) {
    const message = problems.join('\n');
    if (message === this.#reported) return;
    this.#reported = message;
    if (!message) return;
    console.error(message);
    this.#handle.report({ code: 'ERR_ATTRIBUTE', message });
  }
}

// Of all names of the document that a page's <img name> can hide, the only one without which React fails in silence.
const hidesItsWindow = (owner: Document): boolean => owner.defaultView !== native(owner, 'defaultView');
