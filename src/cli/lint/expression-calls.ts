import { endOfBrackets, endOfString } from '../masking/balanced.ts';

/** The code between the delimiters of an expression: `json_encode($x)` in `<?= json_encode($x); ?>`. */
export const codeOf = (expression: string): string =>
  expression
    .replace(/^(<\?(=|php\b)?|<%[=-]?=?|\{!!|\{\{~?\{?-?|[$#]\{|\[[[(]\s*[$#@*]\{|@(?=\w|\())/, '')
    .replace(/^\s*(echo|print)\b/, '')
    .replace(/(\?>|-?%>|!!\}|-?\}?~?\}\}|\}\s*\)?\]?\]?)\s*$/, '')
    .replace(/[\s;]+$/, '')
    .trimStart();

/**
 * The name of the function that the code calls with arguments, such as `$view->json` or `Json::inScript`; else
 * undefined.
 */
export const calledBy = (code: string): string | undefined =>
  /^\\?(\$?@?[\w:\\.]+(?:->\w+)*)\s*\((?!\s*\))/.exec(code)?.[1];

/** The arguments of the first call in the code. */
export function argumentsOf(code: string): string[] {
  const open = code.indexOf('(');
  if (open < 0) return [];
  const end = endOfBrackets(code, open) - 1;
  const found: string[] = [];
  let start = open + 1;
  for (let index = start; index < end; index += 1) {
    if (/["']/.test(code[index] as string)) index = endOfString(code, index) - 1;
    else if (/[([{]/.test(code[index] as string)) index = endOfBrackets(code, index) - 1;
    else if (code[index] === ',') {
      found.push(code.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, code.slice(start, end)].map(each => each.trim()).filter(Boolean);
}

/** Whether PHP's json_encode is called with known flags that do not include this one. */
export const lacksFlag = (flags: string | undefined, flag: string): boolean =>
  flags === undefined ||
  (/^(JSON_\w+|b-or|constant|0|[\s|()'"])*$/.test(flags) && !new RegExp(`\\b${flag}\\b`).test(flags));

/** The filters of an expression in curly brackets, in order, each with its arguments. */
export const filtersOf = (code: string): string[] =>
  [...code.matchAll(/\|\s*(\w+(?:\((?:[^()]|\([^()]*\))*\))?)/g)].map(([, filter = '']) => filter);

// Filters that never make a value safe for a script or an attribute. Other filters may do so.
const plainFilters =
  /^(e|escape|escapejs|force_?escape|raw|safe|string|default|d|join|upper|lower|title|trim|first|last|replace|dump|json_encode|tojson|striptags)\b/;

/** Whether a function or filter of the page's own may write the JSON. */
export const mayWriteJson = (code: string): boolean =>
  filtersOf(code).some(filter => !plainFilters.test(filter)) || /^(?!json\.dumps)[\w.]+\s*\(/.test(code);

/** Whether the variable's name suggests that a controller has prepared the JSON. */
export const isPrepared = (code: string): boolean => /json|in_?script/i.test(code.replace(/\|[\s\S]*/, ''));
