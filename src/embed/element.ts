import type { ReactNode } from 'react';
import type { commonAttributes } from './common.ts';
import type { AttributesOf, ElementDefinition } from './definition.ts';
import type { ElementHandle } from './handle.ts';

/** What a view receives: its parsed attributes, the common ones, and a handle on its element. */
export type ViewProps<D extends ElementDefinition> = AttributesOf<D> &
  AttributesOf<
    { attributes: typeof commonAttributes } & Pick<ElementDefinition, 'tag'> & ElementDefinition
  > & {
    readonly element: ElementHandle;
  };

/** A definition joined with what shows it; importing one has no side effect. */
export interface ElementModule<D extends ElementDefinition = ElementDefinition> {
  readonly definition: D;
  view(this: void, props: ViewProps<D>): ReactNode;
  /** Style texts and sheets of the view and of every ui piece in it. */
  readonly styles: readonly (string | CSSStyleSheet)[];
}

/** Checks a module against its own definition's types. */
export const elementModule = <const D extends ElementDefinition>(
  module: ElementModule<D>,
): ElementModule<D> => module;
