import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { english, type Language } from '../../domain/language/language.ts';
import { commonCatalogue } from '../../domain/texts/common.ts';
import { isPageLoading, isWindowShadowed, native } from '../../platform/native.ts';
import { veilOnReturn } from '../../platform/return-veil.ts';
import { styleSheetOf } from '../../platform/style-sheet.ts';
import { type CurrentValues, defineTag, ElementValues } from '../attributes/element-values.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import type { FormSupport } from '../form-field/form-association.ts';
import { languageOf } from '../language/language-of.ts';
import { languageListeners } from '../language/language-source.ts';
import { elementHandle } from './element-handle.ts';
import failureCss from './failure-card.css?inline';
import { ProblemReports, reportNesting, reportValueMistakes } from './problem-reports.ts';
import { ReservedSpace } from './reserved-space.ts';
import { ReactHostElement, type RootInput, type ShownProps } from './root.tsx';
import { keepTypedKeys } from './typed-keys.ts';

/** The props of the view of an element with this definition. */
export interface ViewProps<D extends ElementDefinition> extends Omit<ShownProps, 'attributes'> {
  readonly attributes: AttributesOf<D>;
}

/** A definition with its view and styles. Importing one adds the rules of its ui components to the shared style sheet. */
export interface ElementModule<D extends ElementDefinition = ElementDefinition> {
  readonly definition: D;
  view(this: void, props: ViewProps<D>): ReactNode;
  /** CSS texts and style sheets of the view and of every ui piece in it. */
  readonly styles: readonly (string | CSSStyleSheet)[];
  /** Form association, for elements that take part in the page's form. [UI-06] */
  readonly form?: FormSupport | undefined;
  /**
   * Registers the tag unless it is already defined, so loading the script twice is harmless. `version` is that of the
   * library, which a page reads as `customElements.get(tag).version`. [EMB-14]
   */
  define(this: void, version?: string): void;
}

/** Makes the module of an element whose view is rendered by React. */
export function elementModule<const D extends ElementDefinition>(
  parts: Omit<ElementModule<D>, 'define'>,
): ElementModule<D> {
  const module: ElementModule<D> = {
    ...parts,
    define: version => defineTag(classOf(module as ElementModule), parts.definition, version),
  };
  return module;
}

function classOf(module: ElementModule): typeof PspElement {
  class ViewElement extends PspElement {
    static override module = module;
    static formAssociated = module.form !== undefined;
  }
  Object.defineProperties(ViewElement.prototype, module.form?.properties ?? {});
  return ViewElement;
}

/** The base class of all elements that React renders; each tag has a subclass with its own module. [EMB-05] */
class PspElement extends ReactHostElement {
  static module: ElementModule;

