import type { post } from '../../../../src/http/post.ts';
import type { PostBody, PostRequest } from '../../../../src/http/request.ts';

/** What a post resolves with; it rejects with the error of one that was not carried out. */
export type Answer = (idempotencyKey: string) => Promise<{ readonly redirect: string | undefined }>;

interface AnsweredRequest extends PostRequest {
  readonly answer: Answer;
}

/** A request with this body that is answered by `answer`. */
export const answeredRequest = (body: PostBody, answer: Answer) =>
  ({ body, answer }) as unknown as AnsweredRequest;

/** Posts an answered request. */
export const postAnswered = ((request: AnsweredRequest, key: string) =>
  request.answer(key)) as unknown as typeof post;
