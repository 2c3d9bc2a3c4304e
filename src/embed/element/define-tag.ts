import { attributeName } from '../../domain/attribute-name.ts';
import { attributeKeys, isProperty } from '../attributes/element-values.ts';
import type { ElementDefinition } from '../definition.ts';

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
