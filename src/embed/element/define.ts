import { attributeKeys, isProperty } from '../attributes/element-values.ts';
import { attributeName } from '../attributes/read-attributes.ts';
import type { ElementModule } from './element-module.ts';
import { PspElement } from './psp-element.ts';

/**
 * Registers an element's tag unless it is already defined, so loading the script twice is harmless. `version` is that of
 * the library, which a page reads as `customElements.get(tag).version`. [EMB-14]
 */
export function define(module: ElementModule, version?: string): void {
  const { tag } = module.definition;
  if (module.define) module.define(version);
  else if (!customElements.get(tag)) customElements.define(tag, elementClass(module, version));
}

function elementClass(module: ElementModule, version: string | undefined): CustomElementConstructor {
  const { definition } = module;
  const names = attributeKeys(definition);
  class Element extends PspElement {
    static override module = module;
    static version = version;
    static formAssociated = module.form !== undefined;
    static observedAttributes = names.map(attributeName);
  }
  for (const name of names.filter(isProperty))
    Object.defineProperty(Element.prototype, name, PspElement.property(name));
  for (const name of module.form?.fieldNames ?? [])
    Object.defineProperty(Element.prototype, name, PspElement.fieldProperty(name));
  return Element;
}
