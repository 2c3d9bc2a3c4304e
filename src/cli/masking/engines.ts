import { blade } from './blade.ts';
import { type Construct, spansOf } from './constructs.ts';
import { anyCurly, curly, django, handlebars } from './curly.ts';
import { type MaskedTemplate, masked, type TemplateSpan } from './mask.ts';
import { erb, jsp, php } from './percent.ts';
import { razorSpans } from './razor.ts';
import { thymeleaf } from './thymeleaf.ts';

/** What the linter knows about a template engine. */
export interface Engine {
  /** Matches the file names of this engine's templates. */
  readonly files: RegExp;
  readonly spans: (text: string) => TemplateSpan[];
  /** How to write an expression in a JSON script so that the script stays JSON. */
  readonly json: string;
}

const constructs = (list: readonly Construct[]) => (text: string) => spansOf(text, list);

const prepare = 'Let the server write the JSON, with each < as \\u003c, into a variable such as';

/** All engines by the name that `--engine` takes. `html` is a page without template language. */
export const engines = {
  twig: {
    files: /\.twig$/,
    spans: constructs(curly),
    json: "Write {{ value|json_encode(constant('JSON_HEX_TAG'))|raw }}.",
  },
  nunjucks: {
    files: /\.(njk|nunj|nunjucks)$/,
    spans: constructs(curly),
    json: 'Write {{ value | dump | replace("<", "\\\\u003c") | safe }}.',
  },
  jinja: {
    files: /\.(jinja2?|j2)$/,
    spans: constructs(curly),
    json: 'Write {{ value|tojson }}.',
  },
  django: {
    files: /\.(djhtml|dj)$/,
    spans: constructs(django),
    json: `${prepare} value_in_script: mark_safe(json.dumps(value).replace("<", "\\\\u003c")).`,
  },
  blade: {
    files: /\.blade\.php$/,
    spans: constructs(blade),
    json: 'Write @json($value).',
  },
  erb: {
    files: /\.(erb|rhtml)$/,
    spans: constructs(erb),
    json: 'Write <%= raw json_escape(value.to_json) %>.',
  },
  jsp: {
    files: /\.(jspx?|jspf|tagx?)$/,
    spans: constructs(jsp),
    json: `${prepare} \${valueInScript}.`,
  },
  thymeleaf: {
    files: /\.th(ymeleaf)?\.html$/,
    spans: constructs(thymeleaf),
    json: `${prepare} valueInScript, and write th:utext="\${valueInScript}" on the script.`,
  },
  razor: {
    files: /\.(cshtml|vbhtml|razor)$/,
    spans: razorSpans,
    json: 'Write @Html.Raw(JsonSerializer.Serialize(value)).',
  },
  handlebars: {
    files: /\.(hbs|handlebars|mustache)$/,
    spans: constructs(handlebars),
    json: 'Write {{{json value}}} with a helper that writes each < as \\u003c.',
  },
  php: {
    files: /\.(php|phtml|inc)$/,
    spans: constructs(php),
    json: 'Write <?= json_encode($value, JSON_HEX_TAG | JSON_THROW_ON_ERROR) ?>.',
  },
  curly: {
    files: /(?!)/,
    spans: constructs(anyCurly),
    json: "Write it with the engine's JSON filter, such as {{ value|tojson }} in Jinja.",
  },
  html: { files: /(?!)/, spans: () => [], json: '' },
} as const satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

/** File names that are used by several engines, so that the content decides. */
const ambiguousNames = /\.(x?html?|tpl|tmpl|html\.\w+)$/;

const byPath = Object.entries(engines) as [EngineName, Engine][];

/** Whether a file is a template by its name. */
export const isTemplate = (path: string): boolean =>
  ambiguousNames.test(path) || byPath.some(([, { files }]) => files.test(path));

/** The engine of a file, by its name or else by its content. */
export const engineOf = (path: string, text: string): EngineName =>
  byPath.find(([, { files }]) => files.test(path))?.[0] ??
  (signatures.find(([signature]) => signature.test(text))?.[1] || 'html');

// Constructs that only one engine has come first.
const signatures: readonly (readonly [RegExp, EngineName])[] = [
  [/\sxmlns:th=|\s(?:data-)?th[:-](?:if|text|utext|attr|each|data-[\w-]+)=|\[[[(]\$\{/, 'thymeleaf'],
  [/\{%\s*(?:load\s|csrf_token|comment\b)/, 'django'],
  [/<\?(?:php\b|=)/, 'php'],
  [/<%@|<\/?(?:c|fn|fmt|jsp):\w/, 'jsp'],
  [/<%/, 'erb'],
  [/\{\{[#/>{^]/, 'handlebars'],
  [/\{[{%#]/, 'curly'],
  [/\$\{/, 'jsp'],
];

/** Masks the template language of a template. */
export const maskedBy = (engine: EngineName, source: string): MaskedTemplate =>
  masked(source, engines[engine].spans(source));
