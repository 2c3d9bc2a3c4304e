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

/**
 * Sends an answer completely, truncated or not at all, with the security headers of every answer unless it has its own.
 */
export async function deliver(reply: FastifyReply, delivery: Delivery): Promise<void> {
  if ('response' in delivery) await sendAnswer(reply, delivery);
  else reset(reply);
}

function reset(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
}

async function sendAnswer(
  reply: FastifyReply,
  delivery: Extract<Delivery, { response: Response }>,
): Promise<void> {
  const { response, manner } = delivery;
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status).headers({ ...security, ...Object.fromEntries(response.headers) });
  if (manner !== 'whole') sendHalf(reply, body);
  else if (isWorthCompressing(reply, body)) await sendCompressed(reply, body);
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

/** Sends half of the body, then breaks the connection. */
function sendHalf(reply: FastifyReply, body: Buffer): void {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-length', body.length);
  raw.writeHead(reply.statusCode);
  raw.write(body.subarray(0, body.length >> 1), () => raw.socket?.resetAndDestroy());
}
