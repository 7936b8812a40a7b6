import { sampleAccounts } from '@booking/api-client/sample';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM } from '../../database/scope.ts';
import { institutions } from '../../institution/store.ts';
import { asset } from '../../schema/asset.ts';
import { category } from '../../schema/category.ts';
import { subscription, subscriptionEntry } from '../../schema/subscription.ts';
import { appUser, institution, lastLogin } from '../../schema/tenant.ts';
import { balance } from '../../subscription/account.ts';
import { renewSubscriptions } from '../../subscription/renewals.ts';
import { settledStatus } from '../../subscription/settle.ts';
import { allDatabases, useTestApp } from '../../testing/app.ts';
import { LARGE_SAMPLE, writeLargeSample } from './large-sample.ts';

/** The same, in a size that a test can wait for. */
const SIZE = { institutes: 150, users: 1_200, assets: 3_000 };
const now = new Date();

it('the large sample is that of a platform with 5,000 institutes, 40,000 users and 100,000 assets', () => {
  expect(LARGE_SAMPLE).toEqual({ institutes: 5_000, users: 40_000, assets: 100_000 });
});

describe.each(allDatabases)('the large sample on $kind', (database) => {
  const test = useTestApp(database);

  async function rewrite() {
    await test.db.delete(subscriptionEntry);
    await test.db.delete(subscription);
    await test.db.update(institution).set({ ownerId: null });
    await test.db.delete(lastLogin);
    await test.db.delete(appUser);
    await test.db.delete(asset);
    await test.db.delete(category);
    await test.db.delete(institution);
    await writeLargeSample(test.db, now, 'no one signs in', SIZE);
    return {
      institutes: await test.db.select().from(institution).orderBy(institution.id),
      users: await test.db.select().from(appUser).orderBy(appUser.id),
      lastLogins: await test.db.select().from(lastLogin).orderBy(lastLogin.userId),
      subscriptions: await test.db.select().from(subscription).orderBy(subscription.id),
      entries: await test.db.select().from(subscriptionEntry).orderBy(subscriptionEntry.id),
    };
  }

  let written: Awaited<ReturnType<typeof rewrite>>;
  beforeAll(async () => {
    written = await rewrite();
  });

  it('has exactly so many institutes and users, each institute with its owner', async () => {
    const { institutes, users } = written;
    expect(institutes).toHaveLength(SIZE.institutes);
    expect(users).toHaveLength(SIZE.users);
    expect(await test.db.$count(asset)).toBe(SIZE.assets);
    const owners = new Map(users.map(({ id, institutionId }) => [id, institutionId]));
    for (const { id, ownerId } of institutes) expect(owners.get(ownerId ?? '')).toBe(id);
    const emails = users.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(sampleAccounts.map(({ email }) => email)));
    const context = { db: test.db, actor: { scope: PLATFORM } };
    const { total } = await institutions.list({ ...context, query: { search: 'owner@booking' } });
    expect(total).toBe(1);
  });

  it('is the same each time', async () => {
    expect(await rewrite()).toEqual(written);
  });

  it('has accounts that sum to what is due, and nothing that the renewals would still change', async () => {
    const { subscriptions, entries } = written;
    for (const { institutionId, status, dueSince, continuedById } of subscriptions) {
      if (continuedById) continue;
      const due = balance(entries.filter((entry) => entry.institutionId === institutionId));
      expect(due.dueSince).toBe(dueSince);
      expect(settledStatus(status, due)).toBe(status);
    }
    await renewSubscriptions(test.db, now);
    const after = await test.db.select().from(subscription).orderBy(subscription.id);
    expect(after).toEqual(subscriptions);
    for (const status of ['Active', 'Trialing', 'PastDue', 'Paused', 'Cancelled'] as const) {
      expect(await test.db.$count(subscription, eq(subscription.status, status))).toBeGreaterThan(
        0,
      );
    }
  });
});
