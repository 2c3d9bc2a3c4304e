/** A file and the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Groups of files that import each other, directly or through others; each group sorted, in the order of its first file. */
export function cyclesIn(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map(file => [file, reachableFrom(file, graph)]));
  const inCycle = [...graph.keys()].filter(file => reached.get(file)?.has(file));
  const groups = inCycle.map(file =>
    inCycle.filter(other => reached.get(file)?.has(other) && reached.get(other)?.has(file)).toSorted(),
  );
  return [...new Map(groups.map(group => [group.join(), group])).values()];
}

function reachableFrom(start: string, graph: ImportGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
}