  /** The accessor of a property that mirrors the attribute of this name. */
  static property(name: string): PropertyDescriptor & ThisType<PspElement> {
    return {
      configurable: true,
      enumerable: true,
      get() {
        return this.#form && name === 'value' ? this.#form.value : this.#values.get(name);
      },
      set(value: unknown) {
        this.#values.set(name, value);
        if (!this.#form || name !== 'value') return this.#schedule();
        this.#restart();
        // A script may read or send its form at once. [EMB-20]
        if (this.isConnected) flushSync(() => this.#update());
      },
    };
  }

  readonly #values = new ElementValues(this, this.#module.definition);
  readonly #reports = new ProblemReports(this, () => this.#schedule());
  readonly #internals = this.attachInternals();
  readonly #form = this.#module.form?.associate(this, this.#internals);
  readonly #children = new MutationObserver(() => this.#schedule());
  readonly #space = new ReservedSpace(this.#internals);
  readonly #fallback = native(document, 'createElement').call(document, 'slot');
  #handle = this.#newHandle();
  #language: Language | undefined;
  #scheduled = false;
  #unmounted = false;
  #connection = new AbortController();
  /** Counts remounts of the view: after a reset of the page's form, Back, or a script that sets the value. */
  #generation = 0;

  constructor() {
    super();
    if (this.#form) this.#form.isScripted = this.#values.isSet('value');
    keepTypedKeys(this.#root, this.#form !== undefined);
    this.#root.adoptedStyleSheets = [...this.#module.styles, failureCss].map(style =>
      typeof style === 'string' ? styleSheetOf(style) : style,
    );
    this.#showFallback();
  }

  override connectedCallback() {
    this.#children.observe(this, { childList: true, characterData: true, subtree: true });
    native(document, 'addEventListener').call(document, 'readystatechange', this.#schedule);
    languageListeners().add(this.#schedule);
    this.#connection = new AbortController();
    veilOnReturn(this, this.#root, this.#connection.signal);
    this.#update();
    void reportNesting(this);
  }

  // With this callback, moveBefore() does not call the disconnect and connect callbacks.
  connectedMoveCallback() {}

  // A move disconnects and reconnects in one task: unmount only if the element is still out of the page afterwards.
  override disconnectedCallback() {
    this.#children.disconnect();
    this.#connection.abort();
    languageListeners().delete(this.#schedule);
    native(document, 'removeEventListener').call(document, 'readystatechange', this.#schedule);
    queueMicrotask(() => {
      if (this.isConnected) return;
      super.disconnectedCallback();
      this.#unmounted = true;
      this.#showFallback();
    });
  }

  attributeChangedCallback() {
    this.#schedule();
  }

  formDisabledCallback(disabled: boolean) {
    if (this.#form) this.#form.disabled = disabled;
    this.#handle = this.#newHandle();
    this.#schedule();
  }

  formResetCallback() {
    this.#values.unset('value');
    this.#form?.reset();
    this.#remount();
  }

  formStateRestoreCallback(state: unknown) {
    if (typeof state === 'string') this.#restart(state);
  }

  // Lets labels, scripts and form validation focus the field inside; r2wc has no option for it.
  override attachShadow(init: ShadowRootInit) {
    return super.attachShadow({
      ...init,
      delegatesFocus: (this.constructor as typeof PspElement).module.form !== undefined,
    });
  }

  #restart(restored?: string) {
    if (this.#form) {
      this.#form.restored = restored;
      this.#form.isScripted = this.#values.isSet('value');
    }
    this.#remount();
  }

  #remount() {
    this.#generation += 1;
    this.#handle = this.#newHandle();
    this.#schedule();
  }

  #newHandle() {
    return elementHandle(this, this.#form, () => this.#language ?? english);
  }

  /** Batches all changes of a task into one update. */
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

  #showFallback() {
    this.#root.prepend(this.#fallback);
    this.#form?.enableFallbackFields();
  }

  readonly #hideFallback = () => {
    this.#fallback.remove();
    this.#form?.disableFallbackFields(this);
    this.#space.begin();
  };

  #update() {
    const values = this.#values.read();
    if (!isPageLoading()) reportValueMistakes(this, values.written);
    const isFinal = this.#reports.report(values);
    if (values.problems.length > 0 && !isFinal) return;
    // Until its texts have come, the element keeps its language; a new one keeps the fallback. [EMB-15]
    this.#language = languageOf(this) ?? this.#language;
    if (!this.#language) return;
    try {
      this.#show(values, this.#language);
    } catch (error) {
      this.#showFailure(error);
    }
  }

  #show({ attributes, page, problems }: CurrentValues, language: Language) {
    if (isWindowShadowed(this.ownerDocument)) throw new Error('An element of the page is named defaultView.');
    this.input = {
      language,
      view: this.#module.view as RootInput['view'],
      props: { attributes, page, element: this.#handle },
      problems,
      generation: this.#generation,
      hideFallback: this.#hideFallback,
      keepSpace: this.#space.keep,
    };
    if (this.#unmounted) super.connectedCallback();
    this.#unmounted = false;
  }

  /** Keeps the fallback and adds an error text when React cannot render on this page. [EMB-12] */
  #showFailure(error: unknown) {
    const note = native(document, 'createElement').call(document, 'p');
    note.className = 'failure';
    note.setAttribute('role', 'alert');
    note.textContent = (this.#language ?? english).texts(commonCatalogue).somethingWrong;
    this.#root.replaceChildren(this.#fallback, note);
    console.error(`${this.#module.definition.tag}: a name in the page keeps it from being shown.`, error);
  }
}
