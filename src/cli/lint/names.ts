import { nearestFirst, nearlyOne } from '../../domain/nearest-name.ts';
import { attributeName } from '../../embed/attributes/read-attributes.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { type NearMiss, nearMissesIn } from '../../embed/diagnostics/near-misses.ts';
import { expressionCharacter } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import { attributesOf, writtenName } from './attributes.ts';
import type { PlacedElement } from './outline.ts';

/** Tags that begin with `psp-` and are not elements of the library. */
export function tagProblem({ tag }: PlacedElement, tags: readonly string[]): Problem[] {
  const nearest = nearlyOne(tag.name, tags);
  const others = nearestFirst(tag.name, tags).slice(0, 3).join(', ');
  return [
    {
      at: tag.start,
      tag: tag.name,
      rule: 'unknown-tag',
      message: `<${tag.name}> is not an element of this library.`,
      fix: nearest ? `Write <${nearest}>.` : `The nearest are ${others}.`,
    },
  ];
}

/** The attributes and `data-prop`s of an element that have no effect. */
export interface UselessNames {
  readonly problems: readonly Problem[];
  /** The attributes (camelCase) that were probably meant. */
  readonly meant: ReadonlySet<string>;
}

/** Finds names that have no effect. `allowed` are prefixes of the page's own attributes, such as `data-row`. */
export function uselessNames(
  element: PlacedElement,
  definition: ElementDefinition,
  allowed: readonly string[],
): UselessNames {
  const names = attributesOf(definition).map(({ name }) => name);
  const written = element.tag.attributes
    .map(({ name }) => writtenName(name))
    .filter(name => !name.includes(expressionCharacter) && !isBroken(name));
  const props = element.scripts.map(propOf).filter(prop => !prop.includes(expressionCharacter));
  const isOwn = (name: string): boolean => allowed.some(start => name.startsWith(start));
  const misses = nearMissesIn(written, props, names, isStandard).filter(miss => !isOwn(miss.written));
  const known = new Set([
    ...names.map(attributeName),
    ...names.map(propText),
    ...misses.map(miss => miss.written),
  ]);
  const others = [
    ...written.filter(name => name.startsWith('data-') && !isPagesOwn(name) && !isOwn(name)),
    ...props.map(propText),
  ].filter(name => !known.has(name));
  return {
    problems: [...misses, ...others.map(name => ({ written: name, expected: '' }))].map(miss =>
      problemOf(miss, element, definition.tag, names),
    ),
    meant: new Set(misses.flatMap(({ name }) => name ?? [])),
  };
}

/** The remains of JSON whose first quote ended its attribute. */
const isBroken = (name: string): boolean => /["'{}[\],]/.test(name);

const propText = (name: string): string => `data-prop="${name}"`;

const propOf = ({ tag }: PlacedElement['scripts'][number]): string =>
  tag.attributes.find(({ name }) => name === 'data-prop')?.value ?? '';

function problemOf(miss: NearMiss, element: PlacedElement, tag: string, names: readonly string[]): Problem {
  const { written, expected, name } = miss;
  const format = written.startsWith('data-prop=') ? propText : attributeName;
  const bare = written.replace(/^data[-_](prop=)?/, '');
  const nearest = nearestFirst(bare, names).map(format).slice(0, 3).join(', ');
  return {
    at: placeOf(written, element),
    tag,
    rule: 'unknown-attribute',
    message:
      expected && name === undefined
        ? `${written} belongs to other elements and does nothing on <${tag}>.`
        : `${written} is no attribute of <${tag}>.`,
    fix:
      name === undefined
        ? `Take it away, or write one of its own, such as ${nearest}.`
        : `Write ${expected}.`,
  };
}

function placeOf(written: string, { tag, scripts }: PlacedElement): number {
  const attribute = tag.attributes.find(({ name }) => writtenName(name) === written);
  const script = scripts.find(each => propText(propOf(each)) === written);
  return (
    attribute?.start ?? script?.tag.attributes.find(({ name }) => name === 'data-prop')?.start ?? tag.start
  );
}

const standard = new Set(
  'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate writingsuggestions'.split(
    ' ',
  ),
);

const isStandard = (name: string): boolean =>
  standard.has(name) || /^(on|aria-|hx-|x-|v-|th:|wire:|asp-|[@:#.*[({])/.test(name) || isPagesOwn(name);

/** Names that other tools read from any element: Turbo, Stimulus, htmx, Bootstrap, tests, analytics, Rails, Thymeleaf. */
const isPagesOwn = (name: string): boolean =>
  /^data-(turbo|controller$|action$|[\w-]+-(target|outlet|param|value|class)$|hx-|bs-|toggle$|target$|dismiss$|test|cy($|-)|qa($|-)|e2e|pw($|-)|track|gtm|ga($|-)|analytics|aos|sentry|hj|confirm$|method$|remote$|disable-with$|psp-|th-|v-|x-|wire|live|sly|react|key$|index$|row($|-)|role$|ref$)/.test(
    name,
  );
