import { createHmac } from 'node:crypto';
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { clockLimit } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../housekeeping/delete-in-batches.ts';
import { type Progress, untilDone, wholeRun } from '../housekeeping/progress.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { idempotencyKey } from '../schema/idempotency-key.ts';
import { derive } from '../secrets.ts';
import { DAY, type Limit, secondsToWait, tally } from '../session/throttle.ts';
import { bytesOf, type Reply } from './envelope.ts';
import { boundaryOf } from './form.ts';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const RETENTION_MS = DAY * 1000;

/** Bytes of a stored response that count once: it counts once, and again for each of these. */
export const BYTES_PER_COUNT = 8 * 1024;

/** How many responses are stored for one user in a day: more than any import needs, and few enough for any disk. */
export const KEY_QUOTA: Limit = {
  name: 'kept',
  free: 10_000,
  within: DAY,
  firstWait: DAY,
  longestWait: DAY,
  memory: DAY,
};

/** A write that carries a key. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

/** A request as far as it makes a difference to its effect. */
export interface RequestParts {
  readonly method: string;
  readonly path: string;
  readonly type: string | null;
  readonly body: Uint8Array | undefined;
}

/**
 * Returns what tells requests apart by a short text. It is made with a key from the installation's
 * secret: bodies contain passwords, which anyone who reads the table could otherwise guess cheaply.
 */
export function requestHasher(secret: string): (parts: RequestParts) => string {
  const key = derive(secret, 'booking idempotency');
  return ({ method, path, type, body }) => {
    const hash = createHmac('sha256', key).update(`${method} ${path}\n`);
    if (body) hash.update(withoutBoundary(type, body));
    return hash.digest('base64url');
  };
}

/** A form has another boundary each time that it is sent. */
function withoutBoundary(type: string | null, body: Uint8Array): Uint8Array {
  const boundary = boundaryOf(type ?? '');
  if (!boundary) return body;
  return Buffer.from(Buffer.from(body).toString('latin1').replaceAll(boundary, ''), 'latin1');
}

/** Checks the form of a key. @throws HttpError `VALIDATION` */
export function readKey(headers: Headers): string | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw fieldError('VALIDATION', IDEMPOTENCY_HEADER, 'Use 1 to 255 visible ASCII characters.');
}

/**
 * Does the work of a key once. The record is part of the work's own transaction: a second request
 * with the key waits for the first one, and a failed one leaves nothing behind.
 *
 * @throws HttpError `IDEMPOTENCY_MISMATCH` when the key came with another request before.
 */
export async function once(
  db: Database,
  request: KeyedRequest,
  now: Date,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { userId, key, requestHash } = request;
  const fresh = { requestHash, createdAt: now, status: null, body: null };
  const taken = await db
    .insert(idempotencyKey)
    .values({ userId, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKey.userId, idempotencyKey.key],
      set: fresh,
      setWhere: lt(idempotencyKey.createdAt, new Date(now.getTime() - RETENTION_MS)),
    })
    .returning({ key: idempotencyKey.key });
  const row = and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key));
  if (taken.length > 0) {
    const reply = await work();
    const body = reply.body.toString();
    await db.update(idempotencyKey).set({ status: reply.status, body }).where(row);
    return reply;
  }
  const stored = await storedReply(db, request, now);
  // The work of the first request has not been stored: its process died, or the key has just run out.
  if (!stored) throw new HttpError('UNAVAILABLE');
  return stored;
}

/**
 * The stored response of a key, if there is one.
 *
 * @throws HttpError `IDEMPOTENCY_MISMATCH` when the key came with another request before.
 */
export async function storedReply(
  db: Database,
  { userId, key, requestHash }: KeyedRequest,
  now: Date,
): Promise<Reply | undefined> {
  const [stored] = await db
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.userId, userId),
        eq(idempotencyKey.key, key),
        gte(idempotencyKey.createdAt, new Date(now.getTime() - RETENTION_MS)),
      ),
    );
  if (stored && stored.requestHash !== requestHash) throw new HttpError('IDEMPOTENCY_MISMATCH');
  if (!stored || stored.status === null || stored.body === null) return undefined;
  return { status: stored.status, body: bytesOf(stored.body) };
}

/**
 * Refuses another key of a user whose quota is used up (`countStored`). None is removed before its day is
 * over: its request would be done again.
 *
 * @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`.
 */
export async function requireKeyQuota(
  db: Database,
  { userId }: Pick<KeyedRequest, 'userId'>,
): Promise<void> {
  const seconds = await secondsToWait(db, KEY_QUOTA, userId);
  if (seconds === 0) return;
  throw new HttpError('TOO_MANY_REQUESTS', {
    message: `Too many changes with an ${IDEMPOTENCY_HEADER} within a day. Try again later, or without one.`,
    headers: { 'Retry-After': String(seconds) },
  });
}

/**
 * Counts a stored response. The last statement of its transaction: the row is that of all writes of the user, which
 * wait for one another here alone.
 */
export async function countStored(
  db: Database,
  { userId }: Pick<KeyedRequest, 'userId'>,
  { body }: Reply,
): Promise<void> {
  await tally(db, KEY_QUOTA, userId, 1 + Math.floor(body.length / BYTES_PER_COUNT));
}

const DATED_AT_ONCE = 500;

/**
 * Removes the keys that are past their retention. A key of a clock that was ahead has its day from now on: removed at
 * once, its request could be done again.
 */
export async function forgetOldKeys(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const over = lt(idempotencyKey.createdAt, new Date(now.getTime() - RETENTION_MS));
  await deleteInBatches(db, idempotencyKey, over, { progress });
  const { createdAt } = idempotencyKey;
  const ahead = sql`select ctid from ${idempotencyKey} where ${gt(createdAt, clockLimit(now))}
    order by ${createdAt} desc limit ${DATED_AT_ONCE}`;
  await untilDone(progress, async () => {
    const { rowCount } = await db
      .update(idempotencyKey)
      .set({ createdAt: now })
      .where(sql`ctid = any(array(${ahead}))`);
    return rowCount === DATED_AT_ONCE;
  });
}
