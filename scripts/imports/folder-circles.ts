/** An import between two files, by their paths from the root. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** Imports between sibling folders: by folder, then by the imported folder, the first import. */
type Siblings = Map<string, Map<string, FileImport>>;

/**
 * Finds circles of folders, at every depth: those beside one another that import one another, wherever inside of them the
 * files are. dependency-cruiser compares a folder with the folder of each imported file alone, so it misses those that meet
 * in different subfolders.
 * @returns a line for each circle, with an import for each step.
 */
export function folderCircles(imports: readonly FileImport[]): string[] {
  const circles = new Map<string, string>();
  for (const [parent, siblings] of siblingsOf(imports)) {
    for (const folder of siblings.keys()) {
      const circle = circleFrom(folder, siblings);
      if (!circle) continue;
      const steps = circle.map(({ from, to }) => `${from} imports ${to}`);
      const key = [parent, ...new Set(circle.flatMap(({ from, to }) => [from, to]))].sort().join();
      if (!circles.has(key)) circles.set(key, `${parent || '.'}: ${steps.join(', ')}`);
    }
  }
  return [...circles.values()];
}

/** The folders of each folder that import one another. */
function siblingsOf(imports: readonly FileImport[]): ReadonlyMap<string, Siblings> {
  const byParent = new Map<string, Siblings>();
  for (const { from, to } of imports) {
    const source = from.split('/');
    const target = to.split('/');
    const depth = source.findIndex((name, index) => name !== target[index]);
    const folder = source[depth];
    const imported = target[depth];
    // A file beside a folder, or beside the other file, is in none.
    const isBetweenFolders = depth < source.length - 1 && depth < target.length - 1;
    if (folder === undefined || imported === undefined || !isBetweenFolders) continue;
    const parent = source.slice(0, depth).join('/');
    const siblings: Siblings = byParent.get(parent) ?? new Map();
    byParent.set(parent, siblings);
    const importedBy = siblings.get(folder) ?? new Map<string, FileImport>();
    siblings.set(folder, importedBy);
    if (!importedBy.has(imported)) importedBy.set(imported, { from, to });
  }
  return byParent;
}

/** The shortest way from a folder back to it. */
function circleFrom(start: string, siblings: Siblings): readonly FileImport[] | undefined {
  let ways: readonly { readonly at: string; readonly steps: readonly FileImport[] }[] = [
    { at: start, steps: [] },
  ];
  const seen = new Set<string>();
  while (ways.length > 0) {
    const next: { at: string; steps: FileImport[] }[] = [];
    for (const { at, steps } of ways) {
      for (const [imported, example] of siblings.get(at) ?? []) {
        if (imported === start) return [...steps, example];
        if (seen.has(imported)) continue;
        seen.add(imported);
        next.push({ at: imported, steps: [...steps, example] });
      }
    }
    ways = next;
  }
  return undefined;
}
