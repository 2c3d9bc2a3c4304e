import type { ElementDefinition } from '../definition.ts';
import { defineTag } from './define-tag.ts';
import type { ElementModule } from './element-module.ts';
import { PspElement } from './psp-element.ts';

/** Makes the module of an element whose view is rendered by React. */
export function elementModule<const D extends ElementDefinition>(
  parts: Omit<ElementModule<D>, 'define'>,
): ElementModule<D> {
  const module: ElementModule<D> = {
    ...parts,
    define: version => defineTag(classOf(module as ElementModule), parts.definition, version),
  };
  return module;
}

function classOf(module: ElementModule): typeof PspElement {
  class Element extends PspElement {
    static override module = module;
    static formAssociated = module.form !== undefined;
  }
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
