import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { elements } from '../src/elements.ts';
import type { DocumentedElement } from '../src/embed/documented-element.ts';
import type { Sources } from '../src/manifest/files.ts';

const text = (path: string): Promise<string> => readFile(path, 'utf8');

/** The definitions of all elements in the list, read without their views. */
export const definitions = (): Promise<DocumentedElement[]> =>
  Promise.all(Object.keys(elements).map(tag => definitionOf(tag.slice('psp-'.length))));

async function definitionOf(folder: string): Promise<DocumentedElement> {
  const path = `src/elements/${folder}/${folder}.docs.ts`;
  const { documented } = await import(/* @vite-ignore */ pathToFileURL(path).href);
  return documented;
}

/** Reads the input of the generated files from the working directory, the root of the project. */
export async function sources(): Promise<Sources> {
  const { name, version } = JSON.parse(await text('package.json'));
  return {
    definitions: await definitions(),
    tokensCss: await text('src/ui/styles/tokens.css'),
    darkCss: await text('src/ui/styles/dark.css'),
    pageCss: await text('src/psp.css'),
    library: { name, version },
  };
}
