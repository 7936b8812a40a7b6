import {
  POLICY_DEFAULTS,
  policy as policySchema,
  SETTING_DEFAULTS,
} from '@booking/api-client/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { upgrade } from '../testing/plan-limits.ts';
import { VERSIONS_MAX } from './rows.ts';

describe.each(databases)('policies on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  async function entitled(): Promise<Institute> {
    const institute = await test.institute(token);
    await upgrade(test, institute.id);
    return institute;
  }
  const read = async (id: string, more = '', as = token) =>
    (await test.call('GET', `/policy?institution=${id}${more}`, { token: as })).body.data.policies;
  const send = (method: string, path: string, body: object, as = token) =>
    test.call(method, `/policy${path}`, { token: as, body });
  const make = async (institution: string) =>
    (await send('POST', '', { institution, ...POLICY_DEFAULTS })).body.data.policy;

  it('[API-03 policy.get] [API-03 policy.create] has none at first, then one', async () => {
    const { id: institution } = await entitled();
    expect(await read(institution)).toEqual([]);
    const policy = await make(institution);
    expect(z.parse(policySchema, policy)).toEqual(policy);
    expect(policy).toMatchObject({ institution, versionNo: 1, __v: 0, ...POLICY_DEFAULTS });
    expect(await read(institution)).toEqual([policy]);
    const again = await send('POST', '', { institution, ...POLICY_DEFAULTS });
    expect({ status: again.status, path: again.body.errors[0].path }).toEqual({
      status: 409,
      path: 'institution',
    });
  });

  it('keeps the last of very many versions', async () => {
    const { id: institution } = await entitled();
    const { _id: id } = await make(institution);
    // The policy has had many changes.
    await test.db.execute(sql`
      insert into policy_version (id, policy_id, version_no, content, effective_from)
      select substr(md5(id || place), 1, 24), policy_id, place, content, effective_from
      from policy_version, generate_series(2, ${VERSIONS_MAX}::int + 5) as place
      where policy_id = ${id}`);
    await test.db.execute(
      sql`update policy set version = ${VERSIONS_MAX}::int + 4 where id = ${id}`,
    );
    const { status, body } = await send('PATCH', `/${id}`, { refundDays: 14 });
    expect(status).toBe(200);
    const { versions } = body.data.policy;
    expect(versions).toHaveLength(VERSIONS_MAX);
    expect(versions[0].versionNo).toBe(VERSIONS_MAX + 6);
    expect(await read(institution, '&versionNo=6')).toEqual([]);
    expect((await read(institution, '&versionNo=7'))[0].versionNo).toBe(7);
  });

  it('[API-03 policy.update] keeps every version as it was', async () => {
    const { id: institution } = await entitled();
    const first = await make(institution);
    const changed = await send('PATCH', `/${first._id}`, { refundDays: 14, __v: 0 });
    expect(changed.body.data.policy).toMatchObject({
      _id: first._id,
      versionNo: 2,
      __v: 1,
      refundDays: 14,
      tiers: first.tiers,
    });
    expect(
      changed.body.data.policy.versions.map((version: { versionNo: number }) => version.versionNo),
    ).toEqual([2, 1]);
    const [old] = await read(institution, '&versionNo=1');
    expect(old).toMatchObject({ versionNo: 1, refundDays: POLICY_DEFAULTS.refundDays });
    expect(await read(institution, '&versionNo=3')).toEqual([]);
    const same = await send('PATCH', `/${first._id}`, { refundDays: 14 });
    expect(same.body.data.policy.versionNo).toBe(2);
  });

  it('[API-03 policy.save] saves the first policy and new versions, and refuses a late one', async () => {
    const { id: institution } = await entitled();
    const save = (refundDays: number, __v?: number) =>
      send('PATCH', '/save', { institution, ...POLICY_DEFAULTS, refundDays, __v });
    expect((await save(1)).body.data.policy).toMatchObject({ versionNo: 1, refundDays: 1 });
    expect((await save(2, 0)).body.data.policy).toMatchObject({ versionNo: 2, refundDays: 2 });
    const late = await save(3, 0);
    expect({ status: late.status, data: late.body.data }).toEqual({
      status: 409,
      data: (await read(institution))[0],
    });
  });

  it('names who wrote a version, but to an institute no staff of the platform', async () => {
    const { id: institution, ownerEmail } = await entitled();
    const { _id: id } = await make(institution);
    const owner = (await test.signIn(ownerEmail)).accessToken;
    await send('PATCH', `/${id}`, { refundDays: 3 }, owner);
    const writers = async (as: string) => {
      const [{ versions }] = await read(institution, '', as);
      return versions.map(({ by }: { by: string | null }) => by !== null);
    };
    expect(await writers(token)).toEqual([true, true]);
    expect(await writers(owner)).toEqual([true, false]);
  });

  it('is cloned with the settings, without numbers, addresses and links', async () => {
    const { id: institution } = await entitled();
    await make(institution);
    const sections = {
      rates: { minRate: 900 },
      numbering: { bookingPrefix: 'LK', nextNumber: 42 },
      notifications: { recipients: ['desk@lakeview.example'] },
      links: { facebookUrl: 'https://facebook.com/lakeview' },
    };
    await test.call('PATCH', '/setting/save', { token, body: { institution, ...sections } });
    const clone = await test.institute(token, { cloneOf: institution });
    const { body } = await test.call('GET', `/setting?institution=${clone.id}`, { token });
    expect(body.data.settings[0]).toMatchObject({
      rates: { minRate: 900 },
      numbering: { bookingPrefix: 'LK', nextNumber: 1 },
      notifications: { recipients: [] },
      links: { facebookUrl: null },
    });
    expect((await read(clone.id))[0]).toMatchObject({ versionNo: 1, ...POLICY_DEFAULTS });
  });

  it('is cloned with the settings, and no amounts in another currency', async () => {
    const { id: institution } = await entitled();
    const charge = { chargeMode: 'fixed', chargeValue: 500 };
    const nights = { chargeMode: 'nights', chargeValue: 1 };
    const deposit = { isRequired: true, mode: 'fixed', value: 800, dueHours: 0 };
    const tiers = [
      { hoursBefore: 48, ...charge },
      { hoursBefore: 24, ...nights },
    ];
    const content = { ...POLICY_DEFAULTS, tiers, noShow: charge, deposit };
    expect((await send('POST', '', { institution, ...content })).status).toBe(201);
    const tax = {
      name: 'GST',
      appliesTo: 'room',
      mode: 'percent',
      rate: 12,
      basis: 'perNight',
      isInclusive: false,
      minTariff: null,
      maxTariff: 7500,
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
    };
    const food = { ...tax, name: 'Cess', appliesTo: 'food', maxTariff: null };
    const levy = { ...food, name: 'Levy', appliesTo: 'service', mode: 'fixed', rate: 300 };
    const packages = [
      { key: 'EP', name: 'Room only', mode: 'amount', value: 100, meals: [], isDefault: true },
      { key: 'CP', name: 'Breakfast', mode: 'percent', value: 12, meals: [], isDefault: false },
    ];
    const sections = {
      stayTimes: {
        earlyCheckIn: { isAllowed: true, fromTime: '08:00', charge: 500 },
        lateCheckOut: { isAllowed: true, untilTime: '14:00', charge: 600 },
      },
      rates: { minRate: 900, maxRate: 90_000, rounding: 100, ratePackages: packages },
      taxes: { rules: [tax, { ...tax, rate: 18, minTariff: 7500, maxTariff: null }, food, levy] },
    };
    const saved = await test.call('PATCH', '/setting/save', {
      token,
      body: { institution, ...sections },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const cloned = async (currency: string) => {
      const { id } = await test.institute(token, { cloneOf: institution, currency });
      const { body } = await test.call('GET', `/setting?institution=${id}`, { token });
      return { setting: body.data.settings[0], policy: (await read(id))[0] };
    };
    const same = await cloned('INR');
    expect(same.setting).toMatchObject(sections);
    expect(same.policy).toMatchObject(content);
    const inDollars = await cloned('USD');
    expect(inDollars.setting).toMatchObject({
      stayTimes: {
        earlyCheckIn: { isAllowed: true, fromTime: '08:00', charge: 0 },
        lateCheckOut: { isAllowed: true, untilTime: '14:00', charge: 0 },
      },
      rates: {
        minRate: null,
        maxRate: null,
        rounding: SETTING_DEFAULTS.rates.rounding,
        ratePackages: [{ value: 0 }, { value: 12 }],
      },
      taxes: { rules: [food, { ...levy, rate: 0 }] },
    });
    expect(inDollars.policy).toMatchObject({
      tiers: [{ hoursBefore: 48, chargeMode: 'fixed', chargeValue: 0 }, tiers[1]],
      noShow: { chargeMode: 'fixed', chargeValue: 0 },
      deposit: { ...deposit, value: 0 },
    });
  });

  it('needs a plan with policies to write one', async () => {
    const { id: institution } = await test.institute(token);
    const { status, body } = await send('POST', '', { institution, ...POLICY_DEFAULTS });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'NOT_ENTITLED' });
  });

  const tier = { hoursBefore: 24, chargeMode: 'percent', chargeValue: 50 };
  it.each([
    [{ tiers: [tier, tier] }, 'tiers'],
    [{ tiers: [tier, { ...tier, hoursBefore: 48 }] }, 'tiers'],
    [{ tiers: [{ ...tier, hoursBefore: 0 }] }, 'tiers.0.hoursBefore'],
    [{ noShow: { chargeMode: 'percent', chargeValue: 101 } }, 'noShow.chargeValue'],
    [{ noShow: { chargeMode: 'nights', chargeValue: 1.5 } }, 'noShow.chargeValue'],
    [{ termsText: 'x'.repeat(20_001) }, 'termsText'],
  ])('refuses %j, naming the field', async (change, path) => {
    const { id: institution } = await entitled();
    const body = { institution, ...POLICY_DEFAULTS, ...change };
    const answer = await send('POST', '', body);
    expect({ status: answer.status, path: answer.body.errors?.[0]?.path }).toEqual({
      status: 400,
      path,
    });
  });
});
