import { native } from '../domain/platform/native.ts';

/**
 * The browser's own `Request`; the build makes ky use it. MooTools 1.4 replaces it with a class of its own: then it
 * comes from an empty frame, in which no script of the page has run. [EMB-12]
 */
export const Request: typeof globalThis.Request =
  'signal' in globalThis.Request.prototype ? globalThis.Request : requestOfEmptyFrame();

function requestOfEmptyFrame() {
  const frame = native(document, 'createElement').call(document, 'iframe') as HTMLIFrameElement;
  native(document, 'documentElement').append(frame);
  const { Request } = frame.contentWindow as Window & typeof globalThis;
  frame.remove();
  return Request;
}
