import { resolve } from 'node:path';

/**
 * Elements that are often used on the same page, or one after the other, share a file; every other element has its own.
 */
const together = {
  actions: ['create-err', 'quick-actions'],
  navigation: ['breadcrumbs', 'row-actions'],
  notices: ['flash-message', 'cookie-consent'],
  details: ['reimbursement-detail', 'travel-request'],
  lists: ['card-list', 'reimbursement-list', 'travel-requests'],
  'short-lists': ['my-studies', 'study-list', 'recent-payments', 'upcoming-appointments'],
  units: ['activity-units', 'unit-recognition'],
};

/** The name of the file that holds an element, by its tag. */
export function fileOf(tag) {
  const folder = folderOf(tag);
  return Object.keys(together).find(name => together[name].includes(folder)) ?? folder;
}

const prefix = 'virtual:';

/** Rollup's input for the files of these elements. */
export const inputOf = tags => Object.fromEntries(tags.map(fileOf).map(file => [file, prefix + file]));

/** The modules of `inputOf`: each exports the elements of its file by their tags. */
export const entries = tags => ({
  name: 'entries',
  resolveId: id => (id.startsWith(prefix) ? id : null),
  load: id => (id.startsWith(prefix) ? sourceOf(tags.filter(tag => prefix + fileOf(tag) === id)) : null),
});

const sourceOf = tags =>
  tags.map(tag => `export { element as '${tag}' } from '${moduleOf(folderOf(tag))}';`).join('\n');

const moduleOf = folder => resolve('src/elements', folder, `${folder}.tsx`);
const folderOf = tag => tag.slice('psp-'.length);
