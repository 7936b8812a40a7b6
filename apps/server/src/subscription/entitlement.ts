import { type Entitlement, includes } from '@booking/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { HttpError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { subscription } from '../schema/subscription.ts';
import { currentOnly, entitlementsOf } from './document.ts';

/** Refuses a feature that the subscription of an institution does not include now. @throws HttpError `NOT_ENTITLED` */
export async function requireEntitlement(
  { db }: ReadContext,
  institutionId: string,
  entitlement: Entitlement,
): Promise<void> {
  const [found] = await db
    .select({
      entitlements: sql<Entitlement[]>`${entitlementsOf(subscription)}`,
      status: subscription.status,
    })
    .from(subscription)
    .where(and(eq(subscription.institutionId, institutionId), currentOnly));
  if (!includes(found, entitlement)) throw new HttpError('NOT_ENTITLED');
}
