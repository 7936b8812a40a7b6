import { PASSWORD_MINUTES, PASSWORD_TRIES } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bkbtrSetting } from '../schema/bkbtr-setting.ts';
import type { SessionLimits } from './families.ts';

/** How many wrong passwords of an account are free, and the minutes in which they count. */
export interface PasswordLimits {
  readonly tries: number;
  readonly minutes: number;
}

/** How long sessions live: as the platform's settings say, else as the installation is configured. */
export async function readSessionLimits(
  db: Database,
  configured: SessionLimits,
): Promise<SessionLimits> {
  const [row] = await db.select({ security: bkbtrSetting.security }).from(bkbtrSetting);
  const { sessionIdleMinutes, sessionHours } = row?.security ?? {};
  return {
    ...configured,
    ...(sessionIdleMinutes && { idleSeconds: sessionIdleMinutes * 60 }),
    ...(sessionHours && { absoluteSeconds: sessionHours * 3600 }),
  };
}

/** The idle seconds of `readSessionLimits`, inside a statement: read with every call, at no further cost. */
export function idleSeconds(configured: SessionLimits): SQL {
  const minutes = sql`(select (${bkbtrSetting.security} ->> 'sessionIdleMinutes')::int from ${bkbtrSetting})`;
  return sql`coalesce(${minutes} * 60, ${configured.idleSeconds}::int)`;
}

/** How passwords may be guessed at, by the platform's settings. */
export async function readPasswordLimits(db: Database): Promise<PasswordLimits> {
  const [row] = await db.select({ security: bkbtrSetting.security }).from(bkbtrSetting);
  const { passwordTries = PASSWORD_TRIES.default, passwordMinutes = PASSWORD_MINUTES.default } =
    row?.security ?? {};
  return { tries: passwordTries, minutes: passwordMinutes };
}
