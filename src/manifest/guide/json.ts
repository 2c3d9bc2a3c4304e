// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.

/** How one template engine writes JSON. */
export interface Engine {
  readonly name: string;
  /** The language of its code blocks in Markdown. */
  readonly language: string;
  /** A `data-` attribute with the text of a variable; both names as properties write them: `siteId`. */
  readonly text: (attribute: string, variable: string) => string;
  /** A `data-` attribute with a variable as JSON. */
  readonly json: (attribute: string, variable: string) => string;
  /** The JSON in a child script. */
  readonly child: string;
  readonly note?: string;
}

const data = (name: string, value: string): string => `data-${hyphenated(name)}="${value}"`;
const hyphenated = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const underscored = (name: string): string => hyphenated(name).replaceAll('-', '_');
const childScript = (json: string): string =>
  `<script type="application/json" data-prop="children">${json}</script>`;

/** Each was tested with `</script>`, `<!--`, quotes and ampersands in a text, or checked in the engine's source. */
export const engines: readonly Engine[] = [
  {
    name: 'Twig',
    language: 'twig',
    text: (name, variable) => data(name, `{{ ${variable} }}`),
    json: (name, variable) => data(name, `{{ ${variable}|json_encode(constant('JSON_THROW_ON_ERROR')) }}`),
    child: childScript(
      "{{ children|json_encode(constant('JSON_THROW_ON_ERROR') b-or constant('JSON_HEX_TAG'))|raw }}",
    ),
  },
  {
    name: 'Blade',
    language: 'blade',
    text: (name, variable) => data(name, `{{ $${variable} }}`),
    json: (name, variable) => data(name, `{{ json_encode($${variable}, JSON_THROW_ON_ERROR) }}`),
    child: childScript('{!! json_encode($children, JSON_THROW_ON_ERROR | JSON_HEX_TAG) !!}'),
    note: '`@json` writes nothing for a text that is not UTF-8; `Js::from` writes JavaScript, not JSON.',
  },
  {
    name: 'ERB',
    language: 'erb',
    text: (name, variable) => data(name, `<%= ${underscored(variable)} %>`),
    json: (name, variable) => data(name, `<%= ${underscored(variable)}.to_json %>`),
    child: childScript('<%= raw json_escape(children.to_json) %>'),
  },
  {
    name: 'Django',
    language: 'django',
    text: (name, variable) => data(name, `{{ ${underscored(variable)} }}`),
    json: (name, variable) => data(name, `{{ ${underscored(variable)}_json }}`),
    child: childScript('{{ children_in_script }}'),
    note: 'The view prepares both: `children_json = json.dumps(children, cls=DjangoJSONEncoder)` and `children_in_script = mark_safe(children_json.replace("<", "\\\\u003c"))`. `{{ children }}` alone writes Python syntax, and `json_script` writes a script without `data-prop`.',
  },
  {
    name: 'JSP',
    language: 'jsp',
    text: (name, variable) => data(name, `\${fn:escapeXml(${variable})}`),
    json: (name, variable) => data(name, `\${fn:escapeXml(${variable}Json)}`),
    child: childScript('${childrenInScript}'),
    note: 'The controller prepares both: `childrenJson = mapper.writeValueAsString(children)` and `childrenInScript = childrenJson.replace("<", "\\\\u003c")`. An expression without `fn:escapeXml` escapes nothing.',
  },
  {
    name: 'Thymeleaf',
    language: 'html',
    text: (name, variable) => `th:${data(name, `\${${variable}}`)}`,
    json: (name, variable) => `th:${data(name, `\${${variable}Json}`)}`,
    child: '<script type="application/json" data-prop="children" th:utext="${childrenInScript}"></script>',
    note: 'Uses the same two variables as JSP. `th:inline="javascript"` escapes `</script>`, but not `<!--`.',
  },
  {
    name: 'PHP',
    language: 'php',
    text: (name, variable) => data(name, `<?= htmlspecialchars($${variable}, ENT_QUOTES) ?>`),
    json: (name, variable) =>
      data(name, `<?= htmlspecialchars(json_encode($${variable}, JSON_THROW_ON_ERROR), ENT_QUOTES) ?>`),
    child: childScript('<?= json_encode($children, JSON_THROW_ON_ERROR | JSON_HEX_TAG) ?>'),
  },
];

/** The chapter on writing JSON in a template, engine by engine. */
export const jsonInTemplates = (): string =>
  [
    '## JSON in a template',
    'In an attribute, escape JSON like any other text. In a child script, browsers do not decode entities: `&quot;` stays `&quot;`, and `</script>` in a value would end the script. Write it as `<\\/script>`, or better write each `<` as `\\u003c`, since `<!--` does harm, too; in JSON both mean the same. The attribute is safer, so it comes first below.',
    'PHP’s `json_encode` returns nothing for a text that is not UTF-8, such as the bytes of an old database, unless it is told to throw. Whole pages for these and four more engines, tested with hostile values: [recipes.md](recipes.md).',
    ...engines.map(engineSection),
  ].join('\n\n');

const engineSection = ({ name, language, json, child, note }: Engine): string =>
  [
    `### ${name}`,
    ...(note ? [note] : []),
    `\`\`\`${language}\n<psp-deposit-form … ${json('children', 'children')}></psp-deposit-form>\n\n${child}\n\`\`\``,
  ].join('\n\n');
