import type { ApiEntry } from '../../build/api.ts';

/** A prop of the library: its types, each with the components and shapes that have it. */
export interface SharedProp {
  readonly name: string;
  readonly byType: ReadonlyMap<string, readonly string[]>;
}

/** Every prop of the library by its name: one name, one meaning. */
export function propsByName(api: Readonly<Record<string, readonly ApiEntry[]>>): SharedProp[] {
  const byName = new Map<string, Map<string, string[]>>();
  for (const { name: entry, kind, props } of Object.values(api).flat()) {
    if (kind === 'function' || kind === 'object') continue;
    for (const { name, type } of props) {
      const byType = byName.get(name) ?? new Map<string, string[]>();
      byName.set(name, byType);
      const entries = byType.get(type) ?? [];
      if (!entries.includes(entry)) byType.set(type, [...entries, entry]);
    }
  }
  return [...byName]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, byType]) => ({ name, byType }));
}
