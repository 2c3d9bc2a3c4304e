import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Delivery } from './faults.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-uri /test/violations',
].join('; ');

const security = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Sends an answer, with the security headers of every answer unless it has its own, or resets the connection. */
export async function deliver(reply: FastifyReply, delivery: Delivery): Promise<void> {
  if (delivery === 'reset') {
    reply.hijack();
    reply.raw.socket?.resetAndDestroy();
    return;
  }
  const body = Buffer.from(await delivery.arrayBuffer());
  reply.code(delivery.status).headers({ ...security, ...Object.fromEntries(delivery.headers) });
  if (isWorthCompressing(reply, body)) await sendCompressed(reply, body);
  else await reply.send(body.length ? body : undefined);
}

// Only JSON: a page has the CSRF token, and the size of its compressed form could reveal it (BREACH).
const isWorthCompressing = (reply: FastifyReply, body: Buffer): boolean =>
  body.length > 4000 &&
  String(reply.getHeader('content-type')).startsWith('application/json') &&
  /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');

async function sendCompressed(reply: FastifyReply, body: Buffer): Promise<void> {
  const compressed = await promisify(gzip)(body, { level: 4 });
  await reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).send(compressed);
}
