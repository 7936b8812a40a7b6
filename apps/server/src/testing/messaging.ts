import type { Entitlement } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { subscription } from '../schema/subscription.ts';
import type { Institute, TestApp } from './app.ts';

export const body = { kind: 'Guest' } as const;
export const arrival = {
  name: 'Arrival reminder',
  event: 'checkInReminder',
  trigger: 'Before',
  offset: { value: 24, unit: 'hour' },
  audience: body,
  template: { name: 'thank_you', language: 'en' },
  variables: [
    { key: '1', path: 'guest.firstName', text: 'guest' },
    { key: '2', text: 'Lakeview Residency' },
  ],
};

export async function include(test: TestApp, { id }: Institute, ...entitlements: Entitlement[]) {
  const limits = { categories: null, assets: null, users: null, channels: null };
  const planSnapshot = { entitlements, limits: { ...limits, messagesPerMonth: null } };
  await test.db
    .update(subscription)
    .set({ planSnapshot })
    .where(eq(subscription.institutionId, id));
}
