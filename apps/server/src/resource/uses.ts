import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fieldError, HttpError } from '../http-error.ts';

/** A use of a row, or of a part of one, that keeps it from being removed. */
export interface Use {
  /** For messages: `message`, `messages`. */
  readonly noun: readonly [one: string, many: string];
  /** A statement of the names of those that use it, in one column. */
  readonly names: SQL;
}

/** Uses by their names on the wire. */
export type Uses = Readonly<Record<string, Use>>;

interface Blocker extends Record<string, unknown> {
  readonly what: string;
  readonly count: number;
  /** The first of them. */
  readonly names: readonly string[];
}

const NAMED = 3;

/**
 * Refuses to remove what is used. What could begin to use it waits: the caller has locked the row, or the institution.
 *
 * @param path the field that asks for it; none for the removal of a record.
 * @throws HttpError `IN_USE` with each use, its count and some names in `data.blockers`.
 */
export async function refuseUsed(db: Database, uses: Uses, path?: string): Promise<void> {
  const asked = Object.entries(uses).map(
    ([what, { names }]) => sql`
      select ${what}::text as what, count(*)::int as count,
        coalesce((array_agg(name order by name))[1:${sql.raw(String(NAMED))}], '{}') as names
      from (${names}) as used(name)`,
  );
  if (asked.length === 0) return;
  const { rows } = await db.execute<Blocker>(sql.join(asked, sql` union all `));
  const blockers = rows
    .map(({ what, count, names }) => ({ what, count: Number(count), names }))
    .filter(({ count }) => count > 0);
  if (blockers.length === 0) return;
  const message = `Still in use: ${blockers.map((blocker) => inWords(blocker, uses)).join(', ')}.`;
  const { errors } =
    path === undefined ? {} : fieldError('IN_USE', path, message, 'in_use').details;
  throw new HttpError('IN_USE', { message, ...(errors && { errors }), data: { blockers } });
}

function inWords({ what, count, names }: Blocker, uses: Uses): string {
  const [singular = what, many = what] = uses[what]?.noun ?? [];
  const rest = count > names.length ? ' …' : '';
  return `${count} ${count === 1 ? singular : many} (${names.join(', ')}${rest})`;
}
