import type { Endpoint, PostEndpoint } from '../http/endpoint.ts';

// What all calls have in common: the headers they send, and what the statuses of an answer mean.

/** The headers of calls, by the name under which operations refer to them. */
export const sharedParameters = {
  RequestedWith: header(
    'X-Requested-With',
    'Tells a host that no navigation asks.',
    { const: 'XMLHttpRequest' },
    true,
  ),
  IdempotencyKey: header(
    'Idempotency-Key',
    'The same for the same intent: when a post is pressed again after a lost answer, and when a browser itself repeats it. Do it once.',
    { type: 'string', pattern: '^[0-9a-f]{32}$' },
    true,
  ),
  CsrfToken: header('X-CSRF-Token', '`data-token`, in form posts as well.', { type: 'string' }, false),
};

function header(name: string, description: string, schema: object, required: boolean) {
  return { name, in: 'header', description, required, schema };
}

/** The headers that these calls send. */
export const headersOf = (endpoints: readonly Endpoint[]) =>
  (endpoints.some(({ method }) => method === 'POST')
    ? ['RequestedWith', 'IdempotencyKey', 'CsrfToken']
    : ['RequestedWith']
  ).map(name => ({ $ref: `#/components/parameters/${name}` }));

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** The answers that mean failure, by the name under which operations refer to them. [NET-02] [NET-13] [NET-15] */
export const sharedResponses = {
  SignedOut: {
    description:
      'The session has ended: the person is asked to sign in again, and keeps what was typed. A redirect to a sign-in page means the same.',
  },
  Refused: { description: 'Not done. The `message` is shown to the person.', content: failure },
  Failed: {
    description:
      'Failed; nothing of the answer is shown. A GET is tried up to three times (408, 429, 500, 502, 503, 504; after `Retry-After`, up to 10 seconds), a POST never. After a POST, 502 and 504 leave its outcome unknown.',
  },
};

/** What answers there are: success by what proves it, and the failures. */
export const responsesOf = (endpoints: readonly Endpoint[], schema: object | undefined) => ({
  200: {
    description: [...new Set(endpoints.map(successOf))].join(' '),
    content: { 'application/json': { schema } },
  },
  ...(endpoints.some(isForm) && { 303: elsewhere }),
  401: response('SignedOut'),
  '4XX': response('Refused'),
  '5XX': response('Failed'),
});

const response = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` });

const successOf = (endpoint: Endpoint): string =>
  endpoint.method === 'GET'
    ? 'What was asked for; JSON of another shape is a failure.'
    : proofs[endpoint.proof];

const proofs: Readonly<Record<PostEndpoint['proof'], string>> = {
  answer: 'Done, when the answer is of this shape. Any other answer is no success.',
  redirect:
    'Done, when the answer names where the browser goes. Without an address, and with a page in its place, the outcome is unknown.',
  status: 'Done, unless the answer says that it is not; the browser goes where it says, if it does.',
};

const isForm = (endpoint: Endpoint): boolean => endpoint.method === 'POST' && endpoint.proof !== 'answer';

const elsewhere = {
  description:
    'Done; the browser goes to `Location`, on this site (302 means the same). fetch follows it first: keep a flash message until a navigation.',
  headers: { Location: { required: true, schema: { type: 'string' } } },
};
