import type { DocumentedCall } from '../api/docs/documented-call.ts';
import type { PostEndpoint } from '../http/request.ts';

// What all calls have in common: request headers and the meaning of status codes.

/** The request headers, by the name under which operations refer to them. */
export const sharedParameters = {
  RequestedWith: header(
    'X-Requested-With',
    'Distinguishes these calls from navigations.',
    { const: 'XMLHttpRequest' },
    true,
  ),
  IdempotencyKey: header(
    'Idempotency-Key',
    'The same key for the same intent: when the user submits again after a lost answer, and when the browser itself repeats a POST. Carry it out only once.',
    { type: 'string', pattern: '^[0-9a-f]{32}$' },
    true,
  ),
  CsrfToken: header(
    'X-CSRF-Token',
    'The value of `data-token`, also in form posts.',
    { type: 'string' },
    false,
  ),
};

function header(name: string, description: string, schema: object, required: boolean) {
  return { name, in: 'header', description, required, schema };
}

/** References to the headers that these calls send. */
export const headersOf = (endpoints: readonly DocumentedCall[]) =>
  (endpoints.some(({ method }) => method === 'POST')
    ? ['RequestedWith', 'IdempotencyKey', 'CsrfToken']
    : ['RequestedWith']
  ).map(name => ({ $ref: `#/components/parameters/${name}` }));

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** The failure answers, by the name under which operations refer to them. [NET-02] [NET-13] [NET-15] */
export const sharedResponses = {
  SignedOut: {
    description:
      'The session has ended: the user is asked to sign in again and keeps what they typed. `signIn` of a JSON answer is the address to sign in at, on this site. A redirect to a sign-in page means the same.',
  },
  Refused: { description: 'Refused: not carried out. The `message` is shown to the user.', content: failure },
  Failed: {
    description:
      'Failed. The `message` of a JSON answer is shown, a page never. A GET is sent up to three times (408, 429, 500, 502, 503, 504; after `Retry-After`, up to 10 seconds), a POST never. After a POST the outcome is unknown: the host may have carried it out, and the same post may be sent again with its `Idempotency-Key`.',
  },
};

/** All answers of an operation: what counts as success, and the failures. */
export const responsesOf = (
  endpoints: readonly DocumentedCall[],
  schema: object | undefined,
  examples: Readonly<Record<string, object>>,
) => ({
  200: {
    description: [...new Set(endpoints.map(successDescription))].join(' '),
    content: { 'application/json': { schema, ...(Object.keys(examples).length && { examples }) } },
  },
  ...(endpoints.some(isForm) && { 303: redirectResponse }),
  401: response('SignedOut'),
  '4XX': response('Refused'),
  '5XX': response('Failed'),
});

const response = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` });

const successDescription = (endpoint: DocumentedCall): string =>
  endpoint.method === 'GET'
    ? 'The requested data; JSON that does not match the schema is a failure.'
    : outcomes[endpoint.proof];

/** What counts as done, by what proves it. */
export const outcomes: Readonly<Record<PostEndpoint['proof'], string>> = {
  answer:
    'Done: `{"result": "success"}`. Any other successful answer leaves the outcome unknown, unless it reports a failure.',
  redirect:
    'Done: a redirect, or JSON with `redirect`; the browser goes there. A page, or an answer without an address, leaves the outcome unknown.',
  save: 'Done: a redirect, no body, a plain word such as `OK`, or JSON that states success, such as `{"success": true}`; the browser goes to its `redirect`, if it has one. After any other successful answer the list is read again to find out.',
};

const isForm = (endpoint: DocumentedCall): boolean =>
  endpoint.method === 'POST' && endpoint.proof !== 'answer';

const redirectResponse = {
  description:
    'Success; the browser goes to `Location`, on this site (302 means the same). fetch follows the redirect before the browser navigates, so keep a flash message until the navigation.',
  headers: { Location: { required: true, schema: { type: 'string' } } },
};
