import { native } from '../../domain/platform/native.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import { loadedDiagnostics } from '../diagnostics/lazy-diagnostics.ts';
import type { NearMiss } from '../diagnostics/near-misses.ts';
import type { Page } from '../element/element-module.ts';
import { commonAttributes } from './common-attributes.ts';
import { type AttributeSource, attributeName, readAttributes } from './read-attributes.ts';

/** What one element has been told, read anew. */
export interface ReadValues {
  readonly attributes: AttributesOf<ElementDefinition>;
  /** The same object until one of its values changes, so that hooks can tell. */
  readonly page: Page;
  readonly problems: readonly string[];
  readonly nearMisses: readonly NearMiss[];
  /** Whether something was told that is no value of ours: then there may be advice. */
  readonly isOdd: boolean;
}

/** What a definition's elements can be told by name, the common attributes among them. */
export const namesOf = ({ attributes }: ElementDefinition): string[] =>
  Object.keys({ ...commonAttributes, ...attributes });

/** A name that every HTML element already has, such as `id`, stays what it is: attribute only. */
export const isProperty = (name: string): boolean => !(name in HTMLElement.prototype);

/** What the template and the page's scripts tell one element: attributes, child scripts and properties. */
export class ElementValues {
  readonly #element: HTMLElement;
  readonly #definition: ElementDefinition;
  readonly #properties: Record<string, unknown> = Object.create(null);
  // An unchanged text gives the same value, so that a screen can tell whether its data changed.
  readonly #parsed: AttributeSource['parsed'] = new Map();
  #page: Page | undefined;

  constructor(element: HTMLElement, definition: ElementDefinition) {
    this.#element = element;
    this.#definition = definition;
    this.#takeEarlierProperties();
  }

  get(name: string): unknown {
    return this.#read([]).values[name];
  }

  set(name: string, value: unknown): void {
    this.#properties[name] = value;
  }

  told(): ReadValues {
    const props = this.#scripts().map(propOf);
    const names = namesOf(this.#definition);
    const misses = loadedDiagnostics()?.nearMisses(this.#element, props, names) ?? [];
    const { values, problems } = this.#read(misses);
    const own = Object.keys(this.#definition.attributes).map(name => [name, values[name]]);
    return {
      attributes: Object.fromEntries(own),
      page: this.#pageIn(values),
      problems,
      nearMisses: misses,
      isOdd:
        problems.length > 0 || hasOthers(this.#element, names) || props.some(prop => !names.includes(prop)),
    };
  }

  #read(misses: readonly NearMiss[]) {
    const { tag, attributes } = this.#definition;
    return readAttributes(
      { tag, attributes: { ...commonAttributes, ...attributes } },
      {
        parsed: this.#parsed,
        text: name => this.#element.getAttribute(attributeName(name)) ?? this.#scriptText(name),
        property: name => this.#properties[name],
        explainJson: loadedDiagnostics()?.jsonProblem,
        nearMiss: name => misses.find(miss => miss.name === name)?.written,
      },
    );
  }

  #scripts(): HTMLElement[] {
    return [...this.#element.children].filter(
      (child): child is HTMLElement =>
        native(child, 'localName') === 'script' && child.hasAttribute('data-prop'),
    );
  }

  #scriptText(name: string): string | null {
    return this.#scripts().find(script => propOf(script) === name)?.textContent ?? null;
  }

  #pageIn({ apiBase, token, loginPath }: Readonly<Record<string, unknown>>): Page {
    const page = { tag: this.#definition.tag, apiBase, token, loginPath } as Page;
    if (!this.#page || !isSame(page, this.#page)) this.#page = page;
    return this.#page;
  }

  // Those that a script has set before the element's code arrived hide the properties of its class.
  #takeEarlierProperties(): void {
    for (const name of namesOf(this.#definition).filter(isProperty)) {
      const own = Object.getOwnPropertyDescriptor(this.#element, name);
      if (!own) continue;
      Reflect.deleteProperty(this.#element, name);
      this.set(name, own.value);
    }
  }
}

const propOf = (script: HTMLElement): string => script.getAttribute('data-prop') ?? '';

/** Whether it has attributes that are neither ours nor what every element may have. */
const hasOthers = (element: Element, names: readonly string[]): boolean => {
  const ours = new Set(['class', 'name', ...names.map(attributeName)]);
  return element.getAttributeNames().some(name => !ours.has(name) && !(name in HTMLElement.prototype));
};

const isSame = (one: Page, other: Page): boolean =>
  one.apiBase === other.apiBase && one.token === other.token && one.loginPath === other.loginPath;
