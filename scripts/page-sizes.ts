/** The parts of dist/manifest.json that determine page sizes. */
export interface SizedManifest {
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** Bytes, compressed with brotli, by tag and for `psp.js`. */
export type PageSizes = Readonly<Record<string, number>>;

/** The size of all JavaScript that a page with one tag downloads, by tag; `psp.js` is that of a page without tags. */
export const pageSizes = ({ files, tags }: SizedManifest): PageSizes =>
  Object.fromEntries(
    Object.entries({ 'psp.js': ['psp.js'], ...tags }).map(([name, paths]) => [
      name,
      paths.reduce((sum, path) => sum + (files[path]?.brotli ?? 0), 0),
    ]),
  );

/** docs/sizes.json: the sizes of each release, oldest first. */
export type SizeHistory = Readonly<Record<string, PageSizes>>;

/** Adds the sizes of this release to the history, replacing those of an earlier attempt. */
export const withRelease = (history: SizeHistory, version: string, sizes: PageSizes): SizeHistory => ({
  ...history,
  [version]: sizes,
});
