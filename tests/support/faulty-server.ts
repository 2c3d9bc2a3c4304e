import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface Hit {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers one request. `hit` counts the requests for its path, from 1. */
export type Handler = (response: ServerResponse, request: Hit, hit: number) => void;

export interface FaultyServer extends AsyncDisposable {
  readonly origin: string;
  /** Decides how a path is answered from now on. */
  readonly answer: (path: string, handler: Handler) => void;
  /** The requests for a path, whatever their query. */
  readonly hits: (path: string) => readonly Hit[];
  /** All requests, in the order in which they arrived. */
  readonly log: readonly Hit[];
  readonly close: () => Promise<void>;
}

/**
 * A real server on the loopback interface that fails as the test requests. `otherwise` answers the paths that no test
 * has an answer for.
 */
export async function startFaultyServer(otherwise: Handler = status(404)): Promise<FaultyServer> {
  const handlers = new Map<string, Handler>();
  const hits = new Map<string, Hit[]>();
  const log: Hit[] = [];
  const server = createServer(async (incoming, response) => {
    const path = (incoming.url ?? '').replace(/\?.*/, '');
    const hit = await read(incoming);
    const seen = hits.get(path) ?? [];
    hits.set(path, [...seen, hit]);
    log.push(hit);
    (handlers.get(path) ?? otherwise)(response, hit, seen.length + 1);
  });
  // A browser that uses this server as its proxy requests a tunnel for https and ws addresses; it is refused.
  server.on('connect', ({ method = '', url = '', headers }, socket) => {
    log.push({ method, url, headers, body: '' });
    socket.destroy();
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const close = () =>
    new Promise<void>(closed => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (path, handler) => handlers.set(path, handler),
    hits: path => hits.get(path) ?? [],
    log,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function read(incoming: IncomingMessage): Promise<Hit> {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  const { method = '', url = '', headers } = incoming;
  return { method, url, headers, body };
}

export const json =
  (value: unknown, code = 200, headers: Record<string, string> = {}): Handler =>
  response => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };

/** Any text with any type; `raw('\uFEFF[]')` is JSON with a byte order mark. */
export const raw =
  (text: string, type = 'application/json', code = 200): Handler =>
  response => {
    response.writeHead(code, { 'content-type': type }).end(text);
  };

export const html =
  (code = 200): Handler =>
  (response, request, hit) =>
    raw('<!doctype html><title>Portal</title><p>A page.', 'text/html', code)(response, request, hit);

export const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  response => {
    response.writeHead(code, headers).end();
  };

export const redirect = (to: string, code = 302): Handler => status(code, { location: to });

/** Never answers. */
export const silence: Handler = () => {};

/** Closes the connection before any byte of the answer; by then the POST has been read, and may have been committed. */
export const reset: Handler = response => {
  response.destroy();
};

/** Sends less than the announced length, then closes the connection. */
export const cutOff =
  (part: string, code = 200): Handler =>
  response => {
    response.writeHead(code, { 'content-type': 'application/json', 'content-length': part.length + 1000 });
    response.write(part, () => response.destroy());
  };

/** Answers the first request with `first`, and later ones with `then`. */
export const firstThen =
  (first: Handler, then: Handler): Handler =>
  (response, request, hit) =>
    (hit === 1 ? first : then)(response, request, hit);
