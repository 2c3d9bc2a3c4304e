import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { columns, rowAt } from './rows.ts';

/** A file that is served from memory. */
export interface Served {
  readonly type: string;
  readonly body: string | Uint8Array;
}

const smallestLimit = 2500;
const highestLimit = 10_000;

// Cross-origin isolated pages get a clock with a resolution of 5 microseconds instead of 100.
const headers = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Serves from memory: the files, and `/rows/{total}/{table}/` with that many rows in batches. [NET-06] */
export async function startServer(files: ReadonlyMap<string, Served>) {
  const { answers, prepare } = batches();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    const served = files.get(pathname) ?? answers(pathname, searchParams);
    response.writeHead(served ? 200 : 404, { ...headers, 'content-type': served?.type ?? 'text/plain' });
    response.end(served?.body);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, prepare, close: () => server.close() };
}

function batches() {
  const known = new Map<string, Served>();
  const answerTo = (total: number, skip: number, limit: number): Served => {
    const key = [total, skip, limit].join();
    const batch = known.get(key) ?? answerOf(skip, Math.min(skip + limit, total), total);
    known.set(key, batch);
    return batch;
  };
  return {
    answers(path: string, asked: URLSearchParams): Served | undefined {
      const total = Number(/^\/rows\/(\d+)\/\d+\/$/.exec(path)?.[1]);
      const limit = Math.min(Number(asked.get('limit')) || smallestLimit, highestLimit);
      return total ? answerTo(total, Number(asked.get('skip')), limit) : undefined;
    },
    /** Prepares all batches of this many rows before the run, so that no table waits for serialization. [NET-07] */
    prepare(total: number): void {
      for (let skip = 0, limit = smallestLimit; skip < total; skip += limit) {
        if (skip) limit = Math.max(Math.min(Math.floor(total / 25) + 1, highestLimit), smallestLimit);
        answerTo(total, skip, limit);
      }
    },
  };
}

function answerOf(skip: number, end: number, total: number): Served {
  const rows = Array.from({ length: Math.max(0, end - skip) }, (_, at) => JSON.stringify(rowAt(skip + at)));
  const text = `{"columns":${JSON.stringify(columns)},"data":[${rows.join()}],"total":${total},"skip":${skip}}`;
  return { type: 'application/json', body: Buffer.from(text) };
}
