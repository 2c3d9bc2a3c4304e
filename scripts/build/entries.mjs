import { resolve } from 'node:path';

const prefix = '\0entry:';

/** The entries of the elements' builds: modules that export each of their elements by its tag. */
export class Entries {
  #files;
  #withoutReact;

  /**
   * `together`: the folders of elements that share a file, by the name of that file; every other element has a file of
   * its own. `withoutReact`: the elements whose files do not import React.
   */
  constructor(tags, together, withoutReact) {
    const fileOf = folder => Object.keys(together).find(file => together[file].includes(folder)) ?? folder;
    this.tags = tags.map(tag => [tag, fileOf(folderOf(tag))]);
    this.#files = Map.groupBy(this.tags, ([, file]) => file);
    this.#withoutReact = withoutReact;
  }

  /** Rollup's input. */
  get withReact() {
    return this.#inputOf(file => !this.#withoutReact.includes(file));
  }

  get withoutReact() {
    return this.#inputOf(file => this.#withoutReact.includes(file));
  }

  plugin() {
    return {
      name: 'entries',
      resolveId: id => (id.startsWith(prefix) ? id : null),
      load: id => (id.startsWith(prefix) ? this.#sourceOf(id.slice(prefix.length)) : null),
    };
  }

  #inputOf(isWanted) {
    return Object.fromEntries([...this.#files.keys()].filter(isWanted).map(file => [file, prefix + file]));
  }

  #sourceOf(file) {
    const elements = this.#files
      .get(file)
      .map(
        ([tag]) =>
          `export { element as '${tag}' } from '${resolve('src/elements', folderOf(tag), 'index.ts')}';`,
      );
    // An element without React defines itself: see behaviourModule in src/embed/element/behaviour-element.ts.
    const define = `export { define } from '${resolve('src/embed/element/define.ts')}';`;
    return [...elements, ...(this.#withoutReact.includes(file) ? [] : [define])].join('\n');
  }
}

const folderOf = tag => tag.slice('psp-'.length);
