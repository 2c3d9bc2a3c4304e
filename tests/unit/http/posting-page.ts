import { literal, looseObject, nullish, string } from 'valibot';
import { post } from '../../../src/http/post.ts';
import { type PostEndpoint, postTo } from '../../../src/http/request.ts';
import { type FaultyServer, type Handler, html } from '../../support/faulty-server.ts';
import { faultyPage } from './faulty-page.ts';

/** The page that posts, and the address that it posts to. */
export const path = '/direct/site/5/deposit/';

const multipart = 'multipart' as const;

/** A form post, which succeeds with an address. */
export const form = {
  name: 'saveDeposits',
  method: 'POST',
  path: '{url}',
  body: multipart,
  proof: 'redirect',
  answer: nullish(looseObject({ redirect: nullish(string()) })),
} as const satisfies PostEndpoint;

/** A removal, which succeeds with a status. */
export const removal = { ...form, proof: 'save' } as const;

/** An approval, which succeeds with the answer that says so. */
export const approval = {
  ...form,
  body: 'json',
  proof: 'answer',
  answer: looseObject({ result: literal('success') }),
} as const satisfies PostEndpoint;

let server: FaultyServer;

/** Opens the page on a new server, which the functions below use. Close it after the test. */
export async function openPostingPage(): Promise<FaultyServer> {
  server = await faultyPage(path);
  return server;
}

/** Posts a form, or a removal. */
export const saved = (endpoint: typeof form | typeof removal = form) =>
  post(postTo(endpoint, { url: '', fields: [['parentBalance', '1000.00']], page: { token: 'f3b1' } }), 'k1');

/** Posts an approval. */
export const approved = () =>
  post(postTo(approval, { url: '', json: { quickApprove: true }, page: {} }), 'k1');

/** The posts that have arrived. */
export const posts = () => server.hits(path).filter(({ method }) => method === 'POST');

/** Answers the POST, and answers a GET after a redirect with the page. */
export const answerPost = (handler: Handler) =>
  server.answer(path, (response, request, hit) =>
    (request.method === 'POST' ? handler : html())(response, request, hit),
  );
