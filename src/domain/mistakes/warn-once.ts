const warned = new Set<string>();

/** Reports mistakes on the console, each once per page. `where` is the tag, and for answers also the call. [NET-21] */
export function warnOnce(where: string, sentences: readonly string[]): void {
  for (const sentence of sentences) {
    const line = `${where}: ${sentence}`;
    if (!warned.has(line)) console.warn(line);
    warned.add(line);
  }
}
