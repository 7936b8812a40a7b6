import { REFERENCES, type ReferenceName } from '@booking/api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { channel } from '../schema/channel.ts';
import { ota } from '../schema/ota.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { setting } from '../schema/setting.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { allDatabases, useTestApp } from '../testing/app.ts';
import { useHome } from '../testing/home.ts';
import { homeOf } from '../testing/home-of.ts';
import { idMakers } from '../testing/id-makers.ts';
import { makeChannel } from '../testing/make-rows.ts';

type Ask = readonly [method: string, path: string, body?: object];

/** Something that begins to refer to a target while that is taken away. */
interface Race {
  readonly take: Ask;
  readonly remove: Ask;
  /** A row that both have to wait for: the target where it has one. */
  readonly held: SQL;
  /** Whether the reference is there. */
  readonly isTaken: SQL;
  /** Whether the target is there. */
  readonly isThere: SQL;
}

/** References without a foreign key, as a part of a JSON list or a text: the database refuses none that is dead. */
type Loose =
  | 'asset.connectingAssets'
  | 'institution.channels.rateMappings.ratePackage'
  | 'user.role'
  | 'whatsapp.audience.role'
  | 'whatsapp.conditions.categories'
  | 'whatsapp.conditions.sources';

describe.each(allDatabases)(
  'a reference that is taken up while its target goes, on $kind',
  (database) => {
    const test = useTestApp(database);
    const { home, send, done } = useHome(test);

    const ofHome = () =>
      sql`select from ${institution} where ${institution.id} = ${home.id} for update`;
    async function message(change: object, isTaken: (id: string) => SQL) {
      const id = await idMakers.actionId(test, home);
      const take: Ask = ['PATCH', `/whatsapp/${id}`, change];
      return { take, isTaken: isTaken(id) };
    }
    const namesIn = (part: string, target: string) => (id: string) =>
      sql`select from ${whatsapp} where ${whatsapp.id} = ${id}
      and ${whatsapp.conditions} -> ${part}::text @> to_jsonb(array[${target}::text])`;

    async function newRole() {
      const { templateId } = await homeOf(test, home);
      const role = `Porter of ${home.id.slice(-6)}`;
      await done('PATCH', '/rolePermission/save', { template: templateId, roles: [{ role }] });
      const isRole = sql`${rolePermission.role} = ${role}`;
      const [row] = await test.db.select().from(rolePermission).where(isRole);
      const body = { template: templateId, removed: [row?.id] };
      const remove: Ask = ['PATCH', '/rolePermission/save', body];
      const isThere = sql`select from ${rolePermission} where ${isRole}`;
      return { role, remove, isThere, held: sql`${isThere} for update` };
    }

    const makers: Readonly<Record<Loose, () => Promise<Race>>> = {
      'asset.connectingAssets': async () => {
        const [assetId, connectedId] = [
          await idMakers.assetId(test, home),
          await idMakers.assetId(test, home),
        ];
        const isThere = sql`select from ${asset} where ${asset.id} = ${connectedId}`;
        return {
          take: ['PATCH', `/asset/${assetId}`, { connectingAssets: [connectedId] }],
          remove: ['DELETE', `/asset/${connectedId}`],
          held: ofHome(),
          isTaken: sql`select from ${asset} where ${connectedId} = any(${asset.connectingIds})`,
          isThere,
        };
      },
      'institution.channels.rateMappings.ratePackage': async () => {
        const packageOf = (key: string, isDefault: boolean) => ({
          ...{ key, name: key, mode: 'amount', value: 0, meals: [], isDefault },
        });
        const save = (...ratePackages: readonly object[]): Ask => [
          'PATCH',
          '/setting/save',
          { institution: home.id, rates: { ratePackages } },
        ];
        await done(...save(packageOf('EP', true), packageOf('CP', false)));
        const mapped = await idMakers.categoryId(test, home);
        const channelId = await makeChannel(test, home);
        const roomMappings = [{ category: mapped, isSold: true, externalRoomId: 'R1', fields: {} }];
        const connection = {
          ...{ _id: channelId, title: 'An OTA', propertyCode: channelId, mode: 'Manual' },
          ...{ status: 'Paused', markup: { mode: 'none', value: 0 }, roomMappings },
          ota: (await test.db.select().from(channel).where(eq(channel.id, channelId)))[0]?.otaId,
        };
        const rateMappings = [{ category: mapped, ratePackage: 'CP', externalRateId: 'STD' }];
        const channels = [{ ...connection, rateMappings }];
        return {
          take: ['PATCH', `/institution/${home.id}`, { channels }],
          remove: save(packageOf('EP', true)),
          held: ofHome(),
          isTaken: sql`select from ${channel} where ${channel.id} = ${channelId}
          and ${channel.rateMappings} @> '[{"ratePackage": "CP"}]'`,
          isThere: sql`select from ${setting} where ${setting.institutionId} = ${home.id}
          and ${setting.rates} -> 'ratePackages' @> '[{"key": "CP"}]'`,
        };
      },
      'user.role': async () => {
        const { role, ...gone } = await newRole();
        const id = await idMakers.userId(test, home);
        // Another owner stays.
        const [owner] = await test.db.select().from(appUser).where(eq(appUser.id, id));
        if (!owner) throw new Error('There is no owner.');
        const colleague = { ...owner, id: home.id, email: `${home.id}@people.example` };
        await test.db.insert(appUser).values(colleague);
        return {
          ...gone,
          take: ['PATCH', `/user/${home.id}`, { role }],
          isTaken: sql`select from ${appUser} where ${appUser.role} = ${role}`,
        };
      },
      'whatsapp.audience.role': async () => {
        const { role, ...gone } = await newRole();
        return {
          ...gone,
          ...(await message(
            { audience: { kind: 'Role', role } },
            (id) => sql`select from ${whatsapp} where ${whatsapp.id} = ${id}
            and ${whatsapp.audience} ->> 'role' = ${role}`,
          )),
        };
      },
      'whatsapp.conditions.categories': async () => {
        const id = await idMakers.categoryId(test, home);
        const isThere = sql`select from ${category} where ${category.id} = ${id}`;
        const conditions = { categories: [id] };
        return {
          remove: ['DELETE', `/category/${id}`],
          held: sql`${isThere} for update`,
          isThere,
          ...(await message({ conditions }, namesIn('categories', id))),
        };
      },
      'whatsapp.conditions.sources': async () => {
        const id = await idMakers.otaId(test, home);
        const isThere = sql`select from ${ota} where ${ota.id} = ${id}`;
        return {
          remove: ['DELETE', `/ota/${id}`],
          held: sql`${isThere} for update`,
          isThere,
          ...(await message({ conditions: { sources: [id] } }, namesIn('sources', id))),
        };
      },
    };

    /** Waits until `count` transactions wait for a lock of another one. */
    const untilWaiting = (count: number) =>
      vi.waitUntil(
        async () => {
          const { rowCount } = await test.pool.query(`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
          return rowCount === count;
        },
        { timeout: 300_000, interval: 10 },
      );

    /** Sends two requests, each of which has read what it can before either has its locks. */
    async function sendTogether(held: SQL, first: Ask, second: Ask) {
      // The embedded database has one connection: a transaction is over before the next one begins.
      if (database.kind === 'pglite') return Promise.all([send(...first), send(...second)]);
      return test.db
        .transaction(async (db) => {
          await db.execute(held);
          const firstAnswer = send(...first);
          await untilWaiting(1);
          const secondAnswer = send(...second);
          await untilWaiting(2);
          return () => Promise.all([firstAnswer, secondAnswer]);
        })
        .then((answers) => answers());
    }

    const has = async (rows: SQL) => ((await test.db.execute(rows)).rowCount ?? 0) > 0;

    describe.each(Object.entries(makers))('%s', (name, make) => {
      const { removed } = REFERENCES[name as ReferenceName];

      it.each([true, false])('names nothing that is gone; taken up first: %s', async (isFirst) => {
        const { take, remove, held, isTaken, isThere } = await make();
        const asks = isFirst ? ([take, remove] as const) : ([remove, take] as const);
        const answers = await sendTogether(held, ...asks);
        const said = answers.map(({ status, body }) => `${status} ${body.code} ${body.message}`);
        const [first, second] = answers.map(({ status }) => status);
        // On the embedded database either may be first.
        if (database.kind === 'postgres') expect(first, String(said)).toBe(200);
        if (removed === 'refused')
          expect([first, second].toSorted(), String(said)).not.toEqual([200, 200]);
        for (const { status } of answers) expect(status, String(said)).toBeLessThan(500);
        const isKept = removed === 'refused' && answers[isFirst ? 0 : 1]?.status === 200;
        expect([await has(isTaken), await has(isThere)], String(said)).toEqual([isKept, isKept]);
      });
    });
  },
);
