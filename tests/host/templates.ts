import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nunjucks from 'nunjucks';
import { moneyText } from './money.ts';
import { pagesFor } from './pages.ts';
import { roles, type Session } from './session.ts';
import type { RenderPage } from './visit.ts';

const folder = fileURLToPath(new URL('pages', import.meta.url));
const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(folder), {
  autoescape: true,
  throwOnUndefined: true,
  trimBlocks: true,
  lstripBlocks: true,
});

environment.addFilter('json', value => JSON.stringify(value));
// Entities are not decoded inside a <script>, so `<` is escaped as in JSON.
environment.addFilter(
  'scriptJson',
  value => new nunjucks.runtime.SafeString(JSON.stringify(value).replaceAll('<', '\\u003c')),
);
environment.addFilter('money', (cents: number | null) => (cents === null ? '—' : `$${moneyText(cents)}`));
environment.addFilter('day', (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'));

export interface Visitor {
  readonly session: Session;
  readonly userName: string;
  readonly url: URL;
  /** A flash message is removed by the page that shows it, not by a script's request. */
  readonly isNavigation: boolean;
  /** The visitor has closed the cookie banner, so pages omit it. */
  readonly hasSeenCookies: boolean;
}

/** Renders the pages of one visit. */
export function pagesOf(visitor: Visitor, distFolder: string): RenderPage {
  return (template, values = {}, status = 200) => {
    const html = environment.render(`${template}.njk`, { ...frameOf(visitor, distFolder), ...values });
    return new Response(html, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

function frameOf(
  { session, userName, url, isNavigation, hasSeenCookies }: Visitor,
  distFolder: string,
): object {
  const { role, token, flash } = session;
  if (isNavigation) session.flash = undefined;
  return {
    token,
    role: role ?? null,
    roleName: role ? roles[role] : null,
    roles: Object.entries(roles),
    userName,
    flash: isNavigation ? (flash ?? null) : null,
    menu: role ? pagesFor(role) : [],
    path: url.pathname,
    hasSeenCookies,
    integrity: integrityIn(distFolder),
    crumbs: [],
  };
}

/** The hashes of the two files that every page loads; empty while the library is being built. */
function integrityIn(distFolder: string): { script: string | null; style: string | null } {
  const files = filesIn(distFolder);
  return { script: files['psp.js']?.integrity ?? null, style: files['psp.css']?.integrity ?? null };
}

function filesIn(distFolder: string): Record<string, { integrity?: string } | undefined> {
  try {
    return JSON.parse(readFileSync(join(distFolder, 'manifest.json'), 'utf8')).files;
  } catch {
    return {};
  }
}
