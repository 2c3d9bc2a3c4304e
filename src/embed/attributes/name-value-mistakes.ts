import { isUnrendered, isWordForNothing } from '../../domain/mistakes/suspicious-texts.ts';
import { isSuspicious, type SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { whenIdle } from '../../domain/platform/when-idle.ts';
import type { AttributeDefinition } from '../definition.ts';
import { loadDiagnostics, loadedDiagnostics } from '../diagnostics/lazy-diagnostics.ts';

/** An attribute as it was written, with its valid value. */
export interface WrittenValue {
  readonly name: string;
  readonly attribute: AttributeDefinition;
  /** Null if the value comes from a property or is missing. */
  readonly text: string | null;
  /** Undefined if it is invalid, which is reported elsewhere, or missing. */
  readonly value: unknown;
}

/**
 * Names valid values that look like mistakes on the console, when the browser is idle: misspelled keys of JSON, empty
 * JSON, expressions that the server did not evaluate, and words for a missing value. [NET-21]
 */
export function nameValueMistakes(tag: string, written: readonly WrittenValue[]): void {
  const suspicious = written.filter(isSuspiciousValue);
  if (suspicious.length)
    whenIdle(async () => {
      await loadDiagnostics();
      loadedDiagnostics()?.warnValues(tag, suspicious);
    }, 0);
}

function isSuspiciousValue({ attribute, text, value }: WrittenValue): boolean {
  if (text !== null && isSuspiciousText(attribute, text)) return true;
  if (attribute.type !== 'json' || typeof value !== 'object') return false;
  return Boolean(attribute.recordFields) || isSuspicious(value, attribute.schema as SchemaNode);
}

/** Numbers, flags and choices that are no valid ones have a message of their own. */
const isSuspiciousText = ({ type, required }: AttributeDefinition, text: string): boolean =>
  type === 'json'
    ? !text.trim() && !required
    : isUnrendered(text) || ((type === 'text' || type === 'path') && isWordForNothing(text));
