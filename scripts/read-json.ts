import { readFileSync } from 'node:fs';

/** Parses a JSON file; undefined if it is missing or incomplete, as an interrupted run leaves it. */
export function readJson<Content>(path: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
