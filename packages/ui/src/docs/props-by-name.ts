import type { ApiEntry } from './built-facts.ts';

/** One type and default of a prop, with the components and shapes that have it so. */
export interface PropUse {
  readonly type: string;
  readonly default: string | undefined;
  readonly entries: readonly string[];
}

/** A prop of the library and its uses. */
export interface SharedProp {
  readonly name: string;
  readonly uses: readonly PropUse[];
}

/** Every prop of the library by its name: one name, one meaning. */
export function propsByName(api: Readonly<Record<string, readonly ApiEntry[]>>): SharedProp[] {
  const byName = new Map<string, Map<string, PropUse>>();
  for (const { name: entry, kind, props } of Object.values(api).flat()) {
    if (kind === 'function' || kind === 'object') continue;
    for (const prop of props) {
      const uses = byName.get(prop.name) ?? new Map<string, PropUse>();
      byName.set(prop.name, uses);
      const key = JSON.stringify([prop.type, prop.default]);
      const { entries = [] } = uses.get(key) ?? {};
      uses.set(key, {
        type: prop.type,
        default: prop.default,
        entries: entries.includes(entry) ? entries : [...entries, entry],
      });
    }
  }
  return [...byName]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, uses]) => ({ name, uses: [...uses.values()] }));
}
