/** The body of an answer while it arrives. */
export interface BodyReader {
  /** The bytes received so far. */
  readonly chunks: readonly Uint8Array[];
  /** Resolves when the body is complete; rejects when it breaks off. */
  readonly end: Promise<void>;
  /** Its `cancel` stops the download; undefined when the answer has no body. */
  readonly reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/** Starts reading a body at once; browsers pause the download of a body that nobody reads. */
export function readBody({ body }: Response): BodyReader {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  const read = async () => {
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (!chunk) return;
      chunks.push(chunk);
    }
  };
  return { chunks, end: read(), reader };
}
