import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The memory of a hash of the product, in KiB. */
const OF_PRODUCT = 19_456;
const LEAST = { memory: 8, passes: 1 };

const { argon2 } = crypto;

/**
 * Loaded before the tests of the server: a password is hashed at the least cost there is. At that of the product,
 * thousands of sign-ins take a core a minute. Hashes at another cost, and the processes that tests start, are as they are,
 * and so is all while `SLOW_PASSWORDS` is set.
 */
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(
    algorithm,
    parameters.memory === OF_PRODUCT && !process.env.SLOW_PASSWORDS
      ? { ...parameters, ...LEAST }
      : parameters,
    done,
  );
syncBuiltinESMExports();
