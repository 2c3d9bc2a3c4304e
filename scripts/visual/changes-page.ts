import { html, type Markup, page } from '../html.ts';
import type { ChangedPicture } from './compared-pictures.ts';

/** reports/visual/index.html: every changed picture as expected, as it is now, and their differences. */
export const changesPage = (changed: readonly ChangedPicture[], pathTo: (file: string) => string): string =>
  page(
    'Changed pictures',
    html`<p>${changed.length} pictures of stories differ from their baseline, or have none. If a change is intended, accept it: <code>npm run visual -- --accept</code>, or with parts of names, <code>npm run visual -- --accept psp-table</code>.</p>
${changed.map(
  change => html`<h2>${change.picture}</h2>
<table><thead><tr><th scope="col">Expected</th><th scope="col">Actual</th><th scope="col">Difference</th></tr></thead>
<tbody><tr>${[change.expected, change.actual, change.difference].map(file => cell(file, pathTo))}</tr></tbody></table>`,
)}`,
  );

const cell = (file: string | undefined, pathTo: (file: string) => string): Markup =>
  file
    ? html`<td><a href="${pathTo(file)}"><img src="${pathTo(file)}" alt="" loading="lazy"></a></td>`
    : html`<td>None.</td>`;
