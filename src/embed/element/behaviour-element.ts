import { defineTag, ElementValues } from '../attributes/element-values.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import type { ElementModule } from './define.ts';
import { ProblemReports } from './problem-reports.ts';

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
    define: version => defineTag(classOf(behaviour as unknown as Behaviour), definition, version),
  };
}

const classOf = (behaviour: Behaviour): typeof BehaviourElement =>
  class extends BehaviourElement {
    static override behaviour = behaviour;
  };

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
  readonly #reports = new ProblemReports(this, () => this.isConnected && this.#read());
  #connection = new AbortController();
  #isReady = false;

  get #behaviour() {
    return (this.constructor as typeof BehaviourElement).behaviour;
  }

  connectedCallback() {
    this.#connection = new AbortController();
    this.#behaviour.behave({ host: this, attributes: () => this.#read(), signal: this.#connection.signal });
    this.#read();
    if (!this.#isReady) this.dispatchEvent(new CustomEvent('psp:ready', { bubbles: true, composed: true }));
    this.#isReady = true;
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#read();
  }

  #read() {
    const values = this.#values.read();
    this.#reports.report(values);
    return values.attributes;
  }
}
