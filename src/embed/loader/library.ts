import type { ElementModule } from '../element/element-module.ts';
import { checkedImport, type FileRequests } from './checked-import.ts';
import { firstRequestUrl } from './first-request.ts';
import type { Library } from './loader.ts';
import type { BuiltTag, LoaderTable } from './loader-table.ts';

/** The library of a build: downloads all files of a tag at once and runs them only if their integrity holds. [EMB-11] */
export function builtLibrary(table: LoaderTable, scriptUrl: string, requests: FileRequests): Library {
  const { version, tags, debugPanel, languages } = table;
  const importFile = checkedImport(table, scriptUrl, requests);
  return {
    version,
    tags: Object.keys(tags),
    firstRequest(element) {
      const request = tags[element.localName]?.firstRequest;
      return request && firstRequestUrl(request, element);
    },
    load: async tag => (await importFile((tags[tag] as BuiltTag).file))[tag] as ElementModule,
    loadLanguages: () => importFile(languages) as ReturnType<Library['loadLanguages']>,
    loadDebugPanel: () => importFile(debugPanel) as ReturnType<Library['loadDebugPanel']>,
    importChunk: path => importFile(path.slice('./'.length)),
  };
}
