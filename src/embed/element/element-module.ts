import type { ReactNode } from 'react';
import type { AttributesOf, ElementDefinition } from '../definition.ts';
import type { ElementHandle } from './element-handle.ts';
import type { FormSupport } from './form-association.ts';

/** What every element's common attributes say of the page, and who asks: what a call needs to know beside itself. */
export interface Page {
  /** The element's own tag; the console names it. [NET-14] */
  readonly tag: string;
  readonly apiBase: string;
  readonly token: string | undefined;
  readonly loginPath: string | undefined;
}

/** What a view receives, and nothing else. */
export interface ViewProps<D extends ElementDefinition> {
  /** The attributes of its own definition, parsed. */
  readonly attributes: AttributesOf<D>;
  /** The same object until one of its values changes. */
  readonly page: Page;
  readonly element: ElementHandle;
}

/** A definition joined with what shows it; importing one has no side effect. */
export interface ElementModule<D extends ElementDefinition = ElementDefinition> {
  readonly definition: D;
  view(this: void, props: ViewProps<D>): ReactNode;
  /** Style texts and sheets of the view and of every ui piece in it. */
  readonly styles: readonly (string | CSSStyleSheet)[];
  /** What an element needs that takes part in the page's own form. [UI-06] */
  readonly form?: FormSupport | undefined;
  /** Registers a tag that brings its own class; without it, `define` makes one. */
  readonly define?: ((this: void) => void) | undefined;
}

/** Checks a module against its own definition's types. */
export const elementModule = <const D extends ElementDefinition>(
  module: ElementModule<D>,
): ElementModule<D> => module;
