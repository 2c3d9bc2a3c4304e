type Handler = (request: Request) => Response | Promise<Response> | undefined;

/**
 * For a story's `beforeEach`: a handler answers the requests instead of a server; those that it leaves undefined are
 * sent. A response with a location is turned into what `fetch` returns after following the redirect.
 */
export function answeredBy(handler: Handler): () => () => void {
  return () => {
    const originalFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const response = await handler(request);
      return response ? fetched(response, request) : originalFetch(request);
    };
    return () => {
      globalThis.fetch = originalFetch;
    };
  };
}

/** Never answers, until the request is aborted: for the loading state. */
export const never: Handler = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

// A Response from its constructor has no URL, so that is added.
function fetched(response: Response, request: Request): Response {
  const url = new URL(response.headers.get('location') ?? request.url, request.url).href;
  const redirected = url !== request.url;
  const result = redirected ? new Response('') : response;
  return Object.defineProperties(result, { url: { value: url }, redirected: { value: redirected } });
}
