import { REFERENCES, type ReferenceName, type ReferenceRule } from '@booking/api-client/contract';
import { arrayContains, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asset } from '../schema/asset.ts';
import { channel, channelMapping } from '../schema/channel.ts';
import { statusColor } from '../schema/color.ts';
import { pricing } from '../schema/pricing.ts';
import { rate } from '../schema/rate.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { subscription } from '../schema/subscription.ts';
import { appUser } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { databases } from '../testing/app.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { homeOf } from '../testing/home-of.ts';
import { idMakers } from '../testing/id-makers.ts';
import { makeChannel } from '../testing/make-rows.ts';
import { type Ask, useReferences } from '../testing/references.ts';

/** How the target of a reference is taken away or renamed, and what the reference says after that. */
interface Made {
  readonly remove: Ask;
  readonly rename?: Ask;
  readonly afterRemove?: () => Promise<void>;
  readonly afterRename?: () => Promise<void>;
}

/** References whose targets can go. Each needs its maker below. */
type Tested = {
  [N in ReferenceName]: (typeof REFERENCES)[N]['removed'] extends 'never' ? never : N;
}[ReferenceName];

const rules: readonly (readonly [string, { removed: ReferenceRule; renamed?: ReferenceRule }])[] =
  Object.entries(REFERENCES);

