/** A span of template language within a template. */
export interface TemplateSpan {
  readonly start: number;
  readonly end: number;
  /** An expression writes text; a control span (condition, loop, comment) writes none. */
  readonly kind: 'expression' | 'control';
}

/** Replaces each character of an expression: valid in texts, names and values, and never found in templates. */
export const expressionCharacter = '\uE9E1';

/** A template whose template language is replaced by placeholders of the same length. */
export interface MaskedTemplate {
  readonly source: string;
  /** HTML only: expressions are `expressionCharacter`s, control spans are spaces. */
  readonly html: string;
  /** In text order, without overlaps. */
  readonly spans: readonly TemplateSpan[];
}

/** Masks these spans; of two that overlap, the one that starts first wins. */
export function masked(source: string, found: readonly TemplateSpan[]): MaskedTemplate {
  const spans: TemplateSpan[] = [];
  const html: string[] = [];
  let end = 0;
  for (const span of found.toSorted((one, other) => one.start - other.start)) {
    if (span.start < end || span.end <= span.start) continue;
    const filler = span.kind === 'expression' ? expressionCharacter : ' ';
    html.push(source.slice(end, span.start), filler.repeat(span.end - span.start));
    spans.push(span);
    end = span.end;
  }
  html.push(source.slice(end));
  return { source, html: html.join(''), spans };
}

/** The spans that overlap a range. */
export function spansIn(
  { spans }: Pick<MaskedTemplate, 'spans'>,
  start: number,
  end: number,
): TemplateSpan[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as TemplateSpan).end <= start) low = middle + 1;
    else high = middle;
  }
  const touching: TemplateSpan[] = [];
  for (let index = low; index < spans.length && (spans[index] as TemplateSpan).start < end; index += 1)
    touching.push(spans[index] as TemplateSpan);
  return touching;
}
