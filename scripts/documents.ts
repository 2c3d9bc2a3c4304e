import { commandLineGuide } from '../src/cli/guide.ts';
import { documents, type Sources } from '../src/manifest/files.ts';

/** All generated files that are committed, by path from the root. */
export const allDocuments = (known: Sources): Readonly<Record<string, string>> => ({
  ...documents(known),
  'docs/cli.md': commandLineGuide(),
});
