import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import Handlebars from 'handlebars';
import nunjucks from 'nunjucks';
import { type Interpreter, interpreterPath } from '../support/interpreters.ts';

/** What a host gives to a template. */
export interface Context {
  readonly cspNonce: string;
  readonly token: string;
  readonly site: { readonly id: string; readonly name: string };
  readonly parent: object;
  readonly children: readonly object[];
}

/** The form in which the texts reach the template: correct, or as the bytes of an old database, converted or not. */
export type Encoding = 'utf-8' | 'latin-1' | 'latin-1, converted';

export interface Page {
  /** The recipe's page, or a tag function in tests/hosts/templates. */
  readonly template: 'page' | 'tag';
  readonly encoding: Encoding;
  readonly context: Context;
}

export type Rendered = { readonly html: string } | { readonly error: string };

const folder = 'tests/recipes';

/** The engines that can run here; the recipes of other engines are only linted. */
const renderers = {
  twig: inProgram('php', 'render.php', 'twig'),
  blade: inProgram('php', 'render.php', 'blade'),
  php: inProgram('php', 'render.php', 'php'),
  jinja: inProgram('python3', 'render.py', 'jinja'),
  django: inProgram('python3', 'render.py', 'django'),
  erb: inProgram('ruby', 'render.rb', 'erb'),
  nunjucks: async (pages: readonly Page[]) => {
    const environment = nunjucks.configure(`${folder}/nunjucks`, { autoescape: true });
    return pages.map(({ context }) => ({ html: environment.render('page.njk', context) }));
  },
  handlebars: async (pages: readonly Page[]) => {
    const compile = (path: string) => Handlebars.compile(readFileSync(path, 'utf8'));
    await import(new URL('./handlebars/helpers.js', import.meta.url).href);
    const templates = {
      page: compile(`${folder}/handlebars/page.hbs`),
      tag: compile('tests/hosts/templates/tag.hbs'),
    };
    return pages.map(({ template, context }) => ({
      html: templates[template]({ ...context, csrfToken: context.token }),
    }));
  },
} as const satisfies Record<string, (pages: readonly Page[]) => Promise<readonly Rendered[]>>;

export type RenderedEngine = keyof typeof renderers;

export const renderedEngines = Object.keys(renderers) as readonly RenderedEngine[];

/** Renders the recipe of an engine for each page. */
export const render = (engine: RenderedEngine, pages: readonly Page[]): Promise<readonly Rendered[]> =>
  renderers[engine](pages);

/** A renderer that runs in another language; the pages go in as JSON, the HTML comes out as JSON. */
function inProgram(interpreter: Interpreter, script: string, engine: string) {
  return async (pages: readonly Page[]): Promise<readonly Rendered[]> => {
    const running = promisify(execFile)(interpreterPath(interpreter), [`${folder}/renderers/${script}`], {
      maxBuffer: 10_000_000,
    });
    running.child.stdin?.end(JSON.stringify({ engine, pages }));
    return JSON.parse((await running).stdout);
  };
}
