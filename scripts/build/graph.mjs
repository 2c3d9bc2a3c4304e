/** The files of the elements' build: who needs what, and the numbers by which the loader knows them. */
export class Graph {
  #tags;
  /** Those of each build, which under --watch come again. */
  #bundles = new Map();

  /** `tags`: each with the name of the entry that holds it. */
  constructor(tags) {
    this.#tags = tags;
  }

  /** Remembers the chunks of a build's bundle, for the loader's build and for manifest.json. */
  take(build, bundle) {
    this.#bundles.set(
      build,
      Object.values(bundle).filter(({ type }) => type === 'chunk'),
    );
    this.#checkParts();
  }

  get chunks() {
    return [...this.#bundles.values()].flat();
  }

  codeOf(file) {
    return this.#chunk(file).code;
  }

  #chunk(file) {
    return this.chunks.find(({ fileName }) => fileName === file);
  }

  /** The file of an entry. */
  ownOf(entry) {
    return this.chunks.find(chunk => chunk.isEntry && chunk.name === entry).fileName;
  }

  /** Those that hold tags: one, or several that stand on a page together. */
  get own() {
    return [...new Set(this.#tags.map(([, entry]) => this.ownOf(entry)))];
  }

  /** Those that the loader knows, by number: what defines tags, what several share, the tags' own. Parts are not among them. */
  get known() {
    const { own } = this;
    const core = this.ownOf('core');
    const shared = this.chunks
      .filter(({ fileName, isDynamicEntry }) => !isDynamicEntry && ![core, ...own].includes(fileName))
      .map(({ fileName }) => fileName);
    const known = [core, ...shared, ...own];
    // A number is one letter, from 0 to the one before the backslash.
    if (known.length > 44) throw new Error(`${known.length} files are more than the loader can number.`);
    return known;
  }

  /** All files that a file needs besides itself, those that define tags included unless it shows nothing by React. */
  neededBy(file) {
    const own = this.#withImports(file);
    const showsNothing = ![...own].some(needed => this.#chunk(needed).name === 'react');
    const needed = new Set([...(showsNothing ? [] : this.#withImports(this.ownOf('core'))), ...own]);
    needed.delete(file);
    return [...needed];
  }

  /** Files as the loader reads them: a letter each. */
  numbersOf(files) {
    return String.fromCharCode(...files.map(file => 48 + this.known.indexOf(file)));
  }

  #withImports(file, found = new Set()) {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of this.#chunk(file).imports) this.#withImports(imported, found);
    return found;
  }

  /** A part that another file names could not be asked for at another address when it has failed: see libraryFiles. */
  #checkParts() {
    for (const { fileName, imports } of this.chunks)
      for (const needed of imports.filter(name => this.#chunk(name).isDynamicEntry))
        throw new Error(`${needed} is fetched when it is needed, but ${fileName} needs it at once.`);
  }
}
