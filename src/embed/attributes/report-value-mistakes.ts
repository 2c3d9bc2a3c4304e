import { isGroupedId, isSuspicious, type SchemaNode } from '../../diagnostics/found-keys.ts';
import { reportMistakes } from '../../diagnostics/lazy-rules.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import type { WrittenValue } from './element-values.ts';

/**
 * Reports valid values that look like mistakes on the console: misspelled keys of JSON, empty JSON, words for a missing
 * value, and ids with separators of thousands. [NET-21]
 */
export function reportValueMistakes(element: Element, written: readonly WrittenValue[]): void {
  const suspicious = written.filter(isSuspiciousValue);
  if (suspicious.length)
    reportMistakes(element, ({ valueMistakes }) =>
      suspicious.flatMap(({ name, attribute, text, value }) =>
        valueMistakes({
          name: attributeName(name),
          text,
          ...(attribute.type === 'json' && {
            json: { schema: attribute.schema as SchemaNode, value },
            record: attribute.isRecord && `${element.localName} ${name}`,
          }),
        }),
      ),
    );
}

/**
 * A cheap check before the rules are loaded, which decide. The keys of records with an open schema are not known here.
 */
const isSuspiciousValue = ({ name, attribute, text, value }: WrittenValue): boolean =>
  attribute.type === 'json'
    ? (text === '' && !attribute.required) ||
      (value !== undefined && (attribute.isRecord || isSuspicious(value, attribute.schema as SchemaNode)))
    : /^\s*(None|null|undefined)\s*$/.test(text ?? '') ||
      isGroupedId(attributeName(name), text?.trim() ?? '');
