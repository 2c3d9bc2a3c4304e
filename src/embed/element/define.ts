import type { ReactNode } from 'react';
import { defineTag } from '../attributes/element-values.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import { PspElement } from './psp-element.ts';
import type { ElementParts, ShownProps } from './root.tsx';

/** The props of the view of an element with this definition. */
export interface ViewProps<D extends ElementDefinition> extends Omit<ShownProps, 'attributes'> {
  readonly attributes: AttributesOf<D>;
}

/** A definition with its view and styles. Importing one adds the rules of its ui components to the shared style sheet. */
export interface ElementModule<D extends ElementDefinition = ElementDefinition>
  extends Pick<ElementParts, 'styles' | 'form'> {
  readonly definition: D;
  view(this: void, props: ViewProps<D>): ReactNode;
  /**
   * Registers the tag unless it is already defined, so loading the script twice is harmless. `version` is that of the
   * library, which a page reads as `customElements.get(tag).version`. [EMB-14]
   */
  define(this: void, version?: string): void;
}

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
  class ViewElement extends PspElement {
    static override module = module;
    static formAssociated = module.form !== undefined;
  }
  for (const name of module.form?.fieldNames ?? [])
    Object.defineProperty(ViewElement.prototype, name, PspElement.fieldProperty(name));
  if (module.form) Object.defineProperty(ViewElement.prototype, 'disabled', disabledProperty);
  return ViewElement;
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
