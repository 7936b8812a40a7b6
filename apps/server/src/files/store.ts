import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { category, type StoredImage } from '../schema/category.ts';
import { storedFile } from '../schema/stored-file.ts';
import { appUser } from '../schema/tenant.ts';

/** Where stored files are served, by their hash. */
export const FILES_PATH = '/files/';

/** Stores a file and returns its hash. The same bytes are stored once. */
export async function storeFile(
  db: Database,
  type: string,
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  await db
    .insert(storedFile)
    .values({ hash, type, bytes, createdAt: now })
    // Young again: nothing must sweep it away before someone names it.
    .onConflictDoUpdate({ target: storedFile.hash, set: { createdAt: now } });
  return hash;
}

/** A kept file, if there is one of that hash. */
export async function readFile(db: Database, hash: string) {
  const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, hash));
  return file;
}

/** The type of a kept file, without its bytes. */
export async function readType(db: Database, hash: string): Promise<string | undefined> {
  const [file] = await db
    .select({ type: storedFile.type })
    .from(storedFile)
    .where(eq(storedFile.hash, hash));
  return file?.type;
}

/**
 * Removes a file that someone has just let go of, unless someone else has it. One that is being kept
 * again at this moment is younger than it was, and stays.
 */
export async function dropFile(db: Database, hash: string): Promise<void> {
  const [file] = await db
    .select({ createdAt: storedFile.createdAt })
    .from(storedFile)
    .where(eq(storedFile.hash, hash));
  if (!file) return;
  await db
    .delete(storedFile)
    .where(and(eq(storedFile.hash, hash), eq(storedFile.createdAt, file.createdAt), isUnused(db)));
}

/** That nothing names a file: no user as their photo, no category as a picture. */
function isUnused(db: Database): SQL | undefined {
  const holds = (key: keyof StoredImage) =>
    sql`${category.images} @> jsonb_build_array(jsonb_build_object(${key}::text, ${storedFile.hash}))`;
  const idOf = { id: category.id };
  return and(
    notExists(
      db.select({ id: appUser.id }).from(appUser).where(eq(appUser.avatarHash, storedFile.hash)),
    ),
    notExists(db.select(idOf).from(category).where(holds('hash'))),
    notExists(db.select(idOf).from(category).where(holds('thumbnailHash'))),
  );
}

const DAY_MS = 86_400_000;

/** Files that are looked at by one statement. */
const SLICE = 1000;

/**
 * Removes files that nothing names any more, so many looked at with a statement that none takes long, however many there
 * are. A young one may be about to be named.
 */
export async function forgetUnusedFiles(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
  slice = SLICE,
): Promise<void> {
  const isOld = lt(storedFile.createdAt, new Date(now.getTime() - DAY_MS));
  await inSlices(progress, async (after) => {
    const rows = await db
      .select({ hash: storedFile.hash })
      .from(storedFile)
      .where(and(gt(storedFile.hash, after), isOld))
      .orderBy(storedFile.hash)
      .limit(slice);
    const hashes = rows.map(({ hash }) => hash);
    // Looked at again: one may have been named in the meantime, or kept once more.
    await db.delete(storedFile).where(and(inArray(storedFile.hash, hashes), isOld, isUnused(db)));
    return hashes.at(-1);
  });
}
