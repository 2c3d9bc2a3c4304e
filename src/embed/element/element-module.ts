import type { ReactNode } from 'react';
import type { PageSettings } from '../../platform/page-settings.ts';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import type { FormSupport } from '../form-field/form-association.ts';
import type { ElementHandle } from './element-handle.ts';

/** The props of every view. */
export interface ViewProps<D extends ElementDefinition> {
  /** The parsed attributes of its definition. */
  readonly attributes: AttributesOf<D>;
  /** Keeps its identity until one of its values changes. */
  readonly page: PageSettings;
  readonly element: ElementHandle;
}

/** A definition with its view and styles. Importing one adds the rules of its ui components to the shared style sheet. */
export interface ElementModule<D extends ElementDefinition = ElementDefinition> {
  readonly definition: D;
  view(this: void, props: ViewProps<D>): ReactNode;
  /** CSS texts and style sheets of the view and of every ui piece in it. */
  readonly styles: readonly (string | CSSStyleSheet)[];
  /** Form association, for elements that take part in the page's form. [UI-06] */
  readonly form?: FormSupport | undefined;
  /**
   * Registers the tag unless it is already defined, so loading the script twice is harmless. `version` is that of the
   * library, which a page reads as `customElements.get(tag).version`. [EMB-14]
   */
  define(this: void, version?: string): void;
}
