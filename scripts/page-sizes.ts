/** The parts of dist/manifest.json that sizes follow from. */
export interface SizedManifest {
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** Bytes, compressed with brotli, by tag and for `psp.js`. */
export type PageSizes = Readonly<Record<string, number>>;

/** All JavaScript that a page with one tag downloads, by tag; `psp.js` alone is what a page without a tag does. */
export const pageSizes = ({ files, tags }: SizedManifest): PageSizes =>
  Object.fromEntries(
    Object.entries({ 'psp.js': ['psp.js'], ...tags }).map(([name, paths]) => [
      name,
      paths.reduce((sum, path) => sum + (files[path]?.brotli ?? 0), 0),
    ]),
  );

/** docs/sizes.json: the sizes of each release, oldest first. */
export type SizeHistory = Readonly<Record<string, PageSizes>>;

/** The history with this release, which replaces what an earlier attempt at it wrote. */
export const withRelease = (history: SizeHistory, version: string, sizes: PageSizes): SizeHistory => ({
  ...history,
  [version]: sizes,
});
