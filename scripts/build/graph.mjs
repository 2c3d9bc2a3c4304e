/** The chunks of the elements' builds and what they import, for the loader's table and manifest.json. */
export class Graph {
  /** Chunks by build: under --watch, each build runs repeatedly. */
  #builds = new Map();

  /** Remembers the chunks of one build. */
  plugin() {
    const build = Symbol();
    return {
      name: 'graph',
      generateBundle: {
        order: 'post',
        handler: (_, bundle) => {
          const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
          this.#builds.set(build, chunks);
        },
      },
    };
  }

  get chunks() {
    return [...this.#builds.values()].flat();
  }

  /** The file of an entry, by the entry's name. */
  fileOf(entry) {
    return this.chunks.find(({ isEntry, name }) => isEntry && name === entry).fileName;
  }

  /** All files that a file imports, directly or through others. */
  importsOf(file) {
    const found = new Set([file]);
    // Grows while it is read.
    for (const name of found)
      for (const each of this.chunks.find(({ fileName }) => fileName === name).imports) found.add(each);
    found.delete(file);
    return [...found];
  }
}
