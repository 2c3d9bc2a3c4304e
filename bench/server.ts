import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { columns, type Row } from './rows.ts';

/** A file in memory. */
export interface Served {
  readonly type: string;
  readonly body: string | Uint8Array;
}

const smallestLimit = 2500;
const highestLimit = 10_000;

// Isolated pages are given a clock of 5 microseconds in place of 100.
const headers = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Answers from memory: the files, and `/rows/{total}/` with that many of the rows in batches. [NET-06] */
export async function startServer(rows: readonly Row[], files: ReadonlyMap<string, Served>) {
  const answers = batchesOf(rows);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    const served = files.get(pathname) ?? answers(pathname, searchParams);
    response.writeHead(served ? 200 : 404, { ...headers, 'content-type': served?.type ?? 'text/plain' });
    response.end(served?.body);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Each batch is written once, and then answered at once. */
function batchesOf(rows: readonly Row[]) {
  const texts = rows.map(row => JSON.stringify(row));
  const known = new Map<string, Served>();
  return (path: string, asked: URLSearchParams): Served | undefined => {
    const total = Number(/^\/rows\/(\d+)\/$/.exec(path)?.[1]);
    if (!total) return undefined;
    const skip = Number(asked.get('skip'));
    const limit = Math.min(Number(asked.get('limit')) || smallestLimit, highestLimit);
    const key = [total, skip, limit].join();
    const batch = known.get(key) ?? answerOf(texts.slice(skip, Math.min(skip + limit, total)), total, skip);
    known.set(key, batch);
    return batch;
  };
}

function answerOf(texts: readonly string[], total: number, skip: number): Served {
  const text = `{"columns":${JSON.stringify(columns)},"data":[${texts.join()}],"total":${total},"skip":${skip}}`;
  return { type: 'application/json', body: Buffer.from(text) };
}
