import { ElementValues, isProperty, namesOf } from '../attributes/element-values.ts';
import { attributeName } from '../attributes/read-attributes.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import { loadDiagnostics, loadedDiagnostics } from '../diagnostics/lazy-diagnostics.ts';
import type { ElementModule } from './element-module.ts';
import { isPageLoading } from './page-state.ts';

/** What a behaviour is given of its element. */
export interface BehaviourHost<D extends ElementDefinition> {
  readonly host: HTMLElement;
  /** What the page says now; undefined where a value cannot be used, which has been told. */
  attributes(): Partial<AttributesOf<D>>;
  /** Aborted when the element leaves the page: whatever listens, stops. */
  readonly signal: AbortSignal;
}

interface Behaviour<D extends ElementDefinition = ElementDefinition> {
  readonly definition: D;
  behave(this: void, element: BehaviourHost<D>): void;
}

/**
 * An element that shows nothing of its own: it adds behaviour to the markup that the page has put between its tags,
 * without shadow root and without React. Without the library, that markup works as any other of the page. [RPT-20]
 */
export function behaviourModule<const D extends ElementDefinition>(
  behaviour: Behaviour<D>,
): ElementModule<D> {
  const { definition } = behaviour;
  return {
    definition,
    view: () => null,
    styles: [],
    define: () => define(behaviour as unknown as Behaviour),
  };
}

function define(behaviour: Behaviour): void {
  const { definition } = behaviour;
  if (customElements.get(definition.tag)) return;
  const names = namesOf(definition);
  class Element extends BehaviourElement {
    static override behaviour = behaviour;
    static observedAttributes = names.map(attributeName);
  }
  for (const name of names.filter(isProperty))
    Object.defineProperty(Element.prototype, name, BehaviourElement.property(name));
  customElements.define(definition.tag, Element);
}

class BehaviourElement extends HTMLElement {
  static behaviour: Behaviour;

  /** A property that says what the attribute of this name says. */
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
  #leaving = new AbortController();
  #isReady = false;
  #reported = '';

  get #behaviour() {
    return (this.constructor as typeof BehaviourElement).behaviour;
  }

  connectedCallback() {
    this.#leaving = new AbortController();
    this.#behaviour.behave({ host: this, attributes: () => this.#read(), signal: this.#leaving.signal });
    this.#read();
    if (!this.#isReady) this.#emit('psp:ready');
    this.#isReady = true;
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#read();
  }

  #read() {
    const { attributes, problems, nearMisses, isOdd } = this.#values.told();
    // While the page is still arriving, a missing value may be on its way.
    if (isPageLoading()) return attributes;
    const advice = loadedDiagnostics();
    if (isOdd && !advice) void loadDiagnostics().then(() => this.isConnected && this.#read());
    else this.#report(problems.join('\n'));
    advice?.warnNearMisses(this.#behaviour.definition.tag, nearMisses);
    return attributes;
  }

  #report(message: string) {
    if (message === this.#reported) return;
    this.#reported = message;
    if (!message) return;
    console.error(message);
    this.#emit('psp:error', { code: 'ERR_ATTRIBUTE', message });
  }

  #emit(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
