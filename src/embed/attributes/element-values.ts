import { pageRecord } from '../../diagnostics/debug/page-recorder.ts';
import type { NearMiss } from '../../diagnostics/near-misses.ts';
import { loadedRules, warn } from '../../diagnostics/warn.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import { lostNumbersText } from '../../domain/json.ts';
import { type PageSettings, pageDefault } from '../../platform/page.ts';
import {
  type AttributeDefinition,
  type AttributesOf,
  commonAttributes,
  type ElementDefinition,
} from '../definition.ts';
import { type AttributeSource, readAttributes } from './read-attributes.ts';

/** An attribute as it was written, with its valid value. */
export interface WrittenValue {
  readonly name: string;
  readonly attribute: AttributeDefinition;
  /** Null if the value comes from a property or is missing. */
  readonly text: string | null;
  /** Undefined if it is invalid, which is reported in its own way, or missing. */
  readonly value: unknown;
}

/** The current parsed values of an element, with what is wrong with them. */
export interface CurrentValues {
  readonly attributes: AttributesOf<ElementDefinition>;
  /** Keeps its identity until one of its values changes, so it can be a hook dependency. */
  readonly page: PageSettings;
  readonly problems: readonly string[];
  /** Problems that do not keep the element from being shown. [UI-18] */
  readonly warnings: readonly string[];
  readonly nearMisses: readonly NearMiss[];
  readonly written: readonly WrittenValue[];
  /** Whether there is an unknown name or an invalid value: then the diagnostics may have advice. */
  readonly mayNeedAdvice: boolean;
}

/** The class of the elements of one tag. */
interface ElementClass extends CustomElementConstructor {
  /** The accessor of a property that mirrors the attribute of this name. */
  property(name: string): PropertyDescriptor;
}

/** Registers a class for the tag of a definition, whose attributes it observes and has as properties, unless it is taken. */
export function defineTag(
  Base: ElementClass,
  definition: ElementDefinition,
  version: string | undefined,
): void {
  if (customElements.get(definition.tag)) return;
  const names = attributeKeys(definition);
  class TagElement extends Base {
    static version = version;
    static observedAttributes = names.map(attributeName);
  }
  for (const name of names.filter(isProperty))
    Object.defineProperty(TagElement.prototype, name, Base.property(name));
  customElements.define(definition.tag, TagElement);
}

/** The camelCase names of all attributes of an element, including the common ones. */
export const attributeKeys = ({ attributes }: ElementDefinition): string[] =>
  Object.keys({ ...commonAttributes, ...attributes });

/** Whether an attribute is also a property; names that every HTML element has, such as `id`, are attributes only. */
export const isProperty = (name: string): boolean => !isStandard(name);

const isStandard = (name: string): boolean => name in HTMLElement.prototype;

/** The values of one element from its attributes, child scripts and properties. */
export class ElementValues {
  readonly #element: HTMLElement;
  readonly #definition: ElementDefinition;
  readonly #properties: Record<string, unknown> = Object.create(null);
  // Unchanged text, or a property that was not set again, gives the same object: a view can tell whether its data changed.
  readonly #cache: NonNullable<AttributeSource['cache']> = new Map();
  #page: PageSettings | undefined;

  constructor(element: HTMLElement, definition: ElementDefinition) {
    this.#element = element;
    this.#definition = definition;
    this.#adoptEarlierProperties();
  }

  get #attributes(): ElementDefinition['attributes'] {
    return { ...commonAttributes, ...this.#definition.attributes };
  }

  get(name: string): unknown {
    return this.#parse([]).values[name];
  }

  /** Sets a property; null and undefined stand for an absent attribute, even if the attribute is written. [EMB-13] */
  set(name: string, value: unknown): void {
    this.#properties[name] = value ?? null;
    this.#cache.delete(name);
  }

  /** Whether a property was set. */
  isSet(name: string): boolean {
    return name in this.#properties;
  }

  /** Forgets a property: the attribute counts again. */
  unset(name: string): void {
    delete this.#properties[name];
    this.#cache.delete(name);
  }

  read(): CurrentValues {
    const props = this.#scripts().map(dataProp);
    const names = attributeKeys(this.#definition);
    const misses =
      loadedRules()?.nearMisses(this.#element.getAttributeNames(), props, names, isStandard) ?? [];
    const { values, problems, warnings } = this.#parse(misses);
    const own = Object.keys(this.#definition.attributes).map(name => [name, values[name]]);
    const written = Object.entries(this.#attributes).map(([name, attribute]) => {
      const text = this.isSet(name) ? null : this.#text(name);
      return { name, attribute, text, value: values[name] };
    });
    pageRecord()?.attributesRead(this.#element, { definition: this.#definition, values, problems });
    return {
      attributes: Object.fromEntries(own),
      page: this.#pageFor(values),
      problems,
      warnings,
      nearMisses: misses,
      written,
      mayNeedAdvice:
        problems.length + warnings.length > 0 ||
        hasUnknownAttributes(this.#element, names) ||
        props.some(prop => !names.includes(prop)),
    };
  }

  #parse(misses: readonly NearMiss[]) {
    return readAttributes(
      { ...this.#definition, attributes: this.#attributes },
      {
        cache: this.#cache,
        text: name => this.#text(name),
        property: name => this.#properties[name],
        describe: loadedRules()?.describeProblem ?? withoutRules,
        reportLost: (name, lost) => warn(this.#element, `${attributeName(name)}: ${lostNumbersText(lost)}`),
        nearMiss: name => misses.find(miss => miss.name === name)?.written,
      },
    );
  }

  #text(name: string): string | null {
    return this.#element.getAttribute(attributeName(name)) ?? this.#scriptText(name) ?? pageDefault(name);
  }

  #scripts(): HTMLElement[] {
    return [...this.#element.children].filter(
      (child): child is HTMLElement => child.localName === 'script' && child.hasAttribute('data-prop'),
    );
  }

  #scriptText(name: string): string | null {
    return this.#scripts().find(script => dataProp(script) === name)?.textContent ?? null;
  }

  #pageFor({ apiBase, token, tokenCookie, loginPath }: Readonly<Record<string, unknown>>): PageSettings {
    const page = {
      tag: this.#definition.tag,
      host: this.#element,
      apiBase,
      token,
      tokenCookie,
      loginPath,
    } as PageSettings;
    if (!this.#page || !hasSameValues(page, this.#page)) this.#page = page;
    return this.#page;
  }

  // Properties that a script set before the element was upgraded shadow the accessors of its class.
  #adoptEarlierProperties(): void {
    for (const name of attributeKeys(this.#definition).filter(isProperty)) {
      const own = Object.getOwnPropertyDescriptor(this.#element, name);
      if (!own) continue;
      Reflect.deleteProperty(this.#element, name);
      this.set(name, own.value);
    }
  }
}

/** Until the rules are loaded, and if they cannot be loaded. */
const withoutRules = () => 'is missing or not valid.';

const dataProp = (script: HTMLElement): string => script.getAttribute('data-prop') as string;

/** Whether an element has attributes that are neither ours nor allowed on every element. */
const hasUnknownAttributes = (element: Element, names: readonly string[]): boolean => {
  const ours = new Set(['class', 'name', ...names.map(attributeName)]);
  return element.getAttributeNames().some(name => !ours.has(name) && !isStandard(name));
};

const hasSameValues = (one: PageSettings, other: PageSettings): boolean =>
  Object.keys(one).every(name => one[name as keyof PageSettings] === other[name as keyof PageSettings]);
