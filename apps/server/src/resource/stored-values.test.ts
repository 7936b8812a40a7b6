import { POLICY_DEFAULTS, SETTING_DEFAULTS } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { policy, policyVersion } from '../schema/policy.ts';
import { pricing } from '../schema/pricing.ts';
import { setting } from '../schema/setting.ts';
import { institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';
import { allDatabases, useTestApp } from '../testing/app.ts';
import { useHome } from '../testing/home.ts';
import { idMakers } from '../testing/id-makers.ts';

/** A value that an older release has stored, by wider bounds than those of today. */
interface Stored {
  /** Paths that return it. */
  readonly reads: readonly string[];
  readonly path: string;
  /** Changes something else beside it. */
  readonly other: object;
  /** Changes the value itself to one that is not right either, and the field that says so. */
  readonly touched: readonly [body: object, field: string];
}

const { rates, stayTimes, taxes } = SETTING_DEFAULTS;
const [room] = rates.ratePackages;
const breakfast = { ...room, key: 'CP', name: 'Breakfast', isDefault: false };
const DAYS = 'startDate=2026-01-01&endDate=2026-01-02';
const UNKNOWN_ZONE = 'Mars/Olympus';

describe.each(allDatabases)('values of an older release on $kind', (database) => {
  const test = useTestApp(database);
  const { home, send } = useHome(test);

  const ofHome = (body: object) => ({ institution: home.id, ...body });

  /** Settings that are saved, with sections as they are stored. */
  async function settings(sections: object): Promise<Pick<Stored, 'reads' | 'path'>> {
    await send('PATCH', '/setting/save', ofHome({ numbering: SETTING_DEFAULTS.numbering }));
    await test.db.update(setting).set(sections).where(eq(setting.institutionId, home.id));
    return {
      reads: [`/setting?institution=${home.id}`, `/rate?institution=${home.id}&${DAYS}`],
      path: '/setting/save',
    };
  }

  const makers: Readonly<Record<string, () => Promise<Stored>>> = {
    'an early check-in after check-in': async () => ({
      ...(await settings({
        stayTimes: {
          ...stayTimes,
          earlyCheckIn: { isAllowed: true, fromTime: '15:00', charge: 0 },
        },
      })),
      other: ofHome({ stayTimes: { checkOutTime: '10:30' } }),
      touched: [
        ofHome({ stayTimes: { earlyCheckIn: { isAllowed: true, fromTime: '16:00', charge: 0 } } }),
        'stayTimes.earlyCheckIn.fromTime',
      ],
    }),
    'a lowest rate above the highest one': async () => ({
      ...(await settings({ rates: { ...rates, minRate: 900, maxRate: 800 } })),
      other: ofHome({ rates: { rounding: 50 } }),
      touched: [ofHome({ rates: { maxRate: 700 } }), 'rates.maxRate'],
    }),
    'a package that takes off more than the price': async () => ({
      ...(await settings({
        rates: { ...rates, ratePackages: [room, { ...breakfast, mode: 'percent', value: -150 }] },
      })),
      other: ofHome({ rates: { rounding: 50 } }),
      touched: [
        ofHome({
          rates: { ratePackages: [room, { ...breakfast, mode: 'percent', value: -151 }] },
        }),
        'rates.ratePackages.1.value',
      ],
    }),
    'an amount with more digits than its currency': async () => ({
      ...(await settings({ rates: { ...rates, minRate: 900.005 } })),
      other: ofHome({ rates: { rounding: 50 } }),
      touched: [ofHome({ rates: { minRate: 900.006 } }), 'rates.minRate'],
    }),
    'a tax above the price': async () => {
      const gst = {
        ...{ name: 'GST', appliesTo: 'room', mode: 'percent', basis: 'perNight', rate: 118 },
        ...{ isInclusive: false, minTariff: null, maxTariff: null },
        ...{ effectiveFrom: '2026-01-01', effectiveTo: null },
      };
      return {
        ...(await settings({ taxes: { ...taxes, rules: [gst] } })),
        other: ofHome({ rates: { rounding: 50 } }),
        touched: [ofHome({ taxes: { rules: [{ ...gst, rate: 119 }] } }), 'taxes.rules.0.rate'],
      };
    },
    'a time zone that there is not': async () => {
      const stored = await settings({ numbering: SETTING_DEFAULTS.numbering });
      await test.db
        .update(institution)
        .set({ timezone: UNKNOWN_ZONE })
        .where(eq(institution.id, home.id));
      return {
        ...stored,
        reads: [
          ...stored.reads,
          `/institution/${home.id}`,
          '/institution',
          `/report/superAdmin?${DAYS}`,
        ],
        other: ofHome({ region: { timeFormat: '12h' } }),
        touched: [ofHome({ region: { timezone: 'Moon/Base' } }), 'region.timezone'],
      };
    },
    'fewer guests than beds': async () => {
      const id = await idMakers.categoryId(test, home);
      await test.db
        .update(category)
        .set({ baseOccupancy: 5, maxOccupancy: 4 })
        .where(eq(category.id, id));
      return {
        reads: [`/category/${id}`, '/category/getAll'],
        path: `/category/${id}`,
        other: { name: 'Deluxe' },
        touched: [{ maxOccupancy: 3 }, 'maxOccupancy'],
      };
    },
    'a base price below the lowest rate': async () => {
      const id = await idMakers.categoryId(test, home);
      await settings({ rates: { ...rates, minRate: 900 } });
      await test.db.update(category).set({ basePriceMinor: 80_000 }).where(eq(category.id, id));
      return {
        reads: [`/category/${id}`],
        path: `/category/${id}`,
        other: { name: 'Deluxe', basePrice: 800 },
        touched: [{ basePrice: 700 }, 'basePrice'],
      };
    },
    'an asset that takes off more than the price': async () => {
      const id = await idMakers.assetId(test, home);
      await test.db
        .update(asset)
        .set({ priceAdjustment: { mode: 'percent', value: -150 } })
        .where(eq(asset.id, id));
      return {
        reads: [`/asset/${id}`, '/asset'],
        path: `/asset/${id}`,
        other: { name: '101' },
        touched: [{ priceAdjustment: { mode: 'percent', value: -151 } }, 'priceAdjustment.value'],
      };
    },
    'a message whose event has no such time': async () => {
      const id = await idMakers.actionId(test, home);
      const offset = { unit: 'day', value: 1 } as const;
      await test.db.update(whatsapp).set({ trigger: 'Before', offset }).where(eq(whatsapp.id, id));
      return {
        reads: ['/whatsapp'],
        path: `/whatsapp/${id}`,
        other: { name: 'Welcome' },
        touched: [{ event: 'bookingCreated' }, 'trigger'],
      };
    },
    'a plan with a tax above its price': async () => {
      const id = await idMakers.planId(test, home);
      await test.db.update(pricing).set({ taxRate: 118 }).where(eq(pricing.id, id));
      return {
        reads: ['/pricing'],
        path: `/pricing/${id}`,
        other: { header: 'Grand' },
        touched: [{ taxRate: 119 }, 'taxRate'],
      };
    },
    'a deposit that is required, of nothing': async () => {
      const id = await idMakers.policyId(test, home);
      const deposit = { ...POLICY_DEFAULTS.deposit, isRequired: true, value: 0 };
      const [stored] = await test.db
        .update(policyVersion)
        .set({ content: { ...POLICY_DEFAULTS, deposit } })
        .where(eq(policyVersion.policyId, id))
        .returning();
      expect(stored && (await test.db.$count(policy, eq(policy.id, id)))).toBe(1);
      return {
        reads: [`/policy?institution=${home.id}`],
        path: `/policy/${id}`,
        other: { houseRules: 'Quiet after ten.' },
        touched: [{ deposit: { ...deposit, dueHours: 1 } }, 'deposit.value'],
      };
    },
  };

  it.each(Object.entries(makers))('are read, and judged once they change: %s', async (_, make) => {
    const { reads, path, other: unrelated, touched } = await make();
    const method = 'PATCH';
    for (const read of reads) {
      const { status, body } = await send('GET', read);
      expect(status, `${read} ${JSON.stringify(body)}`).toBe(200);
    }
    const saved = await send(method, path, unrelated);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const [body, field] = touched;
    const refused = await send(method, path, body);
    expect(refused.status, JSON.stringify(refused.body)).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(refused.body.errors?.[0]?.path).toBe(field);
  });

  it('are not made: no package, and no asset, brings a rate below the lowest one', async () => {
    const id = await idMakers.categoryId(test, home);
    await test.db.update(category).set({ basePriceMinor: 100_000 }).where(eq(category.id, id));
    const save = (change: object) => send('PATCH', '/setting/save', ofHome({ rates: change }));
    const withPackage = (mode: string, value: number) => ({
      ratePackages: [room, { ...breakfast, mode, value }],
    });
    const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
      status,
      body.errors?.[0]?.path,
      body.errors?.[0]?.code,
    ];
    expect((await save({ minRate: 900, ...withPackage('amount', -100) })).status).toBe(200);
    for (const change of [withPackage('amount', -101), withPackage('percent', -11)]) {
      const code = 'too_small';
      expect(refusal(await save(change))).toEqual([422, 'rates.ratePackages.1.value', code]);
    }
    expect((await save(withPackage('percent', -10))).status).toBe(200);
    expect(refusal(await save({ minRate: 900.01 }))).toEqual([422, 'rates.minRate', 'too_big']);
    // The price itself: 999 with the package is 899.
    const price = await send('PATCH', `/category/${id}`, { basePrice: 999 });
    expect(refusal(price)).toEqual([422, 'basePrice', 'too_small']);

    const assetId = await idMakers.assetId(test, home);
    await test.db.update(asset).set({ categoryId: id }).where(eq(asset.id, assetId));
    const adjust = (value: number) =>
      send('PATCH', `/asset/${assetId}`, { priceAdjustment: { mode: 'amount', value } });
    expect((await adjust(-100)).status).toBe(200);
    expect(refusal(await adjust(-101))).toEqual([422, 'priceAdjustment.value', 'too_small']);
    // The other way round: a price, or a lowest rate, that the adjustment is too much for.
    expect((await save({ ratePackages: [room] })).status).toBe(200);
    const lower = await send('PATCH', `/category/${id}`, { basePrice: 999 });
    expect(refusal(lower)).toEqual([422, 'basePrice', 'too_small']);
    expect(refusal(await save({ minRate: 900.01 }))).toEqual([422, 'rates.minRate', 'too_big']);
    expect((await adjust(100)).status).toBe(200);
    expect((await save({ minRate: 900.01 })).status).toBe(200);
  });
});
