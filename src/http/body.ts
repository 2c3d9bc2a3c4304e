import { TimeoutError } from 'ky';

/** The whole body of an answer as text. Rejects with ky's `TimeoutError` after `stall` milliseconds without a byte. */
export async function wholeText(answer: Response, request: Request, stall: number): Promise<string> {
  if (!answer.body) return '';
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  const silence = silenceOf(request, stall);
  let text = '';
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), silence.fallen]);
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      silence.broken();
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error;
  } finally {
    silence.end();
  }
}

/** One timer for a whole body: setting one for each of its many pieces costs more than decoding them. */
function silenceOf(request: Request, limit: number) {
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const fallen = new Promise<never>((_, reject) => {
    const look = (left: number) => {
      timer = setTimeout(() => {
        const rest = since + limit - performance.now();
        if (rest > 0) look(rest);
        else reject(new TimeoutError(request));
      }, left);
    };
    look(limit);
  });
  return {
    fallen,
    broken: () => {
      since = performance.now();
    },
    end: () => clearTimeout(timer),
  };
}
