import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CLOCK_SKEW_SECONDS } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http-error.ts';
import { networkOf } from '../network.ts';
import { throttle } from '../schema/session.ts';
import { readPasswordLimits } from './limits.ts';
import { serializeByKey } from './queue.ts';

/** How many tries are free, and how long the next one has to wait then. Times in seconds. */
export interface Limit {
  readonly name: string;
  readonly free: number;
  /** Free tries that are older than this are forgotten. */
  readonly within: number;
  /** The wait after the last free try; it doubles with each further one, up to the longest. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Without a try for so long, everything is forgotten. */
  readonly memory: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How many are free, and within which time, is a setting of the platform (`session/limits.ts`). */
const ACCOUNT = {
  name: 'account',
  firstWait: MINUTE,
  longestWait: 15 * MINUTE,
  memory: DAY,
} as const satisfies Partial<Limit>;
const ADDRESS: Limit = {
  name: 'address',
  free: 300,
  within: HOUR,
  firstWait: MINUTE,
  longestWait: HOUR,
  memory: HOUR,
};
const MAIL: Limit = {
  name: 'mail',
  free: 3,
  within: HOUR,
  firstWait: HOUR,
  longestWait: HOUR,
  memory: HOUR,
};
const MAIL_ADDRESS: Limit = { ...ADDRESS, name: 'mail-address', free: 60 };
/** Same limit as emails, and counted apart from them: someone who has written to us may still forget a password. */
const ENQUIRY: Limit = { ...MAIL, name: 'enquiry' };
const ENQUIRY_ADDRESS: Limit = { ...MAIL_ADDRESS, name: 'enquiry-address' };

/**
 * Tries for an account, from all addresses together: only someone who knows its password gets that far, so no one else
 * can keep the owner out.
 */
const SECOND_FACTOR: Limit = {
  name: 'second-factor',
  free: 10,
  within: 15 * MINUTE,
  firstWait: MINUTE,
  longestWait: 15 * MINUTE,
  memory: DAY,
};
/** Each is read for some seconds and stored, 2 MB at most. */
const PICTURE: Limit = { ...MAIL, name: 'picture', free: 20 };
/** Twenty of each of some categories. */
const CATEGORY_PICTURE: Limit = { ...PICTURE, name: 'category-picture', free: 300 };
/** Each is a session, which is kept for a week. */
const HAND_OVER: Limit = { ...MAIL, name: 'hand-over', free: 60 };
/** Each sends an email to the user whose password an administrator sets. */
const PASSWORD_SET: Limit = { ...MAIL, name: 'password-set', free: 5 };
/** Each is an email with words of its own to someone who has not asked for it. */
const INVITATION: Limit = {
  name: 'invitation',
  free: 100,
  within: DAY,
  firstWait: DAY,
  longestWait: DAY,
  memory: DAY,
};

/** Slows down guessing. Nothing here locks an account for anyone at another address. */
export interface Throttle {
  /**
   * Counts a try before the password is looked at, so that tries at the same moment count too.
   * @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`.
   */
  countPassword(email: string, address: string): Promise<void>;
  /**
   * Counts a try, looks at the password and takes the count back if it was right: `look` returns what
   * the right one opens, and undefined for a wrong one. Tries of one account from one address come one
   * after another, so that right ones at the same moment are no failures.
   * @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`.
   */
  tryPassword<T>(
    email: string,
    address: string,
    look: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
  /** The password that was counted was right: only failures count. */
  forgivePassword(email: string, address: string): Promise<void>;
  /** There is a new password: failures with the old one are over. Nothing was counted for this. */
  forgiveAccount(email: string, address: string): Promise<void>;
  /**
   * Like `tryPassword`, for the code of a user whose password was right. @throws HttpError `TOO_MANY_REQUESTS` with
   * `Retry-After`.
   */
  trySecondFactor<T>(userId: string, look: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Counts a request for an email. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
  countMail(email: string, address: string): Promise<void>;
  /** Counts an enquiry of the site. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
  countEnquiry(email: string, address: string): Promise<void>;
  /** Counts a picture that someone stores. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
  countPicture(userId: string): Promise<void>;
  /** Counts a picture of a category. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
  countCategoryPicture(userId: string): Promise<void>;
  /** Counts a session that someone hands over. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
  countHandOver(userId: string): Promise<void>;
  /** Counts a password that an administrator sets for someone. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
  countPasswordSet(userId: string): Promise<void>;
  /** Counts an invitation of an institute. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
  countInvitation(institutionId: string): Promise<void>;
  /** The counted enquiry was not delivered: its sender may try again. */
  forgiveEnquiry(email: string, address: string): Promise<void>;
}

/** The throttle that all processes on one database share. */
export function createThrottle(db: Database): Throttle {
  const both = async (wide: Limit, narrow: Limit, email: string, address: string) => {
    await count(db, wide, networkOf(address));
    await count(db, narrow, accountKey(email, address), email);
  };
  const forgiveAccount = async (email: string, address: string) => {
    await db.delete(throttle).where(eq(throttle.key, keyOf(ACCOUNT, accountKey(email, address))));
  };
  const countPassword = async (email: string, address: string) => {
    const { tries: free, minutes } = await readPasswordLimits(db);
    await both(ADDRESS, { ...ACCOUNT, free, within: minutes * MINUTE }, email, address);
  };
  const forgivePassword = async (email: string, address: string) => {
    await forgiveAccount(email, address);
    await takeBack(db, ADDRESS, networkOf(address));
  };
  // Those of all accounts have been admitted before.
  const oneByOne = serializeByKey(Number.POSITIVE_INFINITY);
  return {
    countPassword,
    forgivePassword,
    tryPassword: (email, address, look) =>
      oneByOne(accountKey(email, address), async () => {
        await countPassword(email, address);
        const opened = await look();
        if (opened !== undefined) await forgivePassword(email, address);
        return opened;
      }),
    trySecondFactor: (userId, look) =>
      oneByOne(`${SECOND_FACTOR.name} ${userId}`, async () => {
        await count(db, SECOND_FACTOR, userId);
        const opened = await look();
        if (opened !== undefined) {
          await db.delete(throttle).where(eq(throttle.key, keyOf(SECOND_FACTOR, userId)));
        }
        return opened;
      }),
    countMail: (email, address) => both(MAIL_ADDRESS, MAIL, email, address),
    countEnquiry: (email, address) => both(ENQUIRY_ADDRESS, ENQUIRY, email, address),
    countPicture: (userId) => count(db, PICTURE, userId),
    countCategoryPicture: (userId) => count(db, CATEGORY_PICTURE, userId),
    countHandOver: (userId) => count(db, HAND_OVER, userId),
    countPasswordSet: (userId) => count(db, PASSWORD_SET, userId),
    countInvitation: (institutionId) => count(db, INVITATION, institutionId),
    async forgiveEnquiry(email, address) {
      await takeBack(db, ENQUIRY_ADDRESS, networkOf(address));
      await takeBack(db, ENQUIRY, accountKey(email, address));
    },
    forgiveAccount,
  };
}

/** Takes one try back, and with it the wait that it has brought. */
async function takeBack(db: Database, limit: Limit, whose: string): Promise<void> {
  await db
    .update(throttle)
    .set({ tries: sql`greatest(${throttle.tries} - 1, 0)`, blockedUntil: null })
    .where(eq(throttle.key, keyOf(limit, whose)));
}

/** Counts one try. @throws HttpError `TOO_MANY_REQUESTS` with `Retry-After`. */
async function count(db: Database, limit: Limit, whose: string, email?: string): Promise<void> {
  if (!(await tally(db, limit, whose, 1, email))) {
    throw tooMany(Math.max(1, await secondsToWait(db, limit, whose)));
  }
}

/** Counts tries in one statement, so that no two of them see the same number. Returns whether they may be: none is counted during a wait. */
export async function tally(
  db: Database,
  limit: Limit,
  whose: string,
  by: number,
  email?: string,
): Promise<boolean> {
  const account = limit.name === ACCOUNT.name && email ? hashOf(email) : null;
  const now = new Date();
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const key = keyOf(limit, whose);
  const isOver = sql`${throttle.tries} >= ${limit.free}`;
  // A clock that was wrong has written what no try can have led to.
  const ahead = (seconds: number) => ago(-seconds - CLOCK_SKEW_SECONDS).toISOString();
  const isFromFuture = sql`${throttle.since} > ${ahead(0)}::timestamptz`;
  const isForgotten = sql`${isFromFuture} or ${throttle.since} <= case when ${isOver}
    then ${ago(limit.memory).toISOString()}::timestamptz
    else ${ago(limit.within).toISOString()}::timestamptz end`;
  const tries = sql`case when ${isForgotten} then ${by}::int else ${throttle.tries} + ${by}::int end`;
  const wait = sql`least(${limit.firstWait} * power(2, least((${tries}) - ${limit.free}, 20)), ${limit.longestWait})`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(throttle)
    .values({ key, tries: by, since: now, account })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        tries,
        account,
        since: sql`case when ${isForgotten} or (${tries}) >= ${limit.free} then ${at} else ${throttle.since} end`,
        blockedUntil: sql`case when (${tries}) >= ${limit.free} then ${at} + ${wait} * interval '1 second' end`,
      },
      setWhere: sql`${throttle.blockedUntil} is null or ${throttle.blockedUntil} <= ${at}
        or ${throttle.blockedUntil} > ${ahead(limit.longestWait)}::timestamptz`,
    })
    .returning({ tries: throttle.tries });
  return counted !== undefined;
}

