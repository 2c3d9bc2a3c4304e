import { nearlyOne } from '../../domain/nearest-name.ts';
import { attributeName } from '../attributes/read-attributes.ts';
import { namesElsewhere } from './names-elsewhere.ts';

/** What a template wrote, what it should have been, and the camelCase name of the attribute that it nearly is. */
export interface NearMiss {
  readonly written: string;
  /** What this element has instead, where it has nothing like it. */
  readonly right: string;
  /** Absent for an attribute of other elements. */
  readonly name?: string | undefined;
}

/** The attributes of an element and the `data-prop` of its scripts that are nearly one of ours. [EMB-10] */
export function nearMisses(element: Element, props: readonly string[], names: readonly string[]): NearMiss[] {
  const isFree = (name: string): boolean =>
    !element.hasAttribute(attributeName(name)) && !props.includes(name);
  const missed = (written: string, given: string, rightOf: (name: string) => string): NearMiss[] => {
    const name = nearlyOne(given, names) ?? idMeant(given, names.filter(isFree));
    if (name !== undefined) return rightOf(name) === written ? [] : [{ written, right: rightOf(name), name }];
    return namesElsewhere.includes(given) ? [{ written, right: listOf(names.map(rightOf)) }] : [];
  };
  return [
    ...element
      .getAttributeNames()
      .filter(written => !(written in HTMLElement.prototype) && written !== 'name')
      .flatMap(written => missed(written, written.replace(/^data-/, ''), attributeName)),
    ...props.flatMap(prop => missed(propText(prop), prop, propText)),
  ];
}

/** The one id that an element waits for, where another is written: `data-id` for `data-site-id`. */
function idMeant(given: string, names: readonly string[]): string | undefined {
  const ids = names.filter(name => /^id$|Id$/.test(name));
  return ids.length === 1 && /^id$|(-i|I)d$/.test(given) ? ids[0] : undefined;
}

const propText = (name: string): string => `data-prop="${name}"`;

const listOf = (names: readonly string[]): string => `one of ${names.join(', ')}`;

const told = new Set<string>();

/** Names each near miss of a tag on the console, once per page. [EMB-10] */
export function warnNearMisses(tag: string, misses: readonly NearMiss[]): void {
  for (const { written, right, name } of misses) {
    const message =
      name === undefined
        ? `${tag}: ${written} belongs to other elements and does nothing here. Take it away, or write ${right}.`
        : `${tag}: ${written} is nothing of ours. Write ${right}.`;
    if (!told.has(message)) console.warn(message);
    told.add(message);
  }
}
