import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the licences of all bundled packages into one file, as the licences require. */
export function licences(fileName, chunksOf = bundle => Object.values(bundle)) {
  return {
    name: 'licences',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName, source: licenceTexts(packagesIn(chunksOf(bundle))) });
      },
    },
  };
}

/** The folders of the packages that the modules of these chunks come from. */
function packagesIn(chunks) {
  const modules = chunks.flatMap(({ modules = {} }) => Object.entries(modules));
  const shipped = modules.filter(([, { renderedLength }]) => renderedLength > 0);
  const folders = shipped.map(([id]) => packageFolder(id)).filter(Boolean);
  return [...new Set(folders)].toSorted();
}

// The last match: a package may contain its own copy of another one.
const packageFolder = id => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?\0]+)/.exec(id)?.[1];

const licenceTexts = folders =>
  `The licences of the packages whose code is in these files.\n${folders.map(licenceText).join('')}`;

function licenceText(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `\n${'='.repeat(80)}\n${name}@${version} (${license})\n${'='.repeat(80)}\n\n${licenceFile(folder)}\n`;
}

function licenceFile(folder) {
  const file = readdirSync(folder).find(name => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : 'The package has no licence file.';
}
