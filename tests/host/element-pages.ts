import { definitions } from '../../scripts/sources.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import { type Specimen, specimensOf } from '../support/specimens.ts';

/** The page of one tag, made from the examples of its definition. */
export interface ElementPage {
  readonly tag: string;
  readonly path: string;
  readonly summary: string;
  /** Whether it is shown inline. */
  readonly isInline: boolean;
  /** The content between the tags. */
  readonly fallback: string;
  readonly specimens: readonly Specimen[];
}

/** One for each tag of the library. */
export const elementPages: readonly ElementPage[] = (await definitions()).map(definition => ({
  tag: definition.tag,
  path: `/elements/${definition.tag}`,
  summary: definition.summary,
  isInline: 'mouse' in definition.reservedSpace,
  fallback: fallbackOf(definition),
  specimens: specimensOf(definition),
}));

/** An element inside a line of text gets that text as its fallback; an element that may show nothing gets none. */
function fallbackOf({ attributes, reservedSpace }: DocumentedElement): string {
  if ('narrow' in reservedSpace && (reservedSpace.narrow === 0 || reservedSpace.where)) return '';
  const [text] = Object.values(attributes).filter(({ required }) => required);
  return 'mouse' in reservedSpace && text?.type === 'text' ? text.example : 'Loading…';
}
