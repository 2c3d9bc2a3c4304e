import { nearlyOne } from '../domain/nearest.ts';
import { attributeName } from './attributes.ts';

/** A name that a template wrote, and the one of ours that it nearly is. */
export interface NearMiss {
  readonly written: string;
  /** The attribute's camelCase name. */
  readonly meant: string;
}

/** The attributes of an element and the `data-prop` of its scripts that are nearly one of ours. [EMB-10] */
export function nearMisses(element: Element, props: readonly string[], names: readonly string[]): NearMiss[] {
  const known = new Map(names.map(name => [attributeName(name), name]));
  const attributes = element
    .getAttributeNames()
    .filter(written => !known.has(written) && !ofEveryElement.test(written))
    .map(written => ({ written, meant: meantBy(written, [...known.keys()]) }))
    .map(({ written, meant }) => ({ written, meant: meant && known.get(meant) }));
  const scripts = props
    .filter(prop => !names.includes(prop))
    .map(prop => ({ written: `data-prop="${prop}"`, meant: nearlyOne(prop, names) }));
  return [...attributes, ...scripts].filter((miss): miss is NearMiss => miss.meant !== undefined);
}

const ofEveryElement =
  /^(id|class|style|slot|part|name|role|title|lang|dir|hidden|tabindex|is|on.*|aria-.*|data-prop)$/;

// Without its data- an attribute has to be one of ours to the letter: most of those are somebody else's.
function meantBy(written: string, known: readonly string[]): string | undefined {
  if (written.startsWith('data-')) {
    const rest = nearlyOne(
      written.slice('data-'.length),
      known.map(name => name.slice('data-'.length)),
    );
    return rest && `data-${rest}`;
  }
  const plain = written.replace(/[-_]/g, '');
  return known.find(name => name.slice('data-'.length).replaceAll('-', '') === plain);
}

const told = new Set<string>();

/** Names each near miss of a tag on the console, once per page. [EMB-10] */
export function tellNearMisses(tag: string, misses: readonly NearMiss[]): void {
  for (const { written, meant } of misses) {
    const isScript = written.startsWith('data-prop=');
    const right = isScript ? `data-prop="${meant}"` : attributeName(meant);
    const message = `${tag}: ${written} is nothing of ours. Write ${right}.`;
    if (told.has(message)) continue;
    told.add(message);
    console.warn(message);
  }
}
