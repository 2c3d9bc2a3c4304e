/** Maps each shipped language to the import of its texts; each becomes a file that is fetched on demand. [EMB-15] */
export const languages = {
  de: () => import('./languages/de/index.ts'),
};
