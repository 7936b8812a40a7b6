import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../log.ts';
import { sessionFamily } from '../schema/session.ts';

/** A replica that is behind by more than this is not read from: what it shows is too old for anyone. */
const BEHIND_MAX_MS = 30_000;
/** How often its position is compared with that of the primary. */
const COMPARED_EVERY_MS = 1000;
/** How long a replica that has failed is left alone. */
const AWAY_MS = 5000;

/** Reads that may come from a standby of the primary, which is behind it by a moment. */
export interface Replica {
  /**
   * Runs a read of a session: on the replica once it has all that the session has written, else on the primary, where it
   * is repeated if the replica fails.
   */
  read<T>(familyId: string, work: (db: Database) => Promise<T>): Promise<T>;
  /** Pins a session to the primary until the replica has what has been committed by now. */
  noteWrite(familyId: string): Promise<void>;
}

/** Without a replica, everything is the primary's. */
export function withoutReplica(primary: Database): Replica {
  return { read: (_, work) => work(primary), noteWrite: async () => {} };
}

/** A position in the write-ahead log, as a number. */
type Position = bigint;

export function createReplica(primary: Database, replica: OpenDatabase): Replica {
  /** Position that it has replayed, at least: it never goes back. */
  let replayed: Position = 0n;
  /** When the primary was where the replica is now, at least. */
  let currentAt = Number.NEGATIVE_INFINITY;
  /** Position of the primary, and when it was read. */
  let mark: { readonly position: Position; readonly at: number } | undefined;
  let comparedAt = Number.NEGATIVE_INFINITY;
  let awayUntil = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    replayed = await positionOfReplica(replica.db);
    if (mark && replayed >= mark.position) currentAt = mark.at;
  }

  async function compare(): Promise<void> {
    const at = performance.now();
    if (at - comparedAt < COMPARED_EVERY_MS) return;
    comparedAt = at;
    await look();
    // One that has not been reached yet stays: a new one each time would never be.
    if (!mark || replayed >= mark.position) {
      mark = { position: await positionOfPrimary(primary), at };
    }
  }

  /** Whether it may be read from by a session. */
  async function has(familyId: string): Promise<boolean> {
    await compare();
    if (performance.now() - currentAt > BEHIND_MAX_MS) return false;
    const [session] = await primary
      .select({ written: sessionFamily.writtenTo })
      .from(sessionFamily)
      .where(eq(sessionFamily.id, familyId));
    if (!session) return false;
    const { written } = session;
    if (written === null || parsePosition(written) <= replayed) return true;
    await look();
    return parsePosition(written) <= replayed;
  }

  function leave(error: unknown, forMs = AWAY_MS): void {
    awayUntil = Math.max(awayUntil, performance.now() + forMs);
    log('warn', 'database.replica', { error });
  }

  async function isReady(familyId: string): Promise<boolean> {
    if (performance.now() < awayUntil) return false;
    try {
      return await has(familyId);
    } catch (error) {
      leave(error);
      return false;
    }
  }

  return {
    async read(familyId, work) {
      if (!(await isReady(familyId))) return work(primary);
      try {
        return await work(replica.db);
      } catch (error) {
        // A mistake of the caller fails on the primary as well.
        if (!isOfDatabase(error)) throw error;
        leave(error);
        return work(primary);
      }
    },
    async noteWrite(familyId) {
      try {
        await primary
          .update(sessionFamily)
          .set({ writtenTo: sql`pg_current_wal_insert_lsn()` })
          .where(eq(sessionFamily.id, familyId));
      } catch (error) {
        // The write is committed, so its caller gets no error. Until the replica must have it, no one reads there.
        leave(error, BEHIND_MAX_MS);
      }
    },
  };
}

/** Returns the position up to which the primary has written by now, at least. */
export function positionOfPrimary(primary: Database): Promise<Position> {
  return positionOf(primary, sql`pg_current_wal_insert_lsn()`);
}

/** Whether a replica shows what the primary had written at a position. */
export async function hasReplayed(replica: Database, position: Position): Promise<boolean> {
  return (await positionOfReplica(replica)) >= position;
}

/** One that has been promoted no longer replays anything. */
function positionOfReplica(replica: Database): Promise<Position> {
  return positionOf(
    replica,
    sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_insert_lsn() end`,
  );
}

async function positionOf(db: Database, position: ReturnType<typeof sql>): Promise<Position> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select (${position})::text as position`,
  );
  return parsePosition(rows[0]?.position ?? '0/0');
}

/** `16/B374D848`: two halves of 32 bits in hex. */
function parsePosition(text: string): Position {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A query that failed, as one does on a replica that is away, starting, or replaying what the query needs. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && !(error instanceof HttpError);
}
