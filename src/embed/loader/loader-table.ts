/** What psp.js knows of the other scripts of its build, and of each tag. The build writes it (scripts/build). */
export interface LoaderTable {
  /** By file name, such as `core.1a2b3c.js`. */
  readonly files: Readonly<Record<string, ScriptFile>>;
  readonly tags: Readonly<Record<string, BuiltTag>>;
}

/** A script of the build, lazy chunks included. */
export interface ScriptFile {
  /** Its SHA-256 in base64. */
  readonly hash: string;
  /** The names of all files that it imports, directly or through others. */
  readonly imports: readonly string[];
}

/** A tag of the library. */
export interface BuiltTag {
  /** The file that exports its element, by the name of the tag. */
  readonly file: string;
  readonly firstRequest?: FirstRequest;
}

/** The request that an element sends first, as far as its attributes tell. */
export interface FirstRequest {
  /** Its address, with a `{place}` for the value of each attribute (camelCase). */
  readonly address: string;
  /** The attributes (camelCase) that make the request needless, or another, when one of them is given. */
  readonly unless?: readonly string[];
}
