import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { inSlices, type Progress, wholeRun } from '../housekeeping/progress.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';
import { category, type StoredImage } from '../schema/category.ts';
import { storedFile, unusedObject } from '../schema/stored-file.ts';
import { appUser } from '../schema/tenant.ts';
import type { Bucket } from './bucket.ts';

/** Where stored files are served, by their hash. */
export const FILES_PATH = '/files/';

/** A file that a row can be made of: its bytes are in the row, or in an object of the store. */
export interface KeptFile {
  readonly hash: string;
  readonly type: string;
  readonly bytes: Buffer | null;
  readonly object: string | null;
}

/** The bytes of files: in the database, or in an object store. */
export interface FileStore {
  /** Takes the bytes of a file before the transaction that stores it. @throws HttpError `UNAVAILABLE` */
  keep<T extends { readonly type: string; readonly bytes: Buffer }>(file: T): Promise<T & KeptFile>;
  /** A stored file, if there is one of that hash. @throws HttpError `UNAVAILABLE` */
  read(hash: string): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined>;
}

/** @param db the pool: an object is noted before a transaction names it. @param bucket Null for the database. */
export function createFileStore(db: Database, bucket: Bucket | null): FileStore {
  return {
    async keep(file) {
      const hash = createHash('sha256').update(file.bytes).digest('base64url');
      if (!bucket) return { ...file, hash, object: null };
      const object = await putObject(db, bucket, { ...file, hash }, new Date());
      return { ...file, hash, bytes: null, object };
    },
    async read(hash) {
      const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, hash));
      if (!file) return undefined;
      const { type, object } = file;
      const bytes = object === null ? file.bytes : await readObject(bucket, object);
      return bytes ? { type, bytes } : undefined;
    },
  };
}

/** Writes bytes to an object of their own, which no file has yet, and returns its name. */
export async function putObject(
  db: Database,
  bucket: Bucket,
  { hash, type, bytes }: { readonly hash: string; readonly type: string; readonly bytes: Buffer },
  now: Date,
): Promise<string> {
  const object = `${hash}/${randomUUID()}`;
  await db.insert(unusedObject).values({ object, since: now });
  await bucket.put(object, type, bytes);
  return object;
}

async function readObject(bucket: Bucket | null, object: string): Promise<Buffer | undefined> {
  if (!bucket) {
    log('error', 'files.no-store', { hint: 'Set FILES_URL: pictures are in an object store.' });
    throw new HttpError('UNAVAILABLE');
  }
  const bytes = await bucket.get(object);
  if (!bytes) log('error', 'files.missing', { object });
  return bytes;
}

/** Stores a file and returns its hash. The same bytes are stored once. */
export async function storeFile(db: Database, file: KeptFile, now: Date): Promise<string> {
  const { hash, type, bytes, object } = file;
  const [stored] = await db
    .insert(storedFile)
    .values({ hash, type, bytes, object, createdAt: now })
    // Young again: nothing must sweep it away before someone names it.
    .onConflictDoUpdate({ target: storedFile.hash, set: { createdAt: now } })
    .returning({ object: storedFile.object });
  if (object !== null && stored?.object === object) await takeObject(db, object);
  return hash;
}

/** Makes an object that of a file. @throws HttpError `UNAVAILABLE` for one that took so long that it has been removed. */
export async function takeObject(db: Database, object: string): Promise<void> {
  const [taken] = await db
    .delete(unusedObject)
    .where(eq(unusedObject.object, object))
    .returning({ object: unusedObject.object });
  if (!taken) throw new HttpError('UNAVAILABLE');
}

/**
 * Removes a file that someone has just let go of, unless someone else has it. One that is being kept
 * again at this moment is younger than it was, and stays.
 */
export async function dropFile(db: Database, hash: string, now: Date): Promise<void> {
  const [file] = await db
    .select({ createdAt: storedFile.createdAt })
    .from(storedFile)
    .where(eq(storedFile.hash, hash));
  if (!file) return;
  await removeFiles(
    db,
    and(eq(storedFile.hash, hash), eq(storedFile.createdAt, file.createdAt)),
    now,
  );
}

/** Removes those of some files that nothing names. Their objects go later (`forgetUnusedObjects`). */
async function removeFiles(db: Database, which: SQL | undefined, now: Date): Promise<void> {
  const removed = await db
    .delete(storedFile)
    .where(and(which, isUnused(db)))
    .returning({ object: storedFile.object });
  const objects = removed.flatMap(({ object }) => (object === null ? [] : [object]));
  if (objects.length === 0) return;
  await db.insert(unusedObject).values(objects.map((object) => ({ object, since: now })));
}

/** Condition of a file that nothing names: no user as their photo, no category as a picture. */
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
const HOUR_MS = 3_600_000;

/** Files that are looked at by one statement. */
const SLICE = 1000;

/**
 * Removes files that nothing names any longer, few enough with each statement that none takes long, however many there
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
    // Looked at again: one may have been named in the meantime, or stored again.
    await inTransaction(db, (tx) =>
      removeFiles(tx, and(inArray(storedFile.hash, hashes), isOld), now),
    );
    return hashes.at(-1);
  });
}

/** Removes objects that no file has. A young one may be about to get its file. */
export async function forgetUnusedObjects(db: Database, now: Date, bucket: Bucket): Promise<void> {
  const isOld = lt(unusedObject.since, new Date(now.getTime() - HOUR_MS));
  for (;;) {
    // Its row is locked, so that no file can take it, and is removed with it.
    const isDone = await inTransaction(db, async (tx) => {
      const [row] = await tx
        .select({ object: unusedObject.object })
        .from(unusedObject)
        .where(isOld)
        .orderBy(unusedObject.since)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return true;
      await tx.delete(unusedObject).where(eq(unusedObject.object, row.object));
      await bucket.remove(row.object);
      return false;
    });
    if (isDone) return;
  }
}
