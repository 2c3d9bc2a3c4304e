/** The files and tags of a build, for the loader in psp.js. Written by the build (scripts/build). */
export interface LoaderTable {
  /** The version of the library, such as `0.2.0`. [EMB-14] */
  readonly version: string;
  /** The names of all scripts, lazy chunks included, such as `core.1a2b3c.js`. */
  readonly files: readonly string[];
  /** For each file, the positions in `files` of those that it imports, directly or indirectly. */
  readonly imports: readonly (readonly number[])[];
  readonly tags: Readonly<Record<string, BuiltTag>>;
  /** The file of the debug panel. */
  readonly debugPanel: string;
  /** The file that lets elements speak other languages than English. */
  readonly languages: string;
  /** The SHA-256 of each file in base64, without `=`; joined, which compresses better than a list. */
  readonly hashes: string;
}

/** A tag of the library. */
export interface BuiltTag {
  /** The file that exports the element under the name of its tag. */
  readonly file: string;
  readonly firstRequest?: FirstRequest;
}

/**
 * The first request of an element, which the loader can send before the element's code has arrived. Parameters come from
 * an attribute (camelCase), `pageSize` or with its default `pageSize=10`, or are a `=literal`; the query is sent in this
 * order.
 */
export interface FirstRequest {
  /** The path of its endpoint. */
  readonly endpoint: string;
  /** Where the ids in the path come from. */
  readonly path?: Readonly<Record<string, string>>;
  /** The attribute that supplies the address of a `{url}` endpoint. */
  readonly url?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The query of the first page with `data-paging="host"`; without it, nothing is sent then. [TBL-24] */
  readonly hostPagedQuery?: Readonly<Record<string, string>>;
  /** Not sent when one of these attributes (camelCase) is present: the request is then different or unnecessary. */
  readonly unless?: readonly string[];
}