describe.each(databases)('what something refers to on $kind', (database) => {
  const { test, home, done, savePackages, packageOf, setRate, send } = useReferences(database);

  const ofCategory = (id: string): Made => ({ remove: ['DELETE', `/category/${id}`] });
  const ofColor = (id: string): Made => ({ remove: ['DELETE', `/color/${id}`, {}] });

  async function connected() {
    const channelId = await makeChannel(test, home);
    const categoryId = await idMakers.categoryId(test, home);
    await test.db
      .insert(channelMapping)
      .values({ channelId, categoryId, isSold: true, externalRoomId: 'R1', fields: {} });
    return { channelId, categoryId };
  }

  async function statusDrawnIn(part: 'fillId' | 'borderId'): Promise<Made> {
    const id = await idMakers.colorId(test, home);
    const [status] = await test.db.select().from(statusColor).limit(1);
    await test.db
      .update(statusColor)
      .set({ [part]: id })
      .where(eq(statusColor.id, status?.id ?? ''));
    return ofColor(id);
  }
  async function ofPackage(): Promise<Made> {
    await done(...savePackages(packageOf('EP', true), packageOf('CP')));
    return {
      remove: savePackages(packageOf('EP', true)),
      rename: savePackages(packageOf('EP', true), packageOf('CP2')),
    };
  }

  /** A role of the template, which someone or something has. */
  async function ofRole(use: (role: string) => Promise<void>, now: () => Promise<unknown>) {
    const { templateId } = await homeOf(test, home);
    const role = `Night desk of ${home.id.slice(-6)}`;
    const path = '/rolePermission/save';
    await done('PATCH', path, { template: templateId, roles: [{ role }] });
    const [row] = await test.db
      .select({ id: rolePermission.id })
      .from(rolePermission)
      .where(eq(rolePermission.role, role));
    await use(role);
    const next = `${role} at night`;
    const roles = [{ _id: row?.id, role: next }];
    const saved: Made = {
      remove: ['PATCH', path, { template: templateId, removed: [row?.id] }],
      rename: ['PATCH', path, { template: templateId, roles }],
      afterRename: async () => expect(await now()).toBe(next),
    };
    return saved;
  }

  async function messageAbout(conditions: object): Promise<void> {
    const id = await idMakers.actionId(test, home);
    await done('PATCH', `/whatsapp/${id}`, { conditions });
  }

  const makers: Readonly<Record<Tested, () => Promise<Made>>> = {
    'asset.category': async () => {
      const id = await idMakers.assetId(test, home);
      const [row] = await test.db.select().from(asset).where(eq(asset.id, id));
      return ofCategory(row?.categoryId ?? '');
    },
    'asset.connectingAssets': async () => {
      const [assetId, connectedId] = [
        await idMakers.assetId(test, home),
        await idMakers.assetId(test, home),
      ];
      await done('PATCH', `/asset/${assetId}`, { connectingAssets: [connectedId] });
      return {
        remove: ['DELETE', `/asset/${connectedId}`],
        afterRemove: async () => {
          const { connectingAssets, __v } = (await done('GET', `/asset/${assetId}`)).asset;
          expect({ connectingAssets, __v }).toEqual({ connectingAssets: [], __v: 2 });
          expect(
            await test.db.$count(asset, arrayContains(asset.connectingIds, [connectedId])),
          ).toBe(0);
        },
      };
    },
    'category.color': async () => {
      const color = await idMakers.colorId(test, home);
      await done('PATCH', `/category/${await idMakers.categoryId(test, home)}`, { color });
      return ofColor(color);
    },
    'color.statuses.border': () => statusDrawnIn('borderId'),
    'color.statuses.fill': () => statusDrawnIn('fillId'),
    'institution.channels.ota': async () => {
      const id = await makeChannel(test, home);
      const [row] = await test.db.select().from(channel).where(eq(channel.id, id));
      return { remove: ['DELETE', `/ota/${row?.otaId}`] };
    },
    'institution.channels.rateMappings.category': async () =>
      ofCategory((await connected()).categoryId),
    'institution.channels.rateMappings.ratePackage': async () => {
      const reference = await ofPackage();
      const { channelId, categoryId } = await connected();
      const derived = { mode: 'none', value: 0 } as const;
      const mapped = { category: categoryId, ratePackage: 'CP', occupancy: null, derived };
      await test.db
        .update(channel)
        .set({ rateMappings: [{ ...mapped, externalRateId: 'STD' }] })
        .where(eq(channel.id, channelId));
      return reference;
    },
    'institution.channels.roomMappings.category': async () =>
      ofCategory((await connected()).categoryId),
    'ota.color': async () => {
      const color = await idMakers.colorId(test, home);
      await done('PATCH', `/ota/${await idMakers.otaId(test, home)}`, { color });
      return ofColor(color);
    },
    'pricing.inherits': async () => {
      const [child, parent] = [
        await idMakers.planId(test, home),
        await idMakers.planId(test, home),
      ];
      await test.db.update(pricing).set({ inheritsId: parent }).where(eq(pricing.id, child));
      return { remove: ['DELETE', `/pricing/${parent}`] };
    },
    'rate.changes.scope.assets': async () => {
      const id = await idMakers.assetId(test, home);
      await setRate({ assets: [id] }, { minStay: 2 });
      expect(await test.db.$count(rate, eq(rate.assetId, id))).toBe(1);
      return {
        remove: ['DELETE', `/asset/${id}`],
        afterRemove: async () => expect(await test.db.$count(rate, eq(rate.assetId, id))).toBe(0),
      };
    },
    'rate.changes.scope.categories': async () => {
      const id = await idMakers.categoryId(test, home);
      await setRate({ categories: [id] }, { minStay: 2 });
      return ofCategory(id);
    },
    'rate.changes.scope.ratePackages': async () => {
      const reference = await ofPackage();
      const id = await idMakers.categoryId(test, home);
      await setRate({ categories: [id], ratePackages: ['CP'] }, { stopSell: true });
      return reference;
    },
    'subscription.pricing': async () => {
      const id = await idMakers.planId(test, home);
      await test.db
        .update(subscription)
        .set({ pricingId: id })
        .where(eq(subscription.institutionId, home.id));
      return { remove: ['DELETE', `/pricing/${id}`] };
    },
    'user.role': () => {
      const owner = eq(appUser.email, home.ownerEmail);
      return ofRole(
        async (role) => void (await test.db.update(appUser).set({ role }).where(owner)),
        async () => (await test.db.select().from(appUser).where(owner))[0]?.role,
      );
    },
    'whatsapp.audience.role': async () => {
      const id = await idMakers.actionId(test, home);
      return ofRole(
        async (role) =>
          void (await done('PATCH', `/whatsapp/${id}`, { audience: { kind: 'Role', role } })),
        async () =>
          (await test.db.select().from(whatsapp).where(eq(whatsapp.id, id)))[0]?.audience.role,
      );
    },
    'whatsapp.conditions.categories': async () => {
      const id = await idMakers.categoryId(test, home);
      await messageAbout({ categories: [id] });
      return ofCategory(id);
    },
    'whatsapp.conditions.sources': async () => {
      const id = await idMakers.otaId(test, home);
      await messageAbout({ sources: [id] });
      return { remove: ['DELETE', `/ota/${id}`] };
    },
  };

  async function expectRule(rule: ReferenceRule, ask: Ask, after?: () => Promise<void>) {
    const before = await fingerprint(test.db);
    const { status, body } = await send(...ask);
    if (rule === 'follows') {
      expect(status, JSON.stringify(body)).toBe(200);
      expect(after).toBeDefined();
      return after?.();
    }
    expect(status, JSON.stringify(body)).toBe(409);
    expect(body.code).toBe('IN_USE');
    expect(body.data.blockers).toHaveLength(1);
    const [{ count, names }] = body.data.blockers;
    expect({ count, names }).toEqual({ count: 1, names: [expect.any(String)] });
    expect(body.message).toContain(names[0]);
    expect(await fingerprint(test.db)).toEqual(before);
  }

  const tested = rules.filter(([, { removed }]) => removed !== 'never');

  it.each(tested)('is refused by its uses, or they follow: %s', async (name, rule) => {
    const { remove, rename, afterRemove, afterRename } = await makers[name as Tested]();
    // A reference that follows a new name still keeps its target.
    if (rule.renamed === 'refused' && rename) await expectRule('refused', rename);
    await expectRule(rule.removed, remove, afterRemove);
    if (rule.renamed === 'follows' && rename) await expectRule('follows', rename, afterRename);
    expect(rename === undefined).toBe(rule.renamed === undefined);
  });
});
