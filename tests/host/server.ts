import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Database } from './database.ts';
import { deliver } from './deliver.ts';
import { FileFolder } from './files.ts';
import { guarded } from './guard.ts';
import { neighbourPackages } from './handlers/neighbours.ts';
import { Repeats } from './repeats.ts';
import { type Route, routes } from './routes.ts';
import { type Session, Sessions } from './session.ts';
import { pagesOf } from './templates.ts';
import { TestControls } from './test-controls.ts';
import type { Visit } from './visit.ts';

export interface PortalSettings {
  /** The path of the SQLite file; it is seeded if it does not exist. */
  readonly dataFile: string;
  /** The built library, served under /psp/. */
  readonly distFolder: string;
  /** By default a free port. */
  readonly port?: number;
  /** Seeds one list with millions of rows. */
  readonly isLarge?: boolean;
  /** Opens /test/…: faults, counts, violations and reset. */
  readonly isForTests?: boolean;
}

export interface Portal {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the portal on 127.0.0.1. */
export async function createPortal(settings: PortalSettings): Promise<Portal> {
  const database = new Database(settings.dataFile, settings.isLarge);
  const app = fastify({
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  await app.register(cookie, { secret: randomBytes(32).toString('hex') });
  readBodiesAsTheyCome(app);
  const tests = testControls(app, database);
  serveFiles(app, settings.distFolder);
  servePages(app, database, tests, settings);
  return {
    url: await app.listen({ host: '127.0.0.1', port: settings.port ?? 0 }),
    close: async () => {
      await app.close();
      database.close();
    },
  };
}

// Handlers read a body with the methods of Request.
function readBodiesAsTheyCome(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function testControls(app: FastifyInstance, database: Database): TestControls {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdleConnections = () => {
    app.server.closeIdleConnections();
    // Node does not count a connection as idle that has not been used yet; browsers repeat a lost POST on one, too.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  const tests = new TestControls(database, closeIdleConnections);
  app.addHook('onSend', async (_request, reply) => {
    if (tests.faults.losesAnswers) reply.header('connection', 'close');
  });
  return tests;
}

function serveFiles(app: FastifyInstance, distFolder: string): void {
  const folders = {
    psp: distFolder,
    public: fileURLToPath(new URL('public', import.meta.url)),
    ...Object.fromEntries(neighbourPackages.map(name => [`neighbours/${name}`, packageFolder(name)])),
  };
  for (const [name, path] of Object.entries(folders)) {
    const folder = new FileFolder(path);
    app.get<{ Params: { '*': string } }>(`/${name}/*`, async (request, reply) => {
      await deliver(reply, await folder.serve(webRequest(request), request.params['*']));
    });
  }
}

/** npm installs a package of tests/host there or at the root. */
const packageFolder = (name: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));

function servePages(
  app: FastifyInstance,
  database: Database,
  tests: TestControls,
  settings: PortalSettings,
): void {
  const sessions = new Sessions();
  const repeats = new Repeats();
  const allRoutes = settings.isForTests ? [...routes, ...tests.routes] : routes;

  const answer = async (request: FastifyRequest, reply: FastifyReply, route?: Route) => {
    const session = sessionOf(sessions, request, reply);
    const web = webRequest(request);
    tests.count(web, session);
    const visit = visitOf(web, session, request.params as Visit['path'], database, settings.distFolder);
    const handle = () => repeats.once(web, session, () => guarded(route, web, visit));
    await deliver(reply, await tests.faults.strike(web, session, handle));
  };
  for (const route of allRoutes)
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => answer(request, reply, route),
    });
  app.setNotFoundHandler((request, reply) => answer(request, reply));
}

function sessionOf(sessions: Sessions, request: FastifyRequest, reply: FastifyReply): Session {
  const sent = request.cookies.portal;
  const unsigned = sent === undefined ? undefined : request.unsignCookie(sent);
  const session = sent === undefined ? sessions.begin() : sessions.resume(unsigned?.value ?? '');
  if (session.id !== unsigned?.value)
    reply.setCookie('portal', session.id, { signed: true, path: '/', httpOnly: true, sameSite: 'lax' });
  return session;
}

function visitOf(
  request: Request,
  session: Session,
  path: Visit['path'],
  database: Database,
  distFolder: string,
): Visit {
  const user = session.role
    ? database.first<{ name: string }>('SELECT name FROM users WHERE role = ?', session.role)
    : undefined;
  const visitor = {
    session,
    userName: user?.name ?? '',
    url: new URL(request.url),
    hasSeenCookies: /\bcookieConsent=/.test(request.headers.get('cookie') ?? ''),
    isNavigation: (request.headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate',
  };
  return { database, session, path, page: pagesOf(visitor, distFolder) };
}

function webRequest(request: FastifyRequest): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(`http://${request.host}${request.url}`, { method: request.method, headers, body });
}
