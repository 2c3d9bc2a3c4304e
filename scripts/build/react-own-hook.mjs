/** React has had this hook since version 18: what stands in for it in older ones is left out. */
export function reactOwnHook() {
  return {
    name: 'react-own-hook',
    resolveId(source, importer) {
      const shim = 'use-sync-external-store/shim';
      return source.startsWith(shim) ? this.resolve(source.replace('/shim', ''), importer) : null;
    },
  };
}
