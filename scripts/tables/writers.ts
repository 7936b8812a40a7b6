const SERVER = 'apps/server/src/';
/** Folders that fill or restore whole databases, before anything else works on them. */
const EXEMPT = /^(seed|backup|testing)\/|\.test\.ts$/;
/** Writes by drizzle's builders, by the resource kit, and by statements with the table put in. */
const WRITE =
  /(?:\.(?:insert|update|delete)\(|\browsOf\(\{\s*table: )(\w+)\b|\b(?:insert into|update|delete from) \$\{(\w+)\}/g;
/** Imports of a source from the schema. */
const OF_SCHEMA = /\bimport \{([^}]*)\} from '[^']*\/schema\/[^']*'/g;

/**
 * Finds the folders of the server that write each table.
 * @param sources Their texts by path from the root, with slashes.
 */
export function writersOf(
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const writers = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const own = file.slice(SERVER.length);
    if (!file.startsWith(SERVER) || EXEMPT.test(own)) continue;
    const imported = tablesOf(source);
    for (const { 1: built, 2: put } of source.matchAll(WRITE)) {
      const table = imported.get(built ?? put ?? '');
      // Anything else of this form is no table.
      if (table === undefined) continue;
      const folders = writers.get(table) ?? new Set();
      writers.set(table, folders.add(own.split('/')[0] ?? own));
    }
  }
  return writers;
}

/** The tables that a source imports, by the names that they have there. */
function tablesOf(source: string): ReadonlyMap<string, string> {
  const names = [...source.matchAll(OF_SCHEMA)].flatMap(([, list = '']) => list.split(','));
  return new Map(
    names.flatMap((specifier) => {
      const [, table, name = table] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(specifier) ?? [];
      return table === undefined || name === undefined ? [] : [[name, table] as const];
    }),
  );
}
