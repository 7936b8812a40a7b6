import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { storedFile, unusedObject } from '../schema/stored-file.ts';
import type { Bucket } from './bucket.ts';
import { putObject, takeObject } from './store.ts';

/**
 * Moves the bytes of every file from the database to the object store, one file after another, while the product serves
 * them. Each move is whole: stopped and started again, it goes on with those that are left.
 *
 * @param onMoved Called after each file with the number of files moved so far.
 */
export async function moveToBucket(
  db: Database,
  bucket: Bucket,
  onMoved: (count: number) => void = () => {},
): Promise<number> {
  let count = 0;
  for await (const file of filesWhere(db, isNull(storedFile.object))) {
    const { hash, bytes } = file;
    if (!bytes) continue;
    const object = await putObject(db, bucket, { ...file, bytes }, new Date());
    count += await inTransaction(db, async (tx) => {
      const moved = await tx
        .update(storedFile)
        .set({ bytes: null, object })
        .where(and(eq(storedFile.hash, hash), isNull(storedFile.object)))
        .returning({ hash: storedFile.hash });
      // The object of a file that is gone by then is removed too.
      if (moved.length > 0) await takeObject(tx, object);
      return moved.length;
    });
    onMoved(count);
  }
  return count;
}

/** Moves the bytes of every file back into the database, as `moveToBucket` has moved them. */
export async function moveToDatabase(
  db: Database,
  bucket: Bucket,
  onMoved: (count: number) => void = () => {},
): Promise<number> {
  let count = 0;
  for await (const { hash, object } of filesWhere(db, isNotNull(storedFile.object))) {
    const bytes = object === null ? undefined : await bucket.get(object);
    // The product says which are missing, when someone asks for them.
    if (object === null || !bytes) continue;
    count += await inTransaction(db, async (tx) => {
      const moved = await tx
        .update(storedFile)
        .set({ bytes, object: null })
        .where(and(eq(storedFile.hash, hash), eq(storedFile.object, object)))
        .returning({ hash: storedFile.hash });
      if (moved.length > 0) await tx.insert(unusedObject).values({ object, since: new Date() });
      return moved.length;
    });
    onMoved(count);
  }
  return count;
}

/** Files one after another, so that one is in memory at a time. */
async function* filesWhere(db: Database, which: ReturnType<typeof isNull>) {
  let last = '';
  for (;;) {
    const [file] = await db
      .select()
      .from(storedFile)
      .where(and(gt(storedFile.hash, last), which))
      .orderBy(storedFile.hash)
      .limit(1);
    if (!file) return;
    yield file;
    last = file.hash;
  }
}
