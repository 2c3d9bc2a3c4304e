import { jsonProblem } from '../../../diagnostics/json-problem.ts';
import { tryParseJson } from '../../../domain/json.ts';
import { type FlatText, flatTexts } from '../../../domain/language/flat-texts.ts';
import { languageTag } from '../../../embed/language/text-scripts.ts';
import { catalogues } from '../../../languages/catalogues.ts';
import { isBlank, textIn, whatIsLeftOut, whyUnusable } from '../../../languages/stated-text.ts';
import { isLanguage } from '../../language-code.ts';
import type { Problem } from '../finding.ts';
import type { Page } from './open-page.ts';

/** What is wrong with the scripts in which a page states texts of its own, by the rules by which pages read them. [EMB-15] */
export const textProblems = ({ scripts }: Page): Problem[] =>
  scripts
    .filter(({ attributes }) => attributes.has('data-psp-texts'))
    .flatMap(({ attributes, text, line, column }) =>
      [...languageProblems(attributes.get('lang')), ...contentProblems(text)].map(problem => ({
        line,
        column,
        ...problem,
      })),
    );

function languageProblems(lang: string | undefined): Problem[] {
  if (isLanguage(languageTag(lang ?? ''))) return [];
  const fault = lang
    ? `lang="${lang}" is not the code of a language`
    : 'The script with data-psp-texts has no lang';
  return [{ message: `${fault}. Write one such as lang="nl" or lang="pt-BR".` }];
}

function contentProblems(text: string): Problem[] {
  const texts = tryParseJson(text);
  if (typeof texts === 'object' && texts !== null && !Array.isArray(texts))
    return Object.entries(texts).flatMap(([key, stated]) => textProblem(key, textIn(stated)));
  const fault = texts === undefined ? jsonProblem(text) : 'is not an object.';
  return [{ message: `The content of the script with data-psp-texts ${fault} Write {"key": "text"}.` }];
}

const known = flatTexts(catalogues);

function textProblem(key: string, text: unknown): Problem[] {
  if (isBlank(text)) return [];
  const english = known.get(key);
  const fault = whyUnusable(text, english);
  if (fault) return [{ message: `"${key}" ${fault}` }];
  const gap = whatIsLeftOut(text as FlatText, english as FlatText);
  return gap ? [{ level: 'note', message: `"${key}" ${gap}` }] : [];
}
