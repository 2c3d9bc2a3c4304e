type Answer = (request: Request) => Response | Promise<Response> | undefined;

/**
 * For a story's `beforeEach`: requests are answered by handlers in place of a server; what they leave goes out.
 * A redirect ends at its location, as a browser follows it.
 */
export function answeredBy(answer: Answer): () => () => void {
  return () => {
    const real = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const response = await answer(request);
      return response ? arrived(response, request) : real(request);
    };
    return () => {
      globalThis.fetch = real;
    };
  };
}

/** The same, every request with this JSON. */
export const answeredWith = (json: unknown): (() => () => void) => answeredBy(() => Response.json(json));

/** Requests fail as they do without a connection. */
export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** A request that never ends but by its abort: the loading state. */
export const never: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

// A Response made by hand has no URL of its own.
function arrived(response: Response, request: Request): Response {
  const url = new URL(response.headers.get('location') ?? request.url, request.url).href;
  const redirected = url !== request.url;
  const result = redirected ? new Response('') : response;
  return Object.defineProperties(result, { url: { value: url }, redirected: { value: redirected } });
}
