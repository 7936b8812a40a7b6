/** Statements that break or block the previous release, which goes on serving while a rolling restart migrates. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [
    /\badd (?!constraint\b)(?!.*\b(default|generated)\b).*\bnot null\b/,
    'its inserts do not know the column',
  ],
  [
    /\badd (?!constraint\b).*\b(unique|primary key)\b/,
    'its rows may break it, and an index of all of them is made under a lock',
  ],
  [/\bset not null\b/, 'its inserts may leave the column out'],
  [/\bdrop default\b/, 'its inserts may rest on the default'],
  [/\brename\b/, 'it uses the old name'],
  [/\bdrop (table|column|view|type|function|extension)\b/, 'it uses what is dropped'],
  [/\balter (column )?("[^"]+"|\w+) (set data )?type\b/, 'it writes the old type'],
  [
    /\badd constraint\b(?!.*\bnot valid\b)/,
    'its rows may break it, and all of them are read under a lock',
  ],
];
const INDEX = /\bcreate (unique )?index\b.* on "?(?:public"?\.)?"?(\w+)"?/;
const NEW_TABLE = /\bcreate table (?:if not exists )?"?(\w+)"?/;

/** The line above a statement that says why it is safe all the same. */
const REASON = /^-- Safe: \S.{9,}/m;

/**
 * Judges the statements of a migration: first expand, in a later release contract.
 *
 * @returns a line for each statement that breaks the release before and gives no reason.
 */
export function unsafeStatements(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint');
  const newTables = new Set(statements.map((statement) => NEW_TABLE.exec(plain(statement))?.[1]));
  return statements.flatMap((statement) => {
    const text = plain(statement);
    const [, table] = /\balter table "?(\w+)"?/.exec(text) ?? [];
    if (REASON.test(statement) || (table !== undefined && newTables.has(table))) return [];
    const parts = partsOf(text);
    const rule = UNSAFE.find(([pattern]) => parts.some((part) => pattern.test(part)));
    const why = rule?.[1] ?? blocks(text, newTables);
    return why === undefined ? [] : [`${text}: ${why}`];
  });
}

/**
 * Returns the changes of one `alter table`, each by itself: a word of one must not excuse another. Any other statement
 * is one part.
 */
function partsOf(text: string): string[] {
  if (!text.startsWith('alter table')) return [text];
  // Without what is quoted or in brackets, where commas and words mean something else.
  let bare = text.replaceAll(/'(?:[^']|'')*'/g, "''");
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  return bare.split(/[,;]/);
}

function blocks(text: string, newTables: ReadonlySet<string | undefined>): string | undefined {
  const [, , table] = INDEX.exec(text) ?? [];
  return table === undefined || newTables.has(table) ? undefined : 'its writes wait for the index';
}

/** One line in lower case, without comments. */
function plain(statement: string): string {
  return statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
