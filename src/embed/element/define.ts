import { attributeName } from '../../domain/attribute-name.ts';
import { attributeKeys, isProperty } from '../attributes/element-values.ts';
import type { ElementDefinition } from '../definition.ts';
import type { ElementModule } from './element-module.ts';
import { PspElement } from './psp-element.ts';

/** Makes the module of an element whose view is rendered by React. */
export function elementModule<const D extends ElementDefinition>(
  parts: Omit<ElementModule<D>, 'define'>,
): ElementModule<D> {
  const { tag } = parts.definition;
  const module: ElementModule<D> = {
    ...parts,
    define(version) {
      if (!customElements.get(tag))
        customElements.define(tag, elementClass(module as ElementModule, version));
    },
  };
  return module;
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
  if (module.form) Object.defineProperty(Element.prototype, 'disabled', disabledProperty);
  return Element;
}

/** Whether the page disables this field; its `<fieldset>` may disable it, too. [EMB-20] */
const disabledProperty: PropertyDescriptor & ThisType<HTMLElement> = {
  configurable: true,
  get() {
    return this.hasAttribute('disabled');
  },
  set(isDisabled: unknown) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  },
};
