import { type FlatText, flatTexts, placeholdersIn } from '../../domain/language/flat-texts.ts';
import { jsonProblem } from '../../domain/mistakes/json-problem.ts';
import { nearestFirst, nearlyOne } from '../../domain/nearest-name.ts';
import { tryParseJson } from '../../http/answer.ts';
import { catalogues } from '../../languages/catalogues.ts';
import { isBlank, textIn, whatIsLeftOut, whyUnusable } from '../../languages/stated-text.ts';
import { keyPlaceInJson, placeInJson } from '../json-place.ts';
import { isLanguage } from '../language-code.ts';
import type { MaskedTemplate } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import { scriptText } from './attributes.ts';
import { jsonPlace } from './json-place-in-template.ts';
import type { ChildScript, Outline } from './outline.ts';
import type { Tag, TagAttribute } from './tags.ts';
import { isWrittenByServer } from './written-attribute.ts';

const textsAttribute = 'data-psp-texts';

/** The problems of the scripts in which a page states its own texts, by the rules by which pages read them. [EMB-15] */
export const pageTextProblems = (template: MaskedTemplate, { scripts, tags }: Outline): Problem[] =>
  scripts.flatMap(tag => {
    const attribute = tag.attributes.find(({ name }) => isTextsAttribute(name));
    if (!attribute) return [];
    const contentEnd = tags[tags.indexOf(tag) + 1]?.start ?? template.html.length;
    return [
      ...nameProblems(attribute),
      ...languageProblems(template, tag),
      ...contentProblems(template, { tag, contentStart: tag.end, contentEnd }),
    ];
  });

const isTextsAttribute = (name: string): boolean =>
  nearlyOne(name, [textsAttribute, 'psp-texts']) !== undefined;

const nameProblems = ({ name, start }: TagAttribute): Problem[] =>
  name === textsAttribute
    ? []
    : [problem(start, 'unknown-attribute', `${name} does nothing on a script.`, `Write ${textsAttribute}.`)];

function languageProblems(template: MaskedTemplate, tag: Tag): Problem[] {
  const { attributes, start } = tag;
  if (isWrittenByServer(template, tag, 'lang')) return [];
  const lang = attributes.find(({ name }) => name === 'lang');
  const code = lang?.value ?? '';
  if (isLanguage(code)) return [];
  const meant = code.replaceAll('_', '-');
  return [
    problem(
      lang?.start ?? start,
      'text-language',
      code ? `lang="${code}" is no code of a language.` : `The script with ${textsAttribute} has no lang.`,
      isLanguage(meant) ? `Write lang="${meant}".` : 'Write one such as lang="nl" or lang="pt-BR".',
    ),
  ];
}

function contentProblems(template: MaskedTemplate, script: ChildScript): Problem[] {
  const { text } = scriptText(template, script);
  if (text === undefined) return [];
  const inTemplate = (found: Problem): Problem => ({ ...found, at: script.contentStart + found.at });
  const texts = tryParseJson(text);
  if (typeof texts === 'object' && texts !== null && !Array.isArray(texts))
    return textProblems(text, texts).map(inTemplate);
  const fault = texts === undefined && text.trim() ? jsonProblem(text) : 'is no JSON object.';
  const at = jsonPlace(text, fault) ?? placeInJson(text, []);
  const message = `The content of the script with ${textsAttribute} ${fault}`;
  return [inTemplate(problem(at, 'invalid-json', message, 'Write {"key": "text"}.'))];
}

const known = flatTexts(catalogues);

function textProblems(json: string, texts: object): Problem[] {
  const free = [...known.keys()].filter(key => !Object.hasOwn(texts, key));
  return Object.entries(texts).flatMap(([key, stated]) => {
    const text = textIn(stated);
    if (isBlank(text)) return [];
    const english = known.get(key);
    if (english === undefined) return [unknownText(keyPlaceInJson(json, [key]), key, free)];
    const at = placeInJson(json, [key]);
    const fault = whyUnusable(text, english);
    if (fault) return [problem(at, 'unusable-text', `"${key}" ${fault}`, asInEnglish(english))];
    const gap = whatIsLeftOut(text as FlatText, english);
    return gap
      ? [{ ...problem(at, 'unusable-text', `"${key}" ${gap}`, asInEnglish(english)), level: 'note' as const }]
      : [];
  });
}

function unknownText(at: number, key: string, free: readonly string[]): Problem {
  // The edit distance to each of many hundred keys would take long.
  const nearest = nearestFirst(key, free).slice(0, 5);
  const meant = nearlyOne(key, nearest);
  const fix = meant
    ? `Write "${meant}".`
    : `The nearest are ${nearest.slice(0, 3).join(', ')}; npx psp texts lists all.`;
  return problem(at, 'unknown-text', `"${key}" is no key of a text.`, fix);
}

function asInEnglish(english: FlatText): string {
  const names = placeholdersIn(english).map(name => `{${name}}`);
  const text = typeof english === 'string' ? english : english.other;
  return `In English it is "${text}"${names.length ? `, with ${names.join(', ')}` : ', without placeholders'}.`;
}

const problem = (at: number, rule: string, message: string, fix: string): Problem => ({
  at,
  tag: '',
  rule,
  message,
  fix,
});
