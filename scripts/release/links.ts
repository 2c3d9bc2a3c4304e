import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const link = /\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The relative links of a Markdown text, without anchors and addresses of other sites. */
export const relativeLinks = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(link)]
    .map(([, , target = '']) => target.replace(/#.*/, ''))
    .filter(target => target && !/^\w+:/.test(target));

const sources = /^(\.\.?\/)*(src|tests|scripts|stories|bench|\.\w+)\b/;

/**
 * Replaces links to sources and tests that are not in a folder by their text. Any other dead link stays, so that the
 * test of the package reports it. `path` is the document's.
 */
export const withoutDeadLinks = (text: string, folder: string, path: string): string =>
  text.replace(link, (whole, label: string, target: string) =>
    relativeLinks(whole).every(each => existsSync(join(folder, dirname(path), each)) || !sources.test(each))
      ? whole
      : label || target,
  );
