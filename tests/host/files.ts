import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};
const hashed = /\.[0-9a-z]{8}\.(js|css)(\.map)?$/;
const safeName = /^[\w-]+([./][\w-]+)*$/;

interface ServedFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly brotli: Buffer<ArrayBuffer> | undefined;
  readonly etag: string;
  readonly changedAt: number;
}

/**
 * Serves the files of one folder like an old host: hashed names are cached forever, all others are revalidated; texts
 * are compressed once.
 */
export class FileFolder {
  readonly #folder: string;
  readonly #files = new Map<string, ServedFile>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async serve(request: Request, name: string): Promise<Response> {
    const type = types[extname(name)];
    const file = type && safeName.test(name) ? await this.#read(name) : undefined;
    if (!type || !file) return new Response('Not found', { status: 404 });
    const headers = {
      'content-type': type,
      'cache-control': hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    };
    if (request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers });
    if (!file.brotli || !request.headers.get('accept-encoding')?.includes('br'))
      return new Response(file.bytes, { headers });
    return new Response(file.brotli, { headers: { ...headers, 'content-encoding': 'br' } });
  }

  async #read(name: string): Promise<ServedFile | undefined> {
    const path = join(this.#folder, name);
    const changedAt = await stat(path).then(
      found => found.mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined) return undefined;
    const known = this.#files.get(name);
    if (known?.changedAt === changedAt) return known;
    const bytes = await readFile(path);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const brotli = types[extname(name)]?.startsWith('image')
      ? undefined
      : await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const file = { bytes, brotli, etag, changedAt };
    this.#files.set(name, file);
    return file;
  }
}
