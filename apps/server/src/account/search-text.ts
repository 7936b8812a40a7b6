import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { within } from '../database/scope.ts';
import { searchText, writeSearchTexts } from '../database/search.ts';
import { fillSearchTexts } from '../housekeeping/fill-search-texts.ts';
import { type Progress, wholeRun } from '../housekeeping/progress.ts';
import type { ReadContext } from '../resource/context.ts';
import { appUser, institution } from '../schema/tenant.ts';

type Person = Pick<typeof appUser.$inferSelect, 'firstName' | 'lastName' | 'email' | 'phone'>;
/** The institution of a person, by which they are found too. */
export type Workplace = Pick<typeof institution.$inferSelect, 'name' | 'code'>;

/** Returns what a search over users looks at. */
export function userSearchText(person: Person, workplace: Workplace | null): string {
  const { firstName, lastName, email, phone } = person;
  return searchText([firstName, lastName, email, phone, workplace?.name, workplace?.code]);
}

const texts = {
  id: appUser.id,
  person: {
    firstName: appUser.firstName,
    lastName: appUser.lastName,
    email: appUser.email,
    phone: appUser.phone,
  },
  workplace: { name: institution.name, code: institution.code },
};

function people(db: Database) {
  return db
    .select(texts)
    .from(appUser)
    .leftJoin(institution, eq(institution.id, appUser.institutionId));
}

/** Returns the search text of a user after a change, or nothing when the change is of other fields. */
export async function changedSearchText(
  db: Database,
  id: string,
  change: Partial<Person & Pick<typeof appUser.$inferSelect, 'institutionId'>>,
): Promise<{ searchText?: string }> {
  const { institutionId, ...person } = change;
  const fields = ['firstName', 'lastName', 'email', 'phone'] as const;
  if (!institutionId && fields.every((field) => change[field] === undefined)) return {};
  const [row] = await people(db).where(eq(appUser.id, id));
  if (!row) return {};
  const workplace = institutionId ? await workplaceOf(db, institutionId) : row.workplace;
  return { searchText: userSearchText({ ...row.person, ...person }, workplace) };
}

async function workplaceOf(db: Database, institutionId: string): Promise<Workplace | null> {
  const [row] = await db
    .select(texts.workplace)
    .from(institution)
    .where(eq(institution.id, institutionId));
  return row ?? null;
}

/** Locks the users of an institution, as comes before a lock of the institution (`resource/lock-order.test.ts`). */
export async function lockMembers(
  { db, actor }: ReadContext,
  institutionId: string,
): Promise<void> {
  await db
    .select({ id: texts.id })
    .from(appUser)
    .where(
      and(eq(appUser.institutionId, institutionId), within(actor.scope, appUser.institutionId)),
    )
    .orderBy(appUser.id)
    .for('update');
}

/** Rewrites what the users of an institution are found by, after it was given another name or code. */
export async function renameWorkplace(
  db: Database,
  institutionId: string,
  workplace: Workplace,
): Promise<void> {
  const members = await db
    .select({ id: texts.id, ...texts.person })
    .from(appUser)
    .where(eq(appUser.institutionId, institutionId))
    .orderBy(appUser.id)
    .for('update');
  await writeSearchTexts(
    db,
    appUser,
    members.map((member) => ({ id: member.id, text: userSearchText(member, workplace) })),
  );
}

/**
 * Writes the search texts that are missing: those of rows that an older version has made, or makes while it serves beside
 * this one. Part of the housekeeping.
 */
export async function fillUserSearchTexts(
  db: Database,
  _now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const readMissing = async (tx: Database, limit: number) => {
    const missing = await people(tx)
      .where(isNull(appUser.searchText))
      .orderBy(appUser.id)
      .limit(limit)
      .for('update', { of: appUser });
    return missing.map(({ id, person, workplace }) => ({
      id,
      text: userSearchText(person, workplace),
    }));
  };
  await fillSearchTexts(db, appUser, readMissing, progress);
}
