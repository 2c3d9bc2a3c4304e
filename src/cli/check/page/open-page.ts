import { attributeName } from '../../../domain/attribute-name.ts';
import { asksForPassword, isSignIn } from '../../../http/failure.ts';
import { scriptAttributes } from '../../../platform/page.ts';
import { CannotRun } from '../../cannot-run.ts';
import type { Visitor } from '../visitor.ts';
import { elementsIn, type PageElement } from './html.ts';

/** A page as the server sent it. */
export interface Page {
  readonly url: string;
  readonly headers: Headers;
  /** The elements of the library, and others whose names begin with `psp-`. */
  readonly elements: readonly PageElement[];
  readonly scripts: readonly PageElement[];
  readonly links: readonly PageElement[];
  readonly metas: readonly PageElement[];
}

/** Opens a page. Throws `CannotRun` if it fails, redirects to another site or asks to sign in. */
export async function openPage(visitor: Visitor, address: string): Promise<Page> {
  const { url, status, headers, text, leavesTo } = await visitor.get(address, {
    accept: 'text/html,application/xhtml+xml',
  });
  if (leavesTo) throw new CannotRun(`The page redirects to ${leavesTo}, another site.`);
  const hasElements = /<psp-/i.test(text);
  if (isSignIn(url, address, undefined) || (!hasElements && asksForPassword(text)))
    throw new CannotRun('The page asks to sign in. Give a session by --cookie-file or --header.');
  if (status !== 200) throw new CannotRun(`The page answered with status ${status}.`);
  const all = elementsIn(text);
  const named = (wanted: string) => all.filter(({ name }) => name === wanted);
  return {
    url,
    headers,
    elements: all
      .filter(({ name }) => name.startsWith('psp-'))
      .map(element => withPageDefaults(element, named('script'))),
    scripts: named('script'),
    links: named('link'),
    metas: named('meta'),
  };
}

/** The element with what the script tag gives to those that have none of their own. [EMB-18] [NET-25] */
function withPageDefaults(element: PageElement, scripts: readonly PageElement[]): PageElement {
  const defaults = Object.entries(scriptAttributes).flatMap(([name, scriptAttribute]) => {
    const value = scripts
      .map(({ attributes }) => attributes.get(scriptAttribute))
      .find(each => each !== undefined);
    return value === undefined ? [] : [[attributeName(name), value] as const];
  });
  return { ...element, attributes: new Map([...defaults, ...element.attributes]) };
}

/** Whether an element loads this file of the library, also under a name with a digest such as `psp-4f3c.js`. [EMB-19] */
export const loads = ({ attributes }: PageElement, file: 'psp.js' | 'psp.css'): boolean =>
  new RegExp(`(^|/)psp([-.]\\w+)?${file.slice(3).replace('.', '\\.')}([?#]|$)`).test(
    addressIn({ attributes }),
  );

/** The address in a script or link. */
export const addressIn = ({ attributes }: Pick<PageElement, 'attributes'>): string =>
  (attributes.get('src') ?? attributes.get('href') ?? '').trim();
