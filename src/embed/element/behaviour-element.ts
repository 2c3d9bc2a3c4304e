import { loadedRules, loadRules, reportMistakes } from '../../diagnostics/lazy-rules.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import type { ErrorDetail } from '../../domain/error-codes.ts';
import { attributeKeys, ElementValues, isProperty } from '../attributes/element-values.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import type { ElementModule } from './element-module.ts';
import { isPageLoading } from './page-state.ts';

/** The interface through which a behaviour uses its element. */
export interface BehaviourHost<D extends ElementDefinition> {
  readonly host: HTMLElement;
  /** The current attributes; invalid values are undefined and have been reported. */
  attributes(): Partial<AttributesOf<D>>;
  /** Aborted when the element leaves the page; pass it to all listeners. */
  readonly signal: AbortSignal;
}

interface Behaviour<D extends ElementDefinition = ElementDefinition> {
  readonly definition: D;
  behave(this: void, element: BehaviourHost<D>): void;
}

/**
 * Makes the module of an element that renders nothing and only adds behaviour to the markup between its tags, without
 * shadow root and React. [RPT-20]
 *
 * Without the library, that markup still works on its own.
 */
export function behaviourModule<const D extends ElementDefinition>(
  behaviour: Behaviour<D>,
): ElementModule<D> {
  const { definition } = behaviour;
  return {
    definition,
    view: () => null,
    styles: [],
    define: version => define(behaviour as unknown as Behaviour, version),
  };
}

function define(behaviour: Behaviour, version: string | undefined): void {
  const { definition } = behaviour;
  if (customElements.get(definition.tag)) return;
  const names = attributeKeys(definition);
  class Element extends BehaviourElement {
    static override behaviour = behaviour;
    static version = version;
    static observedAttributes = names.map(attributeName);
  }
  for (const name of names.filter(isProperty))
    Object.defineProperty(Element.prototype, name, BehaviourElement.property(name));
  customElements.define(definition.tag, Element);
}

class BehaviourElement extends HTMLElement {
  static behaviour: Behaviour;

  /** The accessor of a property that mirrors the attribute of this name. */
  static property(name: string): PropertyDescriptor & ThisType<BehaviourElement> {
    return {
      configurable: true,
      enumerable: true,
      get() {
        return this.#values.get(name);
      },
      set(value: unknown) {
        this.#values.set(name, value);
      },
    };
  }

  readonly #values = new ElementValues(this, this.#behaviour.definition);
  #connection = new AbortController();
  #isReady = false;
  #reported = '';

  get #behaviour() {
    return (this.constructor as typeof BehaviourElement).behaviour;
  }

  connectedCallback() {
    this.#connection = new AbortController();
    this.#behaviour.behave({ host: this, attributes: () => this.#read(), signal: this.#connection.signal });
    this.#read();
    if (!this.#isReady) this.#emit('psp:ready');
    this.#isReady = true;
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#read();
  }

  #read() {
    const { attributes, problems, nearMisses, mayNeedAdvice } = this.#values.read();
    // While the page is still loading, a missing value may yet arrive.
    if (isPageLoading()) return attributes;
    if (mayNeedAdvice && !loadedRules()) void loadRules().then(() => this.isConnected && this.#read());
    else this.#report(problems.join('\n'));
    if (nearMisses.length) reportMistakes(this, () => nearMisses.map(({ advice }) => advice));
    return attributes;
  }

  #report(message: string) {
    if (message === this.#reported) return;
    this.#reported = message;
    if (!message) return;
    console.error(message);
    this.#emit('psp:error', { code: 'ERR_ATTRIBUTE', message } satisfies ErrorDetail);
  }

  #emit(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
