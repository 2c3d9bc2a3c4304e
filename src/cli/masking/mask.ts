/** A piece of template language within a template. */
export interface TemplatePiece {
  readonly start: number;
  readonly end: number;
  /** An expression writes text; a control piece (condition, loop, comment) writes none. */
  readonly kind: 'expression' | 'control';
}

/** Replaces each character of an expression: valid in texts, names and values, and never found in templates. */
export const expressionCharacter = '\uE9E1';

/** A template whose template language is replaced by placeholders of the same length. */
export interface MaskedTemplate {
  readonly source: string;
  /** HTML only: expressions are `expressionCharacter`s, control pieces are spaces. */
  readonly html: string;
  /** In text order, without overlaps. */
  readonly pieces: readonly TemplatePiece[];
}

/** Masks these pieces; of two that overlap, the one that starts first wins. */
export function masked(source: string, found: readonly TemplatePiece[]): MaskedTemplate {
  const pieces: TemplatePiece[] = [];
  const html: string[] = [];
  let end = 0;
  for (const piece of found.toSorted((one, other) => one.start - other.start)) {
    if (piece.start < end || piece.end <= piece.start) continue;
    const filler = piece.kind === 'expression' ? expressionCharacter : ' ';
    html.push(source.slice(end, piece.start), filler.repeat(piece.end - piece.start));
    pieces.push(piece);
    end = piece.end;
  }
  html.push(source.slice(end));
  return { source, html: html.join(''), pieces };
}

/** The pieces that overlap a range. */
export function piecesIn(
  { pieces }: Pick<MaskedTemplate, 'pieces'>,
  start: number,
  end: number,
): TemplatePiece[] {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as TemplatePiece).end <= start) low = middle + 1;
    else high = middle;
  }
  const touching: TemplatePiece[] = [];
  for (let index = low; index < pieces.length && (pieces[index] as TemplatePiece).start < end; index += 1)
    touching.push(pieces[index] as TemplatePiece);
  return touching;
}
