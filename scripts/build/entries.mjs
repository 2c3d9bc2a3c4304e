import { resolve } from 'node:path';

const prefix = '\0entry:';

/** The entries of the elements' build: the files that hold them, which export each element by its tag. */
export class Entries {
  #files;

  /** `tags`, and of elements that stand on a page together, folders by the name of their file: the others have one each. */
  constructor(tags, together) {
    const fileOf = folder => Object.keys(together).find(file => together[file].includes(folder)) ?? folder;
    this.tags = tags.map(tag => [tag, fileOf(folderOf(tag))]);
    this.#files = Map.groupBy(this.tags, ([, file]) => file);
  }

  /** What rollup begins with, for some of the files. */
  inputOf(isWanted) {
    return Object.fromEntries([...this.#files.keys()].filter(isWanted).map(file => [file, prefix + file]));
  }

  plugin() {
    return {
      name: 'entries',
      resolveId: id => (id.startsWith(prefix) ? id : null),
      load: id => {
        if (!id.startsWith(prefix)) return null;
        const held = this.#files.get(id.slice(prefix.length));
        return held
          .map(
            ([tag]) =>
              `export { element as '${tag}' } from '${resolve('src/elements', folderOf(tag), 'index.ts')}';`,
          )
          .join('\n');
      },
    };
  }
}

const folderOf = tag => tag.slice('psp-'.length);
