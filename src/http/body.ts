import { TimeoutError } from './errors.ts';

/** The whole body of an answer as text. Rejects with a `TimeoutError` after `stall` milliseconds without a byte. */
export async function wholeText(answer: Response, stall: number): Promise<string> {
  if (!answer.body) return '';
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await inTime(reader, stall);
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

async function inTime(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError());
      void reader.cancel();
    }, limit);
  });
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
}
