import type { Finding, Problem } from './finding.ts';

/** Turns problems into findings with line and column, in the order of the text. */
export function located(
  text: string,
  problems: readonly Problem[],
  place: Pick<Finding, 'file'> | Pick<Finding, 'url'>,
): Finding[] {
  const starts = lineStarts(text);
  return problems
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, level, ...rest }) => {
      const isNote = level === 'note';
      return { ...place, ...positionIn(starts, at), ...rest, level: isNote ? 'note' : 'error' };
    });
}

/** The offsets at which lines start; a line ends with LF, CRLF or CR. */
export const lineStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length),
];

/** The line and column of an offset, both from 1. */
export function positionIn(starts: readonly number[], at: number): { line: number; column: number } {
  const next = starts.findIndex(start => start > at);
  const line = next < 0 ? starts.length : next;
  return { line, column: at - (starts[line - 1] ?? 0) + 1 };
}
