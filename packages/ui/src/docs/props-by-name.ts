import type { ApiEntry } from '../../build/api.ts';

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
  const all = Object.values(api)
    .flat()
    .filter(({ kind }) => kind !== 'function' && kind !== 'object')
    .flatMap((entry) => entry.props.map((prop) => ({ entry: entry.name, prop })));
  return [...Map.groupBy(all, ({ prop }) => prop.name)]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, places]) => ({
      name,
      uses: [
        ...Map.groupBy(places, ({ prop }) => JSON.stringify([prop.type, prop.default])).values(),
      ].flatMap((same) => {
        const [first] = same;
        if (!first) return [];
        const entries = [...new Set(same.map(({ entry }) => entry))];
        return [{ type: first.prop.type, default: first.prop.default, entries }];
      }),
    }));
}
