import crypto from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { syncBuiltinESMExports } from 'node:module';

/** The memory of a hash of the product, in KiB. */
const OF_PRODUCT = 19_456;
const LEAST = { memory: 8, passes: 1 };

const { argon2 } = crypto;
/** Channel that reports every hash, by its cost and the length of its result. */
const hashes = channel('booking:hash');

/**
 * Loaded before the tests of the server: a password is hashed at the least cost there is. At that of the product,
 * thousands of sign-ins take a core a minute. Hashes at another cost, and the processes that tests start, are as they are,
 * and so is all while `SLOW_PASSWORDS` is set.
 */
crypto.argon2 = (algorithm, parameters, done) => {
  const { memory, passes, parallelism, tagLength } = parameters;
  hashes.publish({ algorithm, memory, passes, parallelism, tagLength });
  const isQuick = memory === OF_PRODUCT && !process.env.SLOW_PASSWORDS;
  return argon2(algorithm, isQuick ? { ...parameters, ...LEAST } : parameters, done);
};
syncBuiltinESMExports();
