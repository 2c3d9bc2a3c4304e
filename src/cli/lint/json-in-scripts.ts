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

/** Whether an expression in a JSON script is known to break the script for some value. */
export function breaksScript(engine: EngineName, expression: string): boolean {
  const isEscaped = /^(twig|nunjucks)$/.test(engine) && !/\|\s*(raw|safe)\b/.test(expression);
  const hasNoTags = /u003c/i.test(expression) && !isEscaped;
  return !hasNoTags && breakChecks[engine](codeOf(expression), expression);
}

// Each engine returns true only for expressions that are known to break; functions and filters of the page's own are
// not judged.
type BreakCheck = (code: string, expression: string) => boolean;

const escapingInPhp =
  /^(e|htmlspecialchars|htmlentities|esc_\w+|strip_tags|addslashes|implode|join|print_r|var_export|serialize|trim|strval|Js::from)$/;

const php: BreakCheck = code => {
  const called = calledBy(code);
  if (called === undefined)
    return /->toJson\(\s*\)$/.test(code) || !(isPrepared(code) || /^\((int|float|bool)\)/.test(code));
  if (/^(wp_)?json_encode$/.test(called)) return lacksFlag(argumentsOf(code)[1], 'JSON_HEX_TAG');
  if (/->toJson$/.test(called)) return lacksFlag(argumentsOf(code)[0], 'JSON_HEX_TAG');
  return escapingInPhp.test(called);
};

const blade: BreakCheck = (code, expression) => {
  if (expression.startsWith('@')) return !code.startsWith('json') || overridesFlag(code, 'JSON_HEX_TAG');
  if (!expression.startsWith('{{')) return php(code, expression);
  const called = calledBy(code);
  return called === undefined || /json_encode$|->toJson$/.test(called) || escapingInPhp.test(called);
};

/** `@json` escapes `<` by itself, unless it is called with flags. */
export const overridesFlag = (code: string, flag: string): boolean => {
  const flags = argumentsOf(code)[1];
  return flags !== undefined && lacksFlag(flags, flag);
};

const twig: BreakCheck = code => {
  if (mayWriteJson(code)) return false;
  const filters = filtersOf(code);
  const json = filters.find(filter => filter.startsWith('json_encode'));
  const isRaw = filters.includes('raw');
  return json ? !isRaw || lacksFlag(argumentsOf(json)[0], 'JSON_HEX_TAG') : !(isRaw && isPrepared(code));
};

// `dump` is JSON.stringify, which does not escape `<`; if the engine escapes the output, the quotes become entities.
const nunjucks: BreakCheck = code => {
  if (mayWriteJson(code)) return false;
  return filtersOf(code).includes('safe') ? !isPrepared(code) : true;
};

const jinja: BreakCheck = code =>
  !mayWriteJson(code) && !/\|\s*tojson\b/.test(code) && (!isPrepared(code) || code.startsWith('json.dumps'));

const ownNames = /^(h|html_escape|json_escape|sanitize|j|escape_javascript|t|l|link_to)\b/;

// In Rails, to_json escapes tags; JSON.generate does not.
const erb: BreakCheck = (code, expression) => {
  const isRaw = /\braw\b|<%==|html_safe/.test(expression);
  if (isRaw && /json/i.test(code))
    return /\bJSON\.(generate|dump|pretty_generate)/.test(code) && !/json_escape/.test(code);
  const isHelper = /^[a-z]\w*(\(\s*[^)\s]|\s+[@:\w"'])/.test(code) && !/^raw\b/.test(code);
  return !isHelper || ownNames.test(code) || /\b(if|unless)\b/.test(code);
};

// Gson escapes tags by default, Jackson does not. A getter, a call without arguments, is treated like any other value.
const jsp: BreakCheck = (code, expression) => {
  if (/escapeXml|c:out/.test(expression)) return true;
  if (/^<\w/.test(expression))
    return /^<(c|fmt|fn|spring|form|s):/.test(expression) && !isPrepared(expression);
  if (/\bwriteValueAsString\(/.test(code)) return true;
  return !isPrepared(expression) && (calledBy(code) === undefined || code.startsWith('fn:'));
};

const razor: BreakCheck = code => {
  const isUnescaped = /\bRaw\([\s\S]*json|^\(?Json\.Serialize\(/i.test(code);
  if (isUnescaped) return /\bJsonConvert\b|UnsafeRelaxedJsonEscaping/.test(code);
  const called = calledBy(code.replace(/^\(/, ''));
  return called === undefined || /^Html\.(Raw|Encode)$|Serialize(Object)?$|\.ToString$/.test(called);
};

const isHelper = /^[\w./-]+\s+\S/;

const breakChecks: Readonly<Record<EngineName, BreakCheck>> = {
  php,
  blade,
  twig,
  nunjucks,
  jinja,
  django: jinja,
  curly: code => !mayWriteJson(code) && !/json|dump|in_?script|stringify/i.test(code),
  erb,
  jsp,
  thymeleaf: (code, expression) =>
    !expression.startsWith('[(') || !(isPrepared(expression) || /\w\(\s*[^)\s]/.test(code)),
  razor,
  handlebars: code => !/json|stringify|serialize/i.test(code) && !isHelper.test(code),
  html: () => false,
};
