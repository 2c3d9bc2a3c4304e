import { type AttributeSource, attributeName, readAttributes } from './attributes.ts';
import { commonAttributes } from './common.ts';
import type { AttributesOf, ElementDefinition } from './definition.ts';
import type { Page } from './element.ts';
import { native } from './native.ts';
import { type NearMiss, nearMisses } from './near-misses.ts';

/** What one element has been told, read anew. */
export interface Told {
  readonly attributes: AttributesOf<ElementDefinition>;
  /** The same object until one of its values changes, so that hooks can tell. */
  readonly page: Page;
  readonly problems: readonly string[];
  readonly nearMisses: readonly NearMiss[];
}

/** What a definition's elements can be told by name, the common attributes among them. */
export const namesOf = ({ attributes }: ElementDefinition): string[] =>
  Object.keys({ ...commonAttributes, ...attributes });

/** A name that every HTML element already has, such as `id`, stays what it is: attribute only. */
export const isProperty = (name: string): boolean => !(name in HTMLElement.prototype);

/** What the template and the page's scripts tell one element: attributes, child scripts and properties. */
export class Values {
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

  told(): Told {
    const scripts = this.#scripts();
    const misses = nearMisses(this.#element, scripts.map(propOf), namesOf(this.#definition));
    const { values, problems } = this.#read(misses);
    const own = Object.keys(this.#definition.attributes).map(name => [name, values[name]]);
    return { attributes: Object.fromEntries(own), page: this.#pageIn(values), problems, nearMisses: misses };
  }

  #read(misses: readonly NearMiss[]) {
    const { tag, attributes } = this.#definition;
    return readAttributes(
      { tag, attributes: { ...commonAttributes, ...attributes } },
      {
        parsed: this.#parsed,
        text: name => this.#element.getAttribute(attributeName(name)) ?? this.#scriptText(name),
        property: name => this.#properties[name],
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

const isSame = (one: Page, other: Page): boolean =>
  one.apiBase === other.apiBase && one.token === other.token && one.loginPath === other.loginPath;
