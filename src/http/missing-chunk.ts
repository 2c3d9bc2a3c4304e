import { isMissingFile, reportMissingChunk } from '../platform/missing-file.ts';
import { RequestError } from './errors.ts';

/** Fails as a request does that never got through, since the lazy chunk which makes it could not be loaded. [EMB-11] */
export function failWithoutChunk(error: unknown): never {
  reportMissingChunk(error);
  throw new RequestError('ERR_NETWORK', 'not done', isMissingFile(error) ? { text: 'pageExpired' } : {});
}
