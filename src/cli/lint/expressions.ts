import type { ElementDefinition } from '../../embed/definition.ts';
import { type EngineName, engines } from '../masking/engines.ts';
import { type MaskedTemplate, spansIn } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import { attributesOf } from './attributes.ts';
import { breaksAttribute, writesPython } from './json-in-attributes.ts';
import { breaksScript } from './json-in-scripts.ts';
import type { ChildScript, PlacedElement } from './outline.ts';
import type { TagAttribute } from './tags.ts';

/** Expressions of an element that break its HTML or its JSON for some values. */
export function expressionProblems(
  template: MaskedTemplate,
  element: PlacedElement,
  engine: EngineName,
  definition: ElementDefinition | undefined,
): Problem[] {
  const { tag, scripts } = element;
  const json = definition ? jsonNames(definition) : [];
  return [
    ...tag.attributes.flatMap(attribute => [
      ...unquoted(template, attribute, tag.name),
      ...(json.includes(attribute.name) ? rawJson(template, attribute, tag.name, engine) : []),
    ]),
    ...scripts.flatMap(script => unescaped(template, script, tag.name, engine)),
  ];
}

const jsonNames = (definition: ElementDefinition): string[] =>
  attributesOf(definition)
    .filter(({ attribute }) => attribute.type === 'json')
    .map(({ html }) => html);

function unquoted(template: MaskedTemplate, attribute: TagAttribute, tag: string): Problem[] {
  const { name, start, valueStart, end, quote } = attribute;
  const nameEnd = start + name.length;
  if (quote || valueStart >= end || spansIn(template, nameEnd, end).length === 0) return [];
  const raw = template.source.slice(valueStart, end);
  const message = `The expression in ${name} has no quotes around it: a space in its value ends it.`;
  return [{ at: start, tag, rule: 'unquoted-expression', message, fix: `Write ${name}="${raw}".` }];
}

function rawJson(
  template: MaskedTemplate,
  attribute: TagAttribute,
  tag: string,
  engine: EngineName,
): Problem[] {
  const { name, start, valueStart, end, quote } = attribute;
  if (!quote) return [];
  const expressions = spansIn(template, valueStart, end)
    .filter(({ kind }) => kind === 'expression')
    .map(span => template.source.slice(span.start, span.end));
  if (expressions.some(expression => breaksAttribute(engine, expression, quote))) {
    const cause = quote === '"' ? 'its first quote ends' : 'an apostrophe in a value ends';
    const message = `The JSON in ${name} is written without escaping: ${cause} the attribute.`;
    const fix = fixes[engine] ?? 'Let the engine escape it for HTML.';
    return [{ at: start, tag, rule: 'raw-json-attribute', message, fix }];
  }
  const [only, ...others] = expressions;
  if (only === undefined || others.length || !writesPython(engine, only)) return [];
  const message = `The expression in ${name} is not written as JSON: Python writes lists and records differently.`;
  return [{ at: start, tag, rule: 'unescaped-json', message, fix: pythonFix }];
}

const pythonFix =
  'Write {{ value|tojson|forceescape }}, or let the server write the JSON into a variable such as value_json.';

const fixes: Readonly<Partial<Record<EngineName, string>>> = {
  twig: 'Write {{ value|json_encode }} without raw.',
  nunjucks: 'Write {{ value | dump }} without safe.',
  jinja: 'Write {{ value|tojson|forceescape }}.',
  django: 'Write {{ value_json }} without safe.',
  blade: "Write data-…='@json($value)' with single quotes.",
  erb: 'Write <%= value.to_json %>.',
  php: 'Write <?= htmlspecialchars(json_encode($value), ENT_QUOTES) ?>.',
  razor: 'Write @JsonSerializer.Serialize(value) without Html.Raw.',
  handlebars: 'Write {{json value}} with two braces.',
  jsp: 'Write fn:escapeXml(valueJson) in the expression.',
  curly: 'Let the engine escape it: no raw or safe, and in Jinja {{ value|tojson|forceescape }}.',
};

function unescaped(
  template: MaskedTemplate,
  script: ChildScript,
  tag: string,
  engine: EngineName,
): Problem[] {
  const { contentStart, contentEnd } = script;
  const { json } = engines[engine];
  const inline = script.tag.attributes.some(
    ({ name, value }) => name === 'th:inline' && value === 'javascript',
  );
  const attribute = script.tag.attributes.find(({ name }) => /^(data-)?th[:-]text$/.test(name));
  const found = spansIn(template, contentStart, contentEnd)
    .filter(
      ({ kind, start, end }) =>
        kind === 'expression' && !inline && breaksScript(engine, template.source.slice(start, end)),
    )
    .map(({ start }) => start);
  return [...(attribute ? [attribute.start] : []), ...found].map(at => ({
    at,
    tag,
    rule: 'unescaped-json',
    message:
      "The expression in the JSON script is not written with the engine's JSON escape: quotes, &, <!-- or </script> in a value may break it.",
    fix: json,
  }));
}
