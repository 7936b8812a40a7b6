import { and, eq, ne } from 'drizzle-orm';
import type { ReadContext } from '../resource/context.ts';
import { appUser } from '../schema/tenant.ts';
import { allowanceOf, overLimit, refuseUnentitled } from '../subscription/index.ts';

/**
 * Refuses one more user than the plan of an institution includes, whose row is locked. Those who are deactivated don't
 * count. @param path The field that asks for it. @throws HttpError `NOT_ENTITLED`
 */
export async function requireSeat(
  { db }: ReadContext,
  institutionId: string,
  path: string,
): Promise<void> {
  const own = and(eq(appUser.institutionId, institutionId), ne(appUser.status, 'Inactive'));
  const count = (await db.$count(appUser, own)) + 1;
  const allowance = await allowanceOf(db, institutionId);
  refuseUnentitled(path, overLimit(allowance, 'users', count, ['user', 'users']));
}
