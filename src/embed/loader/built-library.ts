import type { define } from '../element/define.ts';
import type { ElementModule } from '../element/element-module.ts';
import { hasPageTexts } from '../language/requested-language.ts';
import { checkedImport, type FileRequests } from './checked-import.ts';
import { firstRequestUrl } from './first-request.ts';
import type { Library } from './loader.ts';
import type { BuiltTag, LoaderTable } from './loader-table.ts';

/** The library of a build: downloads all files of a tag at once and runs them only if their integrity holds. [EMB-11] */
export function builtLibrary(
  { version, files, tags, debugPanel, pageTexts }: LoaderTable,
  scriptUrl: string,
  requests: FileRequests,
): Library {
  const importFile = checkedImport(files, scriptUrl, requests);
  const fileStartingWith = (start: string) => Object.keys(files).find(name => name.startsWith(start));
  const languageFile = (lang: string) =>
    fileStartingWith(`lang-${lang.toLowerCase().split('-')[0]}.`) ?? (hasPageTexts() && pageTexts);
  return {
    version,
    tags: Object.keys(tags),
    firstRequest(element) {
      const request = tags[element.localName]?.firstRequest;
      return request && firstRequestUrl(request, element);
    },
    async load(tag) {
      const exported = await importFile((tags[tag] as BuiltTag).file);
      const element = exported[tag] as ElementModule;
      // A behaviour element has its own `define`; its file does not export one.
      const ownDefine: typeof define = (module, version) => module.define?.(version);
      return [(exported.define as typeof define | undefined) ?? ownDefine, element];
    },
    hasTexts: lang => Boolean(languageFile(lang)),
    loadLanguages(lang) {
      const file = languageFile(lang);
      return file ? (importFile(file) as ReturnType<Library['loadLanguages']>) : undefined;
    },
    loadDebugPanel: () => importFile(debugPanel) as ReturnType<Library['loadDebugPanel']>,
    importChunk(path) {
      const name = path.slice('./'.length);
      return importFile(fileStartingWith(name) ?? name);
    },
  };
}
