/** What leads to what: files to what they import, rooms to the rooms that they need. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** A way from each thing that leads back to itself to itself: one way for every circle that is found, and none where there is no circle. */
export function circlesOf(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const circles: string[] = [];

  function walk(name: string, way: readonly string[]): void {
    const start = way.indexOf(name);
    if (start !== -1) circles.push([...way.slice(start), name].join(' > '));
    if (start !== -1 || done.has(name)) return;
    for (const next of graph.get(name) ?? []) walk(next, [...way, name]);
    done.add(name);
  }

  for (const name of graph.keys()) walk(name, []);
  return circles;
}
