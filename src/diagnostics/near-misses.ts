import { attributeName } from '../domain/attribute-name.ts';
import { nearlyOne } from '../domain/nearest-name.ts';

/** A name in a template that looks like a misspelling of an attribute. */
export interface NearMiss {
  readonly written: string;
  /** What is wrong with it, and what to write instead. */
  readonly advice: string;
  /** The camelCase name of the intended attribute. */
  readonly name: string;
}

/**
 * Finds written attributes and `data-prop` values of scripts that look like misspelled names; `isStandard` tells the
 * attributes that every element has. [EMB-10]
 */
export function nearMisses(
  attributes: readonly string[],
  props: readonly string[],
  names: readonly string[],
  isStandard: (written: string) => boolean,
): NearMiss[] {
  const known = new Set(names.map(attributeName));
  const isFree = (name: string): boolean =>
    !attributes.includes(attributeName(name)) && !props.includes(name);
  const missesOf = (written: string, given: string, format: (name: string) => string): NearMiss[] => {
    const name = nearlyOne(given, names) ?? intendedId(given, names.filter(isFree));
    if (name === undefined) return [];
    return [{ written, advice: `${written} is unknown. Use ${format(name)}.`, name }];
  };
  return [
    ...attributes
      .filter(written => !isStandard(written) && written !== 'name' && !known.has(written))
      .flatMap(written => missesOf(written, written.replace(/^data[-_]/, ''), attributeName)),
    ...props.filter(prop => !names.includes(prop)).flatMap(prop => missesOf(propText(prop), prop, propText)),
  ];
}

/** The element's only missing id, when another id is written: `data-id` for `data-site-id`. */
function intendedId(given: string, names: readonly string[]): string | undefined {
  const ids = names.filter(name => /^id$|Id$/.test(name));
  return ids.length === 1 && /^id$|(-i|I)d$/.test(given) ? ids[0] : undefined;
}

const propText = (name: string): string => `data-prop="${name}"`;
