import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import { networkOf } from './network.ts';

/** Only failures count: a right password takes its own try back. */
const PER_ACCOUNT = { points: 5, duration: 15 * 60 };
const PER_ADDRESS = { points: 300, duration: 60 * 60 };

/** Slows down guessing. Nothing here locks an account for anybody at another address. */
export interface LoginThrottle {
  /**
   * Counts a try before the password is looked at, so that tries at the same moment count too.
   * @throws Refusal `TOO_MANY_REQUESTS` with `Retry-After`.
   */
  count(email: string, address: string): Promise<void>;
  /** The password was right. */
  forgive(email: string, address: string): Promise<void>;
}

/** The throttle that all processes on one database share. */
export function loginThrottle(pool: Pool): LoginThrottle {
  const limiter = (keyPrefix: string, limit: typeof PER_ACCOUNT) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'login_throttle',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      ...limit,
    });
  const accounts = limiter('account', PER_ACCOUNT);
  const addresses = limiter('address', PER_ADDRESS);
  return {
    async count(email, address) {
      await take(addresses, networkOf(address));
      await take(accounts, accountKey(email, address));
    },
    async forgive(email, address) {
      await accounts.delete(accountKey(email, address));
      await addresses.reward(networkOf(address));
    },
  };
}

async function take(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw new Refusal('TOO_MANY_REQUESTS', {
      message: `Too many tries. Try again in ${minutes} min.`,
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** A hash: the table need not hold addresses of people who have no account. */
function accountKey(email: string, address: string): string {
  return createHash('sha256')
    .update(`${email} ${networkOf(address)}`)
    .digest('base64url');
}
