import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const sizes = new Map<string, number>();

/** How many bytes of this script of dist a page downloads. */
export function brotliSize(file: string): number {
  const size =
    sizes.get(file) ?? brotliCompressSync(withSteadyHashes(readFileSync(`dist/${file}`, 'utf8'))).length;
  sizes.set(file, size);
  return size;
}

/** The letters of the hashes in file names change with every build, and with them a page's size by up to 100 bytes. */
function withSteadyHashes(script: string): string {
  const steady = (name: string) => createHash('sha256').update(name).digest('hex');
  return script.replace(/([\w-]+)\.[a-z0-9]{8}\.js/g, (_, name) => {
    const letters = BigInt(`0x${steady(name)}`)
      .toString(36)
      .slice(0, 8);
    return `${name}.${letters}.js`;
  });
}
