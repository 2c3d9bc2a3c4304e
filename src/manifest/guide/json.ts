// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.

/** How one template engine writes JSON. */
export interface Engine {
  readonly name: string;
  /** What a code block of it is marked with. */
  readonly language: string;
  /** The tag with the JSON in an attribute. */
  readonly attribute: string;
  /** The JSON in a child script. */
  readonly child: string;
  readonly note?: string;
}

const tag = (attribute: string): string => `<psp-deposit-form … ${attribute}></psp-deposit-form>`;
const child = (json: string): string =>
  `<script type="application/json" data-prop="children">${json}</script>`;

/** Each tried with `</script>`, `<!--`, quotes and ampersands in a text, or read in the engine's source. */
export const engines: readonly Engine[] = [
  {
    name: 'Twig',
    language: 'twig',
    attribute: tag('data-children="{{ children|json_encode }}"'),
    child: child("{{ children|json_encode(constant('JSON_HEX_TAG'))|raw }}"),
  },
  {
    name: 'Blade',
    language: 'blade',
    attribute: tag("data-children='@json($children)'"),
    child: child('@json($children)'),
    note: 'Single quotes around the attribute: `@json` leaves the double quotes of JSON as they are. `Js::from` writes JavaScript, which is no JSON.',
  },
  {
    name: 'ERB',
    language: 'erb',
    attribute: tag('data-children="<%= children.to_json %>"'),
    child: child('<%= raw json_escape(children.to_json) %>'),
  },
  {
    name: 'Django',
    language: 'django',
    attribute: tag('data-children="{{ children_json }}"'),
    child: child('{{ children_in_script }}'),
    note: 'The view makes both: `children_json = json.dumps(children, cls=DjangoJSONEncoder)` and `children_in_script = mark_safe(children_json.replace("<", "\\\\u003c"))`. `{{ children }}` alone writes Python, and `json_script` a script without `data-prop`.',
  },
  {
    name: 'JSP',
    language: 'jsp',
    attribute: tag('data-children="${fn:escapeXml(childrenJson)}"'),
    child: child('${childrenInScript}'),
    note: 'The controller makes both: `childrenJson = mapper.writeValueAsString(children)` and `childrenInScript = childrenJson.replace("<", "\\\\u003c")`. An expression alone escapes nothing.',
  },
  {
    name: 'Thymeleaf',
    language: 'html',
    attribute: tag('th:data-children="${childrenJson}"'),
    child: '<script type="application/json" data-prop="children" th:utext="${childrenInScript}"></script>',
    note: 'With the two texts of JSP. `th:inline="javascript"` escapes `</script>`, but not `<!--`.',
  },
  {
    name: 'PHP',
    language: 'php',
    attribute: tag('data-children="<?= htmlspecialchars(json_encode($children), ENT_QUOTES) ?>"'),
    child: child('<?= json_encode($children, JSON_HEX_TAG) ?>'),
  },
];

/** How a template writes JSON, engine by engine. */
export const jsonInTemplates = (): string =>
  [
    '## JSON in a template',
    'In an attribute, JSON is escaped as any other text. In a child script, the browser undoes no escaping: `&quot;` stays what it is, and `</script>` in a name would end the script. Write it as `<\\/script>`, or better each `<` as `\\u003c`, since `<!--` does harm, too; to JSON they are the same. The attribute is the safer of the two; it stands first below.',
    ...engines.map(written),
  ].join('\n\n');

const written = ({ name, language, attribute, child, note }: Engine): string =>
  [`### ${name}`, ...(note ? [note] : []), `\`\`\`${language}\n${attribute}\n\n${child}\n\`\`\``].join(
    '\n\n',
  );
