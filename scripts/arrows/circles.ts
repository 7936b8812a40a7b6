/** What each file imports of the others. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The circles of a graph: each a set of files that import one another, directly or not. */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  // Tarjan's strongly connected components.
  function visit(file: string): number {
    const at = order.size;
    order.set(file, at);
    path.push(file);
    let low = at;
    for (const next of graph.get(file) ?? []) {
      const seen = order.get(next);
      if (seen === undefined) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, seen);
    }
    lowest.set(file, low);
    if (low === at) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
