import { randomInt } from 'node:crypto';
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeOf,
} from '@booking/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { recoveryCode } from '../schema/two-factor.ts';
import { tokenHash } from '../secrets.ts';

const GROUP = 4;

/** Gives a user new recovery codes, and forgets the earlier ones. Only their hashes are stored. */
export async function renewRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ hash: hashOf(userId, code), userId })));
  return codes;
}

/** Uses a recovery code up. Returns whether it was one of the user's. */
export async function spendRecoveryCode(
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const spent = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.hash, hashOf(userId, code)), eq(recoveryCode.userId, userId)))
    .returning({ hash: recoveryCode.hash });
  return spent.length > 0;
}

/** 80 random bits, in groups that people can read and type. */
function newCode(): string {
  const letters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');
  return letters.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

function hashOf(userId: string, code: string): string {
  return tokenHash(`${userId} ${recoveryCodeOf(code)}`);
}
