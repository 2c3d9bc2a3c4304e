import { endOfJson } from '../../domain/mistakes/json-problem.ts';
import { placeInJson } from '../json-place.ts';

/** The offset in a JSON text that a problem is about; undefined if the problem is not about JSON. */
export function jsonPlace(text: string, problem: string): number | undefined {
  if (/is not valid JSON/.test(problem))
    return Math.min(endOfJson(text), Math.max(0, text.trimEnd().length - 1));
  const path = /has an unexpected value(?: at (\S+))?\. /.exec(problem);
  return path ? placeInJson(text, path[1]?.split('.') ?? []) : undefined;
}
