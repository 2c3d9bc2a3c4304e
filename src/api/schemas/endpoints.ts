import type { GetEndpoint, PostEndpoint } from '../../http/request.ts';
import { formAnswer } from './shapes.ts';

// The NO_SIDE_EFFECTS annotations let the bundler drop the endpoints that an element does not call.

/** A GET with the schema of its answer; `more`: the names of its query parameters, and its time limits. */
/* @__NO_SIDE_EFFECTS__ */
export const getEndpoint = <
  const Path extends GetEndpoint['path'],
  Answer extends GetEndpoint['answer'],
  const More extends Pick<GetEndpoint, 'query' | 'budget'>,
>(
  name: string,
  path: Path,
  answer: Answer,
  more?: More,
) => ({ name, method: 'GET' as const, path: path as Path, answer, ...(more as More) });

/** A POST of a form to an address that the page supplies. */
/* @__NO_SIDE_EFFECTS__ */
export const formEndpoint = (name: string, proof: PostEndpoint['proof']) =>
  ({ name, method: 'POST', path: '{url}', body: 'multipart', proof, answer: formAnswer }) as const;