/** Returns the seconds until the next try may be; 0 where there is nothing to wait for. */
export async function secondsToWait(db: Database, limit: Limit, whose: string): Promise<number> {
  const now = Date.now();
  const [row] = await db
    .select()
    .from(throttle)
    .where(eq(throttle.key, keyOf(limit, whose)));
  const left = (row?.blockedUntil?.getTime() ?? 0) - now;
  const isMeant = left > 0 && left <= (limit.longestWait + CLOCK_SKEW_SECONDS) * 1000;
  return isMeant ? Math.ceil(left / 1000) : 0;
}

function tooMany(seconds: number): HttpError {
  const wait =
    seconds > 2 * HOUR ? `${Math.ceil(seconds / HOUR)} h` : `${Math.ceil(seconds / MINUTE)} min`;
  return new HttpError('TOO_MANY_REQUESTS', {
    message: `Too many attempts. Try again in ${wait}.`,
    headers: { 'Retry-After': String(seconds) },
  });
}

/** A hash: the table need not hold addresses of people who have no account. */
function accountKey(email: string, address: string): string {
  return createHash('sha256')
    .update(`${email} ${networkOf(address)}`)
    .digest('base64url');
}

function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

/** Whether a row keeps someone waiting now. A time that only a wrong clock can have written does not count, as in `count`. */
const isBlocking = sql`(${throttle.blockedUntil} > now()
  and ${throttle.blockedUntil} <= now() + ${ACCOUNT.longestWait + CLOCK_SKEW_SECONDS} * interval '1 second')`;

const hashIn = (email: AnyPgColumn) => sql`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

/** Returns until when sign-ins of an account wait, wherever the wrong passwords came from; null when none does. */
export function lockedUntil(email: AnyPgColumn): SQL {
  return sql`(select max(${throttle.blockedUntil}) from ${throttle}
    where ${throttle.account} = ${hashIn(email)} and ${isBlocking})`;
}

/** Whether sign-ins of an account wait. Those that do are looked for once, however many accounts there are. */
export function isLocked(email: AnyPgColumn): SQL {
  return sql`(${hashIn(email)} in (select ${throttle.account} from ${throttle}
    where ${throttle.account} is not null and ${isBlocking}))`;
}

/** Forgets the wrong passwords of an account from every address, so that its owner may sign in at once. */
export async function unlockAccount(db: Database, email: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.account, hashOf(email)));
}

function keyOf(limit: Pick<Limit, 'name'>, whose: string): string {
  return `${limit.name}:${whose}`;
}
