import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** A start or end tag with its position in the text. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly TagAttribute[];
}

export interface TagAttribute {
  /** In lower case. */
  readonly name: string;
  /** With entities decoded. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The offset of its value, after the quote. */
  readonly valueStart: number;
  readonly quote: '"' | "'" | '';
}

/**
 * The tags of an HTML text in order, as a browser's tokenizer finds them: none in comments, scripts and styles.
 *
 * No tree is built, because templates are fragments: the tree of a lone `<td>`, or of two start tags in the branches of
 * a condition, would differ from what the server sends.
 */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  let foreignDepth = 0;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        tags.push(tagOf(token, html, false));
        if (/^(svg|math)$/.test(token.tagName) && !token.selfClosing) foreignDepth += 1;
        const mode = foreignDepth ? undefined : modes.get(token.tagName);
        if (mode !== undefined) tokenizer.state = mode;
      },
      onEndTag(token) {
        tags.push(tagOf(token, html, true));
        if (/^(svg|math)$/.test(token.tagName)) foreignDepth = Math.max(0, foreignDepth - 1);
      },
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return tags;
}

const ignore = (): void => {};

// The elements whose content is text; normally the tree builder tells the tokenizer.
const modes: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
]);

function tagOf({ tagName, selfClosing, attrs, location }: Token.TagToken, html: string, isEnd: boolean): Tag {
  const places = location?.attrs ?? {};
  return {
    name: tagName,
    isEnd,
    isSelfClosing: selfClosing,
    start: location?.startOffset ?? 0,
    end: location?.endOffset ?? 0,
    attributes: attrs.map(({ name, value }) => {
      const { startOffset: start = 0, endOffset: end = 0 } = places[name] ?? {};
      return { name, value, start, end, ...valuePlace(html, start, end) };
    }),
  };
}

function valuePlace(html: string, start: number, end: number): Pick<TagAttribute, 'valueStart' | 'quote'> {
  const [sign = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(html.slice(start, end)) ?? [];
  return { valueStart: sign ? start + sign.length : end, quote: quote as TagAttribute['quote'] };
}
