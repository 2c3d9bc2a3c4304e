import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createPortal, type Portal } from '../../host/server.ts';
import type { Role } from '../../host/session.ts';

/** One visitor of the portal: keeps its cookie and its CSRF token. */
export interface Session {
  readonly token: string;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Posts JSON with the token in a header. Redirects are not followed. */
  post(path: string, json: object, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form as it is. Redirects are not followed. */
  submit(path: string, body: URLSearchParams | FormData): Promise<Response>;
}

/** Runs a portal for the tests of a file; the returned function gives its address. */
export function runPortal(settings: { isForTests?: boolean; distFolder?: string } = {}): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  let portal: Portal;
  beforeAll(async () => {
    portal = await createPortal({
      dataFile: join(folder, 'portal.sqlite'),
      distFolder: folder,
      ...settings,
    });
  });
  afterAll(async () => {
    await portal.close();
    rmSync(folder, { recursive: true });
  });
  return () => portal.url;
}

/** A new visitor, signed in as internal staff unless a role is given. */
export async function beginSession(url: string, role: Role = 'internal'): Promise<Session> {
  const start = await fetch(url);
  const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = /name="_token" value="([^"]+)"/.exec(await start.text())?.[1] ?? '';
  const get: Session['get'] = (path, init = {}) =>
    fetch(url + path, { ...init, headers: { cookie, accept: 'application/json', ...init.headers } });
  const submit: Session['submit'] = (path, body) => get(path, { method: 'POST', body, redirect: 'manual' });
  const post: Session['post'] = (path, json, headers = {}) =>
    get(path, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, ...headers },
      redirect: 'manual',
    });
  if (role !== 'internal') await submit('/role', new URLSearchParams({ role, _token: token }));
  return { token, get, post, submit };
}
