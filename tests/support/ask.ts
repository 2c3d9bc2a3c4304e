import { ask as send } from '../../src/http/ask.ts';
import { type CallParameters, type GetEndpoint, requestTo } from '../../src/http/request.ts';

/** Works out a GET and sends it. */
export const ask = <const E extends GetEndpoint>(
  endpoint: E,
  parameters: CallParameters<E> & { readonly signal?: AbortSignal | undefined },
) => send(requestTo(endpoint, parameters), parameters.signal);
