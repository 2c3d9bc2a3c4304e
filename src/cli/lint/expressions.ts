import type { ElementDefinition } from '../../embed/definition.ts';
import { type EngineName, engines } from '../masking/engines.ts';
import { type MaskedTemplate, piecesIn } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import { attributesOf } from './attributes.ts';
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
  if (quote || valueStart >= end || piecesIn(template, nameEnd, end).length === 0) return [];
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
  const broken = rawIn[engine];
  const isRaw =
    quote === '"' &&
    piecesIn(template, valueStart, end).some(piece =>
      broken?.test(template.source.slice(piece.start, piece.end)),
    );
  if (!isRaw) return [];
  const message = `The JSON in ${name} is written without escaping: its first quote ends the attribute.`;
  return [
    {
      at: start,
      tag,
      rule: 'raw-json-attribute',
      message,
      fix: fixes[engine] ?? 'Let the engine escape it for HTML.',
    },
  ];
}

/** Expressions that leave `"` as it is. */
const rawIn: Readonly<Partial<Record<EngineName, RegExp>>> = {
  twig: /\|\s*raw\b/,
  nunjucks: /\|\s*safe\b/,
  jinja: /\|\s*safe\s*[-}]|\|\s*tojson\s*[-}]/,
  django: /\|\s*safe\s*\}/,
  blade: /^@json\b|^\{!!(?![\s\S]*\be\()/,
  erb: /<%==|^<%=\s*raw\b|html_safe/,
  php: /^(?![\s\S]*(htmlspecialchars|htmlentities|esc_attr))[\s\S]*json_encode/,
  razor: /\bHtml\.Raw\(/,
  handlebars: /^\{\{~?\{/,
};

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
};

function unescaped(
  template: MaskedTemplate,
  script: ChildScript,
  tag: string,
  engine: EngineName,
): Problem[] {
  const { contentStart, contentEnd } = script;
  const { writesJson, json } = engines[engine];
  const inline = script.tag.attributes.some(
    ({ name, value }) => name === 'th:inline' && value === 'javascript',
  );
  const attribute = script.tag.attributes.find(({ name }) => /^(data-)?th[:-]text$/.test(name));
  const found = piecesIn(template, contentStart, contentEnd)
    .filter(
      ({ kind, start, end }) =>
        kind === 'expression' && !inline && !writesJson(template.source.slice(start, end)),
    )
    .map(({ start }) => start);
  return [...(attribute ? [attribute.start] : []), ...found].map(at => ({
    at,
    tag,
    rule: 'unescaped-json',
    message:
      'The expression in the JSON script is not written as JSON: quotes, & or </script> in a value break it.',
    fix: json,
  }));
}
