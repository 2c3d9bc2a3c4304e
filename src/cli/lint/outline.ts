import { type MaskedTemplate, spansIn } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import { type Tag, tagsIn } from './tags.ts';

/** One of our elements in a template. */
export interface PlacedElement {
  readonly tag: Tag;
  /** The scripts with `data-prop` that are its children. */
  readonly scripts: ChildScript[];
  /** The offset of its end tag; until that is found, the end of its start tag. */
  contentEnd: number;
}

export interface ChildScript {
  readonly tag: Tag;
  readonly contentStart: number;
  contentEnd: number;
}

/** The structure of a template, as far as the linter needs it. */
export interface Outline {
  readonly elements: readonly PlacedElement[];
  /** The start tags of all scripts. */
  readonly scripts: readonly Tag[];
  /** All tags, for the checks of other elements. */
  readonly tags: readonly Tag[];
  /** It has a `</body>`. */
  readonly isCompletePage: boolean;
  /** Start and end tags of our elements that do not match. */
  readonly problems: readonly Problem[];
}

export const outlineOf = (template: MaskedTemplate): Outline => new OutlineReader(template).read();

interface OpenElement {
  readonly element: PlacedElement;
  /** The names of the elements that are open inside it. */
  readonly inner: string[];
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
// Elements whose end tags browsers imply, and whose stray end tags they ignore.
const optionalEnds = new Set('p li dt dd option optgroup tr td th thead tbody tfoot colgroup br'.split(' '));

class OutlineReader {
  readonly #template: MaskedTemplate;
  readonly #elements: PlacedElement[] = [];
  readonly #problems: Problem[] = [];
  readonly #open: OpenElement[] = [];
  #script: ChildScript | undefined;
  #lastClosed: Tag | undefined;

  constructor(template: MaskedTemplate) {
    this.#template = template;
  }

  read(): Outline {
    const tags = tagsIn(this.#template.html);
    for (const tag of tags) this.#read(tag);
    for (const { element } of this.#open) this.#addUnclosed(element.tag, 'before the end of the file');
    return {
      elements: this.#elements,
      scripts: tags.filter(({ name, isEnd }) => name === 'script' && !isEnd),
      tags,
      isCompletePage: tags.some(({ name, isEnd }) => name === 'body' && isEnd),
      problems: this.#problems,
    };
  }

  #read(tag: Tag): void {
    const isOurs = tag.name.startsWith('psp-');
    if (tag.isEnd) isOurs ? this.#close(tag) : this.#closeOther(tag);
    else isOurs ? this.#start(tag) : this.#startOther(tag);
  }

  #start(tag: Tag): void {
    const element: PlacedElement = { tag, scripts: [], contentEnd: tag.end };
    this.#elements.push(element);
    if (tag.isSelfClosing && !this.#isClosedAtOnce(tag)) {
      this.#add(
        'end-tag',
        tag,
        `<${tag.name}/> is not closed: HTML knows no self-closing elements, so what follows it is hidden.`,
        `Write <${tag.name}></${tag.name}>.`,
      );
      return;
    }
    const top = this.#open.at(-1);
    // The branches of a condition may each contain a start tag, with one end tag after them.
    if (top?.element.tag.name === tag.name && this.#hasBranch(top.element.tag.end, tag.start))
      this.#open.pop();
    this.#open.push({ element, inner: [] });
  }

  /** `<psp-x/></psp-x>`: browsers ignore the slash. */
  #isClosedAtOnce({ name, end }: Tag): boolean {
    return new RegExp(`^\\s*</${name}\\s*>`, 'i').test(this.#template.html.slice(end, end + 100));
  }

  #startOther(tag: Tag): void {
    const top = this.#open.at(-1);
    if (!top) return;
    if (
      tag.name === 'script' &&
      top.inner.length === 0 &&
      tag.attributes.some(({ name }) => name === 'data-prop')
    ) {
      this.#script = { tag, contentStart: tag.end, contentEnd: tag.end };
      top.element.scripts.push(this.#script);
    }
    if (!voidTags.has(tag.name) && !tag.isSelfClosing) top.inner.push(tag.name);
  }

  #close(tag: Tag): void {
    const at = this.#open.findLastIndex(({ element }) => element.tag.name === tag.name);
    if (at >= 0) {
      for (const { element } of this.#open.splice(at + 1))
        this.#addUnclosed(element.tag, `before </${tag.name}>`);
      this.#closeTop(tag);
    } else if (this.#open.length) {
      const { name } = (this.#open.at(-1) as OpenElement).element.tag;
      this.#add('end-tag', tag, `</${tag.name}> does not close <${name}>.`, `Write </${name}>.`);
      this.#closeTop(tag);
    } else if (!this.#isInBranchAfterEnd(tag)) {
      this.#add(
        'end-tag',
        tag,
        `</${tag.name}> has no start tag.`,
        `Write <${tag.name}> before it, or take it away.`,
      );
    }
  }

  #closeTop(tag: Tag): void {
    const closed = this.#open.pop();
    if (closed) closed.element.contentEnd = tag.start;
    this.#lastClosed = tag;
  }

  /** The branches of a condition may each have an end tag. */
  #isInBranchAfterEnd({ name, start }: Tag): boolean {
    return this.#lastClosed?.name === name && this.#hasBranch(this.#lastClosed.end, start);
  }

  #closeOther(tag: Tag): void {
    if (tag.name === 'script' && this.#script) {
      this.#script.contentEnd = tag.start;
      this.#script = undefined;
    }
    for (let top = this.#open.at(-1); top; top = this.#open.at(-1)) {
      const at = top.inner.lastIndexOf(tag.name);
      if (at >= 0) top.inner.length = at;
      if (at >= 0 || optionalEnds.has(tag.name) || this.#isConditional(top.element.tag.end, tag.start))
        return;
      this.#addUnclosed(top.element.tag, `before </${tag.name}>`);
      this.#open.pop();
    }
  }

  #isConditional(start: number, end: number): boolean {
    return spansIn(this.#template, start, end).some(({ kind }) => kind === 'control');
  }

  #hasBranch(start: number, end: number): boolean {
    const { source } = this.#template;
    return spansIn(this.#template, start, end).some(
      span =>
        span.kind === 'control' &&
        /\b(else\w*|elif|elsif|otherwise|when|case|default)\b|\{\{~?\^/.test(
          source.slice(span.start, span.end),
        ),
    );
  }

  #addUnclosed(tag: Tag, before: string): void {
    this.#add(
      'end-tag',
      tag,
      `<${tag.name}> is not closed ${before}.`,
      `Write </${tag.name}> where it ends.`,
    );
  }

  #add(rule: string, { start: at, name: tag }: Tag, message: string, fix: string): void {
    this.#problems.push({ at, tag, rule, message, fix });
  }
}
