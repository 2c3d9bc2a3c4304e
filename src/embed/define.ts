import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { type AttributeSource, attributeName, type Reading, readAttributes } from './attributes.ts';
import { commonAttributes } from './common.ts';
import type { AttributesOf, ElementDefinition } from './definition.ts';
import type { ElementModule, Page, ViewProps } from './element.ts';
import failureCss from './failure.css?inline';
import { handleOf } from './handle.ts';
import { pageIsArriving } from './page.ts';
import { Root, type RootInput } from './root.tsx';
import { sheetsOf } from './sheets.ts';

/** Registers an element's tag; a tag that is already taken is left alone, so a second script is harmless. */
export function define(module: ElementModule): void {
  const { tag } = module.definition;
  if (!customElements.get(tag)) customElements.define(tag, elementClass(module));
}

interface R2wcElement extends HTMLElement {
  input?: RootInput;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// r2wc mounts, updates and unmounts React; with a single prop of no type it neither parses nor reflects anything.
const Base = r2wc(Root, {
  shadow: 'open',
  props: { input: undefined } as never,
}) as unknown as new () => R2wcElement;

// r2wc 1.3's flag, true from construction on: a detached element would render. It is set when there is something
// to show; from then on assigning `input` mounts or updates. [EMB-05]
const connected = Symbol.for('r2wc.connected');

function elementClass({ definition, view, styles }: ElementModule): CustomElementConstructor {
  const attributes = { ...commonAttributes, ...definition.attributes };
  const { tag } = definition;
  const names = Object.keys(attributes);
  const sheets = () => sheetsOf([...styles, failureCss]);

  class PspElement extends Base {
    static formAssociated = definition.formAssociated ?? false;
    static observedAttributes = names.map(attributeName);

    static {
      for (const name of names.filter(ours)) {
        Object.defineProperty(PspElement.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: PspElement) {
            return this.#read().values[name];
          },
          set(this: PspElement, value: unknown) {
            this.#setProperty(name, value);
          },
        });
      }
    }

    #internals = this.attachInternals();
    #properties: Record<string, unknown> = Object.create(null);
    #children = new MutationObserver(() => this.#schedule());
    #scheduled = false;
    #disabled = false;
    #generation = 0;
    #told = '';
    #fallback = document.createElement('slot');

    constructor() {
      super();
      Object.assign(this, { [connected]: false });
      this.#root.adoptedStyleSheets = sheets();
      this.#showFallback();
      this.#takeEarlierProperties();
    }

    override connectedCallback() {
      this.#children.observe(this, { childList: true, characterData: true, subtree: true });
      document.addEventListener('readystatechange', this.#schedule);
      this.#update();
    }

    // moveBefore() keeps the element's state because this callback exists.
    connectedMoveCallback() {}

    // A move is a removal and an insertion in one task: only what is still out of the page is unmounted.
    override disconnectedCallback() {
      this.#children.disconnect();
      document.removeEventListener('readystatechange', this.#schedule);
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.#showFallback();
      });
    }

    attributeChangedCallback() {
      this.#schedule();
    }

    formDisabledCallback(disabled: boolean) {
      this.#disabled = disabled;
      this.#schedule();
    }

    formResetCallback() {
      this.#generation += 1;
      this.#internals.setFormValue(null);
      this.#schedule();
    }

    get #root() {
      return this.shadowRoot as ShadowRoot;
    }

    #showFallback() {
      this.#root.prepend(this.#fallback);
    }

    #takeEarlierProperties() {
      for (const name of names.filter(ours)) {
        const own = Object.getOwnPropertyDescriptor(this, name);
        if (!own) continue;
        Reflect.deleteProperty(this, name);
        this.#setProperty(name, own.value);
      }
    }

    #setProperty(name: string, value: unknown) {
      this.#properties[name] = value;
      this.#schedule();
    }

    #schedule = () => {
      if (this.#scheduled || !this.isConnected) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (this.isConnected) this.#update();
      });
    };

    // An unchanged text gives the same value, so that a screen can tell whether its data changed.
    #parsed = new Map<string, { text: string; value: unknown }>();

    #source: AttributeSource = {
      parsed: this.#parsed,
      text: (name: string) => this.getAttribute(attributeName(name)) ?? this.#scriptText(name),
      property: (name: string) => this.#properties[name],
    };

    #scriptText(name: string): string | null {
      const scripts = [...this.children].filter(child => child instanceof HTMLScriptElement);
      return scripts.find(script => script.dataset.prop === name)?.textContent ?? null;
    }

    #page: Page | undefined;

    // The same object while nothing changes, so that hooks can tell.
    #pageIn({ apiBase, token, loginPath }: Reading['values']): Page {
      const page = { tag, apiBase, token, loginPath } as Page;
      if (JSON.stringify(page) !== JSON.stringify(this.#page)) this.#page = page;
      return this.#page ?? page;
    }

    #read() {
      return readAttributes({ tag, attributes }, this.#source);
    }

    #update() {
      const reading = this.#read();
      // While the page is still arriving, a missing value may be on its way.
      if (reading.problems.length > 0 && pageIsArriving()) return;
      this.#tell(reading.problems);
      Object.assign(this, { [connected]: true });
      this.input = {
        problems: reading.problems,
        view: view as ComponentType<ViewProps<ElementDefinition>>,
        props: {
          attributes: reading.values as AttributesOf<ElementDefinition>,
          page: this.#pageIn(reading.values),
          element: handleOf(this, this.#internals, this.#disabled),
        },
        generation: this.#generation,
        hideFallback: () => this.#fallback.remove(),
      };
    }

    #tell(problems: readonly string[]) {
      const message = problems.join('\n');
      if (message === this.#told) return;
      this.#told = message;
      if (!message) return;
      console.error(message);
      handleOf(this, this.#internals, false).report({ code: 'ERR_ATTRIBUTE', message });
    }
  }

  return PspElement;
}

/** A name that every HTML element already has, such as `id`, stays what it is: attribute only. */
const ours = (name: string): boolean => !(name in HTMLElement.prototype);
