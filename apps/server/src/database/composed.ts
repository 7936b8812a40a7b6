import { type SQL, StringChunk, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** PostgreSQL has no such character in any text. */
const PLACE = '\0';

/** Writes a sign for each parameter that a text of SQL cannot contain. */
class MarkedDialect extends PgDialect {
  override escapeParam(): string {
    return PLACE;
  }
}

const dialect = new MarkedDialect();
const composedParts = new WeakMap<SQL, SQL>();

/**
 * Returns the same SQL as few pieces of text, composed once for each `part`: drizzle walks through every table and
 * column of a statement again at each call, a quarter of the JavaScript of a list. For parts that are the same in every
 * call; what depends on the call, such as its scope and its filters, is put together with them at each call as ever.
 */
export function composed(part: SQL): SQL {
  const stored = composedParts.get(part);
  if (stored) return stored;
  const { sql: text, params } = dialect.sqlToQuery(part);
  const composedPart = sql.fromList(
    text
      .split(PLACE)
      .flatMap((piece, place) =>
        place === 0
          ? [new StringChunk(piece)]
          : [sql.param(params[place - 1]), new StringChunk(piece)],
      ),
  );
  composedParts.set(part, composedPart);
  return composedPart;
}
