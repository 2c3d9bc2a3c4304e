import { groupBy } from '../../src/manifest/group-by.ts';
import type { ChangedPicture } from '../visual/compared-pictures.ts';
import { html, type Markup } from './html.ts';
import type { Picture } from './pictures.ts';

/** Where `npm run evidence` copies pictures to, beside its pages. */
export const pictureFolder = 'pictures';
/** The folder for the changed pictures of the last run. */
export const changedFolder = `${pictureFolder}/changed`;

/** The files that `npm run evidence` copies: path from the root → path beside the pages. */
export const changedFiles = (changed: readonly ChangedPicture[]): [from: string, to: string][] =>
  changed.flatMap(({ picture, actual, difference }) => [
    ...(actual ? [[actual, `${changedFolder}/actual/${picture}`] as [string, string]] : []),
    ...(difference ? [[difference, `${changedFolder}/difference/${picture}`] as [string, string]] : []),
  ]);

/** Changed pictures: as accepted, as they are now, and their differences. */
export function changedPicturesSection(changed: readonly ChangedPicture[], wereCompared: boolean): Markup {
  if (!wereCompared)
    return html`<h3>Screenshots that differ from their baseline</h3>
<p>Not compared: no report of the step with pictures of stories is there.</p>`;
  return html`<h3>Screenshots that differ from their baseline: ${changed.length}</h3>
${changed.map(
  ({ picture, expected, actual, difference }) => html`<h4>${picture}</h4>
<p>Accepted, now, difference:</p>
<p class="pictures">${[
    expected ? image(`${pictureFolder}/${picture}`) : html`<span>none accepted</span>`,
    actual ? image(`${changedFolder}/actual/${picture}`) : '',
    difference ? image(`${changedFolder}/difference/${picture}`) : '',
  ]}</p>`,
)}`;
}

const mostStories = 3;

/** The light pictures of the first stories, and how many others there are. */
export function requirementPictures(pictures: readonly Picture[]): Markup {
  if (!pictures.length) return html`<p>Pictures: none.</p>`;
  const readyFirst = pictures.toSorted((one, other) => Number(isReady(other)) - Number(isReady(one)));
  const stories = [...groupBy(readyFirst, ({ story }) => story)].slice(0, mostStories);
  const shown = stories.flatMap(([, group]) => group.filter(({ file }) => file.includes('/light-')));
  const more = pictures.length - shown.length;
  return html`<details><summary>${pictures.length} pictures${changedText(pictures)}</summary>
<p>Of the elements and pieces whose own code or tests name this requirement${more ? html`; ${more} more are in evidence.json` : ''}.</p>
<p class="pictures">${shown.map(({ file }) => image(`${pictureFolder}/${file}`))}</p></details>`;
}

const isReady = ({ story }: Picture): boolean => story.endsWith('--ready');

function changedText(pictures: readonly Picture[]): Markup | string {
  const changed = pictures.filter(({ isChanged }) => isChanged).length;
  return changed ? html`, <span class="failed">${changed} changed since they were accepted</span>` : '';
}

const image = (path: string): Markup =>
  html`<a href="${path}"><img src="${path}" alt="${path}" loading="lazy"></a>`;
