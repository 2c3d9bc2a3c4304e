import { execFileSync } from 'node:child_process';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributesOf, elementsIn } from '../recipes/document.ts';
import { helpers, languages } from './helpers.ts';
import cases from './tags.json' with { type: 'json' };

interface Result {
  readonly html?: string;
  readonly error?: string;
}

describe.each(languages)('the tag function of %s', language => {
  const [program = '', ...args] = helpers[language].tags();
  const output = execFileSync(program, [...args, 'dist'], { encoding: 'utf8' });
  const results: readonly Result[] = JSON.parse(output);

  it.each(cases.map((each, index) => [each.title, each, results[index]] as const))(
    '%s',
    (_, expected, result) => {
      if ('error' in expected) expect(result?.error).toBe(expected.error);
      else if ('holds' in expected) expect(result?.html).toContain(expected.holds);
      else if ('html' in expected) expect(result?.html).toBe(expected.html);
      else
        expect(understood(result?.html ?? result?.error ?? '', expected.attributes)).toEqual(
          expected.attributes,
        );
    },
  );
});

/** The attributes of the one element as a browser reads them; those that are expected to be JSON are parsed. */
function understood(html: string, expected: object): Record<string, unknown> {
  const attributes = attributesOf(elementsIn(parseFragment(html))[0]);
  const isJson = (name: string) => typeof Reflect.get(expected, name) === 'object';
  return Object.fromEntries(
    Object.entries(attributes).map(([name, text]) => [name, isJson(name) ? JSON.parse(text) : text]),
  );
}
