import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { searchText, writeSearchTexts } from '../database/search.ts';
import { fillSearchTexts } from '../housekeeping/fill-search-texts.ts';
import { type Progress, wholeRun } from '../housekeeping/progress.ts';
import { appUser, institution } from '../schema/tenant.ts';

/** The fields of an institution that a search looks at. */
const FIELDS = ['name', 'code', 'email', 'phone', 'city', 'gstin'] as const;

type Searched = Pick<typeof institution.$inferInsert, (typeof FIELDS)[number]>;
export type Owner = Pick<typeof appUser.$inferSelect, 'firstName' | 'lastName' | 'email'>;

/** Returns what a search over institutions looks at. */
export function institutionSearchText(row: Searched, owner: Owner | null): string {
  return searchText([
    ...FIELDS.map((field) => row[field]),
    owner?.firstName,
    owner?.lastName,
    owner?.email,
  ]);
}

const owner = alias(appUser, 'owner');
const owned = {
  row: institution,
  owner: { firstName: owner.firstName, lastName: owner.lastName, email: owner.email },
};

function withOwners(db: Database) {
  return db.select(owned).from(institution).leftJoin(owner, eq(owner.id, institution.ownerId));
}

/** Returns the search text of an institution after a change, or nothing when the change is of other fields. */
export async function changedSearchText(
  db: Database,
  row: Searched & { readonly id: string },
  change: Partial<Searched>,
): Promise<{ searchText?: string }> {
  if (FIELDS.every((field) => change[field] === undefined || change[field] === row[field])) {
    return {};
  }
  const [stored] = await withOwners(db).where(eq(institution.id, row.id));
  return { searchText: institutionSearchText({ ...row, ...change }, stored?.owner ?? null) };
}

/**
 * Rewrites what an institution is found by after its owner was given another name or email address. What was changed of
 * anyone else, or besides these, writes nothing.
 */
export async function noteRenamed(
  db: Database,
  institutionId: string | null,
  userId: string,
  change: Readonly<Partial<Record<keyof Owner, unknown>>>,
): Promise<void> {
  if (institutionId === null) return;
  const { firstName, lastName, email } = change;
  if ([firstName, lastName, email].every((value) => value === undefined)) return;
  const [owned] = await withOwners(db)
    .where(and(eq(institution.id, institutionId), eq(institution.ownerId, userId)))
    .for('update', { of: institution });
  if (!owned) return;
  const text = institutionSearchText(owned.row, owned.owner);
  await writeSearchTexts(db, institution, [{ id: institutionId, text }]);
}

/**
 * Writes the search texts that a migration has emptied, since the database cannot fold them. Part of the housekeeping.
 */
export async function fillInstitutionSearchTexts(
  db: Database,
  _now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const readMissing = async (tx: Database, limit: number) => {
    const missing = await withOwners(tx)
      .where(sql`${institution.searchText} = ''`)
      .orderBy(institution.id)
      .limit(limit)
      .for('update', { of: institution });
    return missing.map(({ row, owner }) => ({
      id: row.id,
      text: institutionSearchText(row, owner),
    }));
  };
  await fillSearchTexts(db, institution, readMissing, progress);
}
