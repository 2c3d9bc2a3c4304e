import { endOfBrackets, endOfString } from './balanced.ts';
import type { TemplateSpan } from './mask.ts';

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const withBlock =
  /@(?:if|for|foreach|while|switch|using|lock|do|try|section|functions|code)\b(?=\s*[({]|\s+\w+\s*\{)/y;
const lineDirective =
  /@(?:model|using|inject|page|addTagHelper|removeTagHelper|tagHelperPrefix|inherits|layout|namespace|implements|attribute|typeparam|rendermode|preservewhitespace)\b[^\n]*/y;
const continuation = /\s*(?:else\s+if|else|catch|finally|while|when)\b/y;

/** Finds the spans of a Razor template, in which code and markup nest in each other. */
export function razorSpans(text: string): TemplateSpan[] {
  return new RazorScanner(text).scan();
}

class RazorScanner {
  readonly #text: string;
  readonly #spans: TemplateSpan[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  scan(): TemplateSpan[] {
    for (let at = this.#text.indexOf('@'); at >= 0; at = this.#text.indexOf('@', at))
      at = this.#transition(at);
    return this.#spans;
  }

  #add(start: number, end: number, kind: TemplateSpan['kind']): number {
    this.#spans.push({ start, end, kind });
    return end;
  }

  /** Handles the construct that the `@` at this offset begins; returns the offset after it. */
  #transition(at: number): number {
    const text = this.#text;
    if (text[at + 1] === '@') return this.#add(at, at + 2, 'expression');
    if (/\w/.test(text[at - 1] ?? '')) return at + 1;
    if (text[at + 1] === '*') return this.#add(at, this.#after('*@', at), 'control');
    if (text[at + 1] === '(') return this.#add(at, endOfBrackets(text, at + 1), 'expression');
    if (text[at + 1] === '{') return this.#code(at, at + 2);
    return this.#statement(at) ?? this.#line(at) ?? this.#implicit(at);
  }

  #after(close: string, at: number): number {
    const end = this.#text.indexOf(close, at + 2);
    return end < 0 ? this.#text.length : end + close.length;
  }

  /** `@if (…) { … } else { … }` */
  #statement(at: number): number | undefined {
    const keyword = this.#matched(withBlock, at);
    if (keyword === undefined) return undefined;
    const end = this.#headAndBlock(at, keyword);
    return end === undefined ? undefined : this.#continued(end);
  }

  #continued(end: number): number {
    const next = this.#matched(continuation, end);
    const after = next === undefined ? undefined : this.#headAndBlock(end, next);
    return after === undefined ? end : this.#continued(after);
  }

  /** From the end of a keyword to the end of its block; undefined if it has none. */
  #headAndBlock(start: number, keyword: number): number | undefined {
    const text = this.#text;
    const bracket = this.#matched(/\s*\(/y, keyword);
    const head = bracket === undefined ? keyword : endOfBrackets(text, bracket - 1);
    const block = this.#matched(/[^{};<@]*\{/y, head);
    return block === undefined ? undefined : this.#code(start, block);
  }

  #line(at: number): number | undefined {
    const end = this.#matched(lineDirective, at);
    return end === undefined ? undefined : this.#add(at, end, 'control');
  }

  /** `@Model.Sites[0].Name(x)?.Trim()`, also after `await`. */
  #implicit(at: number): number {
    let end = this.#matched(/@(?:await\s+)?[A-Za-z_]\w*/y, at);
    if (end === undefined) return at + 1;
    for (let next: number | undefined = end; next !== undefined; next = this.#next(end)) end = next;
    return this.#add(at, end, 'expression');
  }

  #next(end: number): number | undefined {
    const letter = this.#text[end];
    if (letter === '(' || letter === '[') return endOfBrackets(this.#text, end);
    return this.#matched(/\??\.[A-Za-z_]\w*|!(?=[.[(])|<[\w.]+>(?=\()/y, end);
  }

  /** Code from `start` on, with statements from `at` on, up to the closing `}`; markup in it is not masked. */
  #code(start: number, at: number): number {
    let from = start;
    let isStatementStart = true;
    for (let index = at; index < this.#text.length; ) {
      const letter = this.#text[index] as string;
      if (letter === '}') return this.#add(from, index + 1, 'control');
      const markup = isStatementStart ? this.#markupAt(index) : undefined;
      if (markup !== undefined) {
        if (index > from) this.#add(from, index, 'control');
        index = markup();
        from = index;
      } else {
        isStatementStart = /[;{:]/.test(letter) || (isStatementStart && /\s/.test(letter));
        const next = this.#stepInCode(index, from);
        if (next.from !== from) isStatementStart = true;
        ({ index, from } = next);
      }
    }
    return this.#add(from, this.#text.length, 'control');
  }

  #stepInCode(index: number, from: number): { index: number; from: number } {
    const text = this.#text;
    const letter = text[index] as string;
    if (letter === '{') {
      const end = this.#code(from, index + 1);
      return { index: end, from: end };
    }
    if (letter === '"' || letter === "'") return { index: endOfString(text, index), from };
    if (text.startsWith('//', index)) return { index: this.#matched(/[^\n]*/y, index) ?? index, from };
    if (text.startsWith('/*', index)) return { index: this.#after('*/', index), from };
    return { index: index + 1, from };
  }

  /** A function that scans the markup that starts here; undefined if it is code. */
  #markupAt(index: number): (() => number) | undefined {
    const text = this.#text;
    if (text.startsWith('@:', index))
      return () => this.#markup(index, this.#matched(/[^\n]*/y, index) ?? index);
    if (text.startsWith('@*', index)) return () => this.#transition(index);
    if (/^<[a-zA-Z!/]/.test(text.slice(index, index + 2))) return () => this.#element(index);
    return text[index] === '@' ? () => this.#transition(index) : undefined;
  }

  #markup(at: number, end: number): number {
    for (
      let next = this.#text.indexOf('@', at + 2);
      next >= 0 && next < end;
      next = this.#text.indexOf('@', next)
    )
      next = this.#transition(next);
    return this.#add(at, at + 2, 'control') && end;
  }

  /** One element with its content; a void element or a comment by itself. */
  #element(at: number): number {
    let depth = 0;
    for (let index = at; index < this.#text.length; ) {
      const letter = this.#text[index];
      if (letter === '@') index = this.#transition(index);
      else if (letter !== '<') index += 1;
      else {
        const end = this.#tag(index);
        depth += this.#depthOf(index, end);
        index = end;
        if (depth <= 0) return index;
      }
    }
    return this.#text.length;
  }

  #depthOf(start: number, end: number): number {
    const tag = this.#text.slice(start, end);
    const name = /^<([\w-]+)/.exec(tag)?.[1]?.toLowerCase();
    if (tag.startsWith('</')) return -1;
    return name === undefined || voidTags.has(name) || tag.endsWith('/>') ? 0 : 1;
  }

  /** The offset after a tag, ignoring any `>` in its attributes and expressions. */
  #tag(at: number): number {
    if (this.#text.startsWith('<!--', at)) return this.#after('-->', at);
    let quote = '';
    for (let index = at + 1; index < this.#text.length; ) {
      const letter = this.#text[index] as string;
      if (letter === '@') index = this.#transition(index);
      else {
        if (letter === '>' && !quote) return index + 1;
        if (letter === quote) quote = '';
        else if (!quote && /["']/.test(letter)) quote = letter;
        index += 1;
      }
    }
    return this.#text.length;
  }

  #matched(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : undefined;
  }
}
