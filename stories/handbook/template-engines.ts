// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.

/** How one template engine writes values into attributes. */
export interface Engine {
  readonly name: string;
  /** A `data-` attribute with the text of a variable; both names as properties write them: `siteId`. */
  readonly text: (attribute: string, variable: string) => string;
  /** A `data-` attribute with a variable as JSON. */
  readonly json: (attribute: string, variable: string) => string;
  readonly note?: string;
}

const data = (name: string, value: string): string => `data-${hyphenated(name)}="${value}"`;
const hyphenated = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
const underscored = (name: string): string => hyphenated(name).replaceAll('-', '_');

/** Each was tested with `</script>`, `<!--`, quotes and ampersands in a text, or checked in the engine's source. */
export const engines: readonly Engine[] = [
  {
    name: 'Twig',
    text: (name, variable) => data(name, `{{ ${variable} }}`),
    json: (name, variable) => data(name, `{{ ${variable}|json_encode(constant('JSON_THROW_ON_ERROR')) }}`),
  },
  {
    name: 'Blade',
    text: (name, variable) => data(name, `{{ $${variable} }}`),
    json: (name, variable) => data(name, `{{ json_encode($${variable}, JSON_THROW_ON_ERROR) }}`),
    note: '`@json` writes nothing for a text that is not UTF-8; `Js::from` writes JavaScript, not JSON.',
  },
  {
    name: 'ERB',
    text: (name, variable) => data(name, `<%= ${underscored(variable)} %>`),
    json: (name, variable) => data(name, `<%= ${underscored(variable)}.to_json %>`),
  },
  {
    name: 'Django',
    text: (name, variable) => data(name, `{{ ${underscored(variable)} }}`),
    json: (name, variable) => data(name, `{{ ${underscored(variable)}_json }}`),
    note: 'The view prepares `children_json = json.dumps(children, cls=DjangoJSONEncoder)`; `{{ children }}` alone writes Python syntax.',
  },
  {
    name: 'JSP',
    text: (name, variable) => data(name, `\${fn:escapeXml(${variable})}`),
    json: (name, variable) => data(name, `\${fn:escapeXml(${variable}Json)}`),
    note: 'The controller prepares `childrenJson = mapper.writeValueAsString(children)`. An expression without `fn:escapeXml` escapes nothing.',
  },
  {
    name: 'Thymeleaf',
    text: (name, variable) => `th:${data(name, `\${${variable}}`)}`,
    json: (name, variable) => `th:${data(name, `\${${variable}Json}`)}`,
    note: 'The controller prepares the same variable as for JSP.',
  },
  {
    name: 'PHP',
    text: (name, variable) => data(name, `<?= htmlspecialchars($${variable}, ENT_QUOTES) ?>`),
    json: (name, variable) =>
      data(name, `<?= htmlspecialchars(json_encode($${variable}, JSON_THROW_ON_ERROR), ENT_QUOTES) ?>`),
  },
];
