/** The body of an answer as it comes. */
export interface BodyReader {
  /** What has come of it so far. */
  readonly pieces: readonly Uint8Array[];
  /** Settles when all of it has come; rejects when it breaks off. */
  readonly end: Promise<void>;
  /** Whose `cancel` lets go of what is still to come; absent where there is no body. */
  readonly reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/** Begins to read: a browser holds a body back that nobody reads. */
export function readBody({ body }: Response): BodyReader {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  const read = async () => {
    for (;;) {
      const piece = (await reader?.read())?.value;
      if (!piece) return;
      pieces.push(piece);
    }
  };
  return { pieces, end: read(), reader };
}
