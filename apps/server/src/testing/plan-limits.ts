import { ENTITLEMENT_KEYS } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { subscription } from '../schema/subscription.ts';
import type { TestApp } from './app.ts';

/** Sells an institute every feature, so that none of its calls is refused for its plan. */
export function upgrade(test: TestApp, institutionId: string): Promise<void> {
  return setPlan(test, institutionId, 'entitlements', ENTITLEMENT_KEYS);
}

/** Lets an institute have any number of rows: none of its requests ends at what its plan allows. */
export function liftLimits(test: TestApp, institutionId: string): Promise<void> {
  const none = { users: null, assets: null, categories: null, messagesPerMonth: null };
  return setPlan(test, institutionId, 'limits', none);
}

async function setPlan(
  { db }: TestApp,
  institutionId: string,
  part: 'entitlements' | 'limits',
  value: unknown,
): Promise<void> {
  const path = `{${part}}`;
  await db
    .update(subscription)
    .set({
      planSnapshot: sql`jsonb_set(${subscription.planSnapshot}, ${path}::text[], ${JSON.stringify(value)}::jsonb)`,
    })
    .where(eq(subscription.institutionId, institutionId));
}
