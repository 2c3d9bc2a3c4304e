import type { define } from '../element/define.ts';
import type { ElementModule } from '../element/element-module.ts';
import { checkedImport, type FetchFile } from './checked-import.ts';
import { firstRequestUrl } from './first-request.ts';
import type { Library } from './loader.ts';
import type { BuiltTag, LoaderTable } from './loader-table.ts';

/** The library of a build: downloads all files of a tag at once and runs them only if their integrity holds. [EMB-11] */
export function builtLibrary({ files, tags }: LoaderTable, scriptUrl: string, fetchFile: FetchFile): Library {
  const importFile = checkedImport(files, scriptUrl, fetchFile);
  return {
    tags: Object.keys(tags),
    firstRequest(element) {
      const request = tags[element.localName]?.firstRequest;
      return request && firstRequestUrl(request, element);
    },
    async load(tag) {
      const exported = await importFile((tags[tag] as BuiltTag).file);
      const element = exported[tag] as ElementModule;
      // A behaviour element has its own `define`; its file does not export one.
      return [(exported.define ?? element.define) as typeof define, element];
    },
    importChunk: path => importFile(path.slice('./'.length)),
  };
}
