import { SETTING_DEFAULTS, setting as settingSchema } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { category } from '../schema/category.ts';
import { template } from '../schema/template.ts';
import { institution } from '../schema/tenant.ts';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { upgrade } from '../testing/plan-limits.ts';

describe.each(databases)('settings of an institute on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let id: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
    id = (await test.institute(token)).id;
  });

  const read = async (of = id) =>
    (await test.call('GET', `/setting?institution=${of}`, { token })).body.data.settings;
  const save = (body: object, of = id) =>
    test.call('PATCH', '/setting/save', { token, body: { institution: of, ...body } });

  it('[API-03 setting.get] returns one document of defaults before anything is saved', async () => {
    const settings = await read();
    expect(settings).toHaveLength(1);
    expect(z.parse(settingSchema, settings[0])).toEqual(settings[0]);
    const { region, ...sections } = SETTING_DEFAULTS;
    expect(settings[0]).toMatchObject({ _id: id, isSaved: false, __v: 0, ...sections });
    expect(settings[0].region).toEqual({
      timezone: 'Asia/Kolkata',
      currency: 'INR',
      locale: 'en-IN',
      ...region,
    });
  });

  it('confirms what the template comes with by a section without changes', async () => {
    const own = (await test.institute(token)).id;
    const answer = await save({ stayTimes: {}, __v: 0 }, own);
    expect(answer.body.data.setting).toMatchObject({ isSaved: true, __v: 1, ...SETTING_DEFAULTS });
    const home = await test.call('GET', `/institution/${own}`, { token });
    expect(home.body.data.institution.setup).toMatchObject({ settings: true });
  });

  it('starts a coach company with a package that is not of a room, also in what it saves and in its rates', async () => {
    const own = (await test.institute(token)).id;
    const [tours] = await test.db.select().from(template).where(eq(template.key, 'tours'));
    await test.db
      .update(institution)
      .set({ templateId: tours?.id ?? '' })
      .where(eq(institution.id, own));
    const packages = [{ key: 'EP', name: 'Standard rate' }];
    expect((await read(own))[0].rates).toMatchObject({ ratePackages: packages });
    const rates = await test.call(
      'GET',
      `/rate?institution=${own}&startDate=2027-01-01&endDate=2027-01-02&resolve=true`,
      { token },
    );
    expect(rates.body.data.rates.packages).toMatchObject(packages);
    const saved = await save({ rates: { minRate: 900 } }, own);
    expect(saved.body.data.setting.rates).toMatchObject({ minRate: 900, ratePackages: packages });
  });

  it('[API-03 setting.save] changes the fields of a section, and leaves the others as they are', async () => {
    const own = (await test.institute(token)).id;
    const answer = await save({ rates: { minRate: 1500.5 }, __v: 0 }, own);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data.setting).toMatchObject({
      isSaved: true,
      __v: 1,
      rates: { ...SETTING_DEFAULTS.rates, minRate: 1500.5 },
      numbering: SETTING_DEFAULTS.numbering,
    });
    const next = await save({ rates: { rounding: 50 }, links: { facebookUrl: null } }, own);
    expect(next.body.data.setting).toMatchObject({
      rates: { minRate: 1500.5, rounding: 50 },
      __v: 2,
    });
  });

  it('changes to a currency with other units before there is a price, and not after it', async () => {
    const own = await test.institute(token);
    const categoryId = await idMakers.categoryId(test, own);
    const price = (basePriceMinor: number) =>
      test.db.update(category).set({ basePriceMinor }).where(eq(category.id, categoryId));
    const choose = (currency: string) =>
      test.call('PATCH', '/setting/save', {
        token,
        body: { institution: own.id, region: { currency } },
      });
    await price(0);
    expect((await choose('JPY')).status).toBe(200);
    expect((await choose('INR')).status).toBe(200);
    await price(450_000);
    expect((await choose('AED')).status).toBe(200);
    expect((await choose('JPY')).body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'region.currency' }],
    });
    const edited = await test.call('PATCH', `/institution/${own.id}`, {
      token,
      body: { currency: 'KWD' },
    });
    expect(edited.body).toMatchObject({ code: 'BUSINESS_RULE', errors: [{ path: 'currency' }] });
  });

  it('writes time zone, currency and locale to the institute, and reads them there', async () => {
    const own = (await test.institute(token)).id;
    await save({ region: { timezone: 'Asia/Dubai', currency: 'AED' } }, own);
    const { body } = await test.call('GET', `/institution/${own}`, { token });
    expect(body.data.institution).toMatchObject({ timezone: 'Asia/Dubai', currency: 'AED' });
    await test.call('PATCH', `/institution/${own}`, { token, body: { locale: 'en-GB' } });
    expect((await read(own))[0].region).toMatchObject({ timezone: 'Asia/Dubai', locale: 'en-GB' });
  });

  it('decides how calendars open for users who join from then on', async () => {
    const own = (await test.institute(token)).id;
    await save({ calendar: { homeType: 'Day' } }, own);
    // Another field of the section leaves it as it is.
    const statusColors = [{ key: 'paid', fill: '#0F766E', border: '#facc15' }];
    const colored = await save({ calendar: { statusColors } }, own);
    expect(colored.body.data.setting.calendar).toEqual({
      homeType: 'Day',
      statusColors: [{ key: 'paid', fill: '#0f766e', border: '#facc15' }],
    });
    const person = { firstName: 'Usha', lastName: 'Rao', email: `usha@${own}.example` };
    const body = { ...person, role: 'Viewer', institution: own };
    const answer = await test.call('POST', '/user', { token, body });
    expect(answer.body.data.user.homeType).toBe('Day');
  });

  it('returns the current document to someone who saves an older one', async () => {
    const own = (await test.institute(token)).id;
    await save({ stayTimes: { checkInTime: '13:00' }, __v: 0 }, own);
    const late = await save({ stayTimes: { checkInTime: '15:00' }, __v: 0 }, own);
    expect({ status: late.status, code: late.body.code }).toEqual({
      status: 409,
      code: 'VERSION_CONFLICT',
    });
    expect(late.body.data).toEqual((await read(own))[0]);
    expect(late.body.data.stayTimes.checkInTime).toBe('13:00');
  });

  it('says who saved last, and when; to a tenant not who of the platform it was', async () => {
    const own = await test.institute(token);
    await save({ stayTimes: { checkInTime: '13:00' }, __v: 0 }, own.id);
    const late = () => ({ institution: own.id, stayTimes: { checkInTime: '15:00' }, __v: 0 });
    const changedTo = async (as: string) =>
      (await test.call('PATCH', '/setting/save', { token: as, body: late() })).body.changed;
    const [{ updatedAt: at }] = await read(own.id);
    const by = { _id: expect.any(String), name: 'Anjali Menon' };
    expect(await changedTo(token)).toEqual({ at, by });
    const owner = (await test.signIn(own.ownerEmail)).accessToken;
    expect(await changedTo(owner)).toEqual({ at, by: null });
  });

  it('keeps both of two first saves at the same time', async () => {
    const own = (await test.institute(token)).id;
    const saves = [
      save({ stayTimes: { checkInTime: '13:00' } }, own),
      save({ links: { facebookUrl: 'https://facebook.com/lakeview' } }, own),
    ];
    for (const { status, body } of await Promise.all(saves)) {
      expect(status, JSON.stringify(body)).toBe(200);
    }
    expect((await read(own))[0]).toMatchObject({
      __v: 2,
      stayTimes: { checkInTime: '13:00' },
      links: { facebookUrl: 'https://facebook.com/lakeview' },
    });
  });

  it('adds packages and a review link only where the plan includes them', async () => {
    const own = (await test.institute(token)).id;
    const [standard] = SETTING_DEFAULTS.rates.ratePackages;
    const breakfast = { ...standard, key: 'CP', meals: ['breakfast'], isDefault: false };
    const packages = { rates: { ratePackages: [standard, breakfast] } };
    const link = { links: { googleReviewUrl: 'https://g.page/r/lakeview' } };
    for (const sections of [packages, link]) {
      const { status, body } = await save(sections, own);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'NOT_ENTITLED' });
    }
    await upgrade(test, own);
    expect((await save(packages, own)).status).toBe(200);
    expect((await save(link, own)).status).toBe(200);
  });

  it('resets every section to what the template comes with, but not the region of the institute', async () => {
    const own = (await test.institute(token)).id;
    await save({ rates: { minRate: 900 }, region: { timezone: 'Asia/Dubai' } }, own);
    const { body } = await save({ reset: true }, own);
    expect(body.data.setting).toMatchObject({ rates: SETTING_DEFAULTS.rates, isSaved: true });
    expect(body.data.setting.region.timezone).toBe('Asia/Dubai');
  });

  const gst = {
    name: 'GST 5 %',
    appliesTo: 'room',
    mode: 'percent',
    rate: 5,
    basis: 'perNight',
    isInclusive: false,
    minTariff: null,
    maxTariff: 7500,
    effectiveFrom: '2025-09-22',
    effectiveTo: null,
  };

  const [room] = SETTING_DEFAULTS.rates.ratePackages;
  const paid = { key: 'paid', fill: '#0f766e', border: '#facc15' };

  it.each([
    [{ rates: { minRate: 900, maxRate: 800 } }, 'rates.maxRate'],
    [{ rates: { childAges: { infantMax: 5, childMax: 5 } } }, 'rates.childAges.childMax'],
    [{ rates: { ratePackages: [] } }, 'rates.ratePackages'],
    [{ region: { timezone: 'Mars/Olympus' } }, 'region.timezone'],
    [{ taxes: { rules: [gst, { ...gst, name: 'Other', maxTariff: null }] } }, 'taxes.rules'],
    [{ taxes: { rules: [{ ...gst, effectiveTo: '2025-01-01' }] } }, 'taxes.rules'],
    [{ stayTimes: { checkInTime: '25:00' } }, 'stayTimes.checkInTime'],
    [
      { stayTimes: { earlyCheckIn: { isAllowed: true, fromTime: '15:00', charge: 0 } } },
      'stayTimes.earlyCheckIn.fromTime',
    ],
    [
      { stayTimes: { lateCheckOut: { isAllowed: true, untilTime: '10:00', charge: 0 } } },
      'stayTimes.lateCheckOut.untilTime',
    ],
    [
      { stayTimes: { lateCheckOut: { isAllowed: false, untilTime: '14:00', charge: 0.005 } } },
      'stayTimes.lateCheckOut.charge',
    ],
    [{ rates: { minRate: 0.005 } }, 'rates.minRate'],
    [{ rates: { maxRate: 4500.000001 } }, 'rates.maxRate'],
    [{ taxes: { rules: [{ ...gst, rate: 118 }] } }, 'taxes.rules.0.rate'],
    [{ taxes: { rules: [{ ...gst, rate: 5.005 }] } }, 'taxes.rules.0.rate'],
    [{ taxes: { rules: [{ ...gst, mode: 'fixed', rate: 0.001 }] } }, 'taxes.rules.0.rate'],
    [{ taxes: { rules: [{ ...gst, maxTariff: 0.001 }] } }, 'taxes.rules.0.maxTariff'],
    [
      { rates: { ratePackages: [{ ...room, mode: 'percent', value: -150 }] } },
      'rates.ratePackages.0.value',
    ],
    [{ rates: { ratePackages: [{ ...room, value: 0.005 }] } }, 'rates.ratePackages.0.value'],
    [{ region: { timezone: 'US/Pacific-New' } }, 'region.timezone'],
    [{ calendar: { statusColors: [paid, paid] } }, 'calendar.statusColors'],
    [{ calendar: { statusColors: [{ ...paid, fill: 'red' }] } }, 'calendar.statusColors.0.fill'],
  ])('refuses %j, naming the field', async (sections, path) => {
    const { status, body } = await save(sections);
    expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path });
    expect((await read())[0].isSaved).toBe(false);
  });
});
