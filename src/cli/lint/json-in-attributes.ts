import type { EngineName } from '../masking/engines.ts';
import {
  argumentsOf,
  calledBy,
  codeOf,
  filtersOf,
  isPrepared,
  lacksFlag,
  mayWriteJson,
} from './expression-calls.ts';
import { overridesFlag } from './json-in-scripts.ts';

type Quote = '"' | "'";
type BreakCheck = (code: string, quote: Quote, expression: string) => boolean;

/** Whether an expression in a JSON attribute is known to write the quote that ends the attribute. */
export const breaksAttribute = (engine: EngineName, expression: string, quote: Quote): boolean =>
  breakChecks[engine]?.(codeOf(expression), quote, expression) ?? false;

/** Whether an expression writes a list or object in Python's notation, which is not JSON. */
export const writesPython = (engine: EngineName, expression: string): boolean =>
  /^(jinja|django|curly)$/.test(engine) &&
  /^[\w.[\]'"]+\s*$/.test(codeOf(expression)) &&
  !isPrepared(codeOf(expression));

const php: BreakCheck = (code, quote) => {
  const called = calledBy(code) ?? '';
  if (/^(htmlspecialchars|htmlentities)$/.test(called))
    return /json_encode/.test(code) && (quote === "'" ? /ENT_(COMPAT|NOQUOTES)/ : /ENT_NOQUOTES/).test(code);
  if (!/^(wp_)?json_encode$/.test(called)) return false;
  return quote === '"' || lacksFlag(argumentsOf(code)[1], 'JSON_HEX_APOS');
};

const blade: BreakCheck = (code, quote, expression) => {
  if (expression.startsWith('@json')) return quote === '"' || overridesFlag(code, 'JSON_HEX_APOS');
  if (expression.startsWith('{{')) return false;
  const isBare = calledBy(code) === undefined;
  return (quote === '"' && isBare && expression.startsWith('{!!')) || php(code, quote, expression);
};

const twig: BreakCheck = (code, quote) => {
  const filters = filtersOf(code);
  if (!filters.includes('raw') || mayWriteJson(code)) return false;
  const json = filters.find(filter => filter.startsWith('json_encode'));
  return quote === '"' || !json || lacksFlag(argumentsOf(json)[0], 'JSON_HEX_APOS');
};

const safe: BreakCheck = code => filtersOf(code).includes('safe') && !mayWriteJson(code);

// The output of tojson contains double quotes, but no apostrophes.
const jinja: BreakCheck = (code, quote) => {
  const filters = filtersOf(code);
  const isEscaped = filters.some(filter => /^(e|escape|force_?escape)$/.test(filter));
  return filters.includes('tojson') ? quote === '"' && !isEscaped : safe(code, quote, code);
};

// System.Text.Json escapes apostrophes and tags by default, Newtonsoft's JsonConvert does not.
const razor: BreakCheck = (code, quote) =>
  /\bHtml\.Raw\(/.test(code) && (quote === '"' || /\bJsonConvert\b|UnsafeRelaxedJsonEscaping/.test(code));

const breakChecks: Readonly<Partial<Record<EngineName, BreakCheck>>> = {
  php,
  blade,
  twig,
  nunjucks: safe,
  jinja,
  django: safe,
  curly: (code, quote, expression) => jinja(code, quote, expression) || twig(code, quote, expression),
  erb: (code, _, expression) =>
    /<%==|^raw\b|html_safe/.test(expression.replace(/^<%=\s*/, '')) && /json/i.test(code),
  jsp: (code, _, expression) =>
    !/escape/i.test(expression) && (/^\w*json$/i.test(code) || /\bwriteValueAsString\(/.test(code)),
  razor,
  handlebars: (code, quote, expression) =>
    /^\{\{~?\{/.test(expression) && (quote === '"' || /^[\w.]+$/.test(code)),
};
