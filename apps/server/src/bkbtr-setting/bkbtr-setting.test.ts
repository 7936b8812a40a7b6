import { bkbtrSetting } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { institution } from '../schema/tenant.ts';
import { ADMIN, databases, instituteForm, PASSWORD } from '../testing/app.ts';
import { usePlatformSettings } from '../testing/platform-settings.ts';
import { seedBkbtrSetting } from './store.ts';

const MINUTE = 60;

describe.each(databases)('the settings of the platform on $kind', (database) => {
  const platform = usePlatformSettings(database);
  const { test, read, saved, save } = platform;

  it('[API-03 bkbtrSetting.get] [DATA-01 bkbtr_settings] are one document, in a list of one', async () => {
    // A second start must not add another.
    await seedBkbtrSetting(test.db, new Date());
    const { status, body } = await test.call('GET', '/bkbtrSetting', { token: platform.token });
    expect(status).toBe(200);
    expect(body.data.bkbtr_settings).toHaveLength(1);
    const [settings] = body.data.bkbtr_settings;
    expect(z.parse(bkbtrSetting, settings)).toEqual(settings);
    expect(settings.defaults).toMatchObject({
      timezone: 'Asia/Kolkata',
      currency: 'INR',
      locale: 'en-IN',
      financialYearStartMonth: 4,
    });
    expect(settings.configured).toEqual({
      sessionIdleMinutes: 60,
      sessionHours: 8,
      subApps: { hospitality: null, event: null },
    });
  });

  it('are for users who are signed in', async () => {
    const { status } = await test.call('GET', '/bkbtrSetting');
    expect(status).toBe(401);
  });

  it('[API-03 bkbtrSetting.save] saves a section as a whole and leaves the others as they are', async () => {
    const before = await read();
    const billing = { graceDays: 12, autoSuspend: false, paymentInstructions: 'UPI: pay@desk' };
    const after = await saved({ billing, __v: before.__v });
    expect(after).toMatchObject({
      ...before,
      billing,
      updatedAt: after.updatedAt,
      updatedBy: after.updatedBy,
      __v: before.__v + 1,
    });
    expect(await read()).toEqual(after);
  });

  it('return the current settings to someone who has not seen them', async () => {
    const { __v } = await read();
    await saved({ lifecycle: { closedRetentionDays: 45 }, __v });
    const { status, body } = await save({ lifecycle: { closedRetentionDays: 60 }, __v });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { lifecycle: { closedRetentionDays: 45 }, __v: __v + 1 },
    });
  });

  it.each<[body: object, path: string, code: string]>([
    [{ company: { name: 'Desk' } }, 'company.legalName', 'VALIDATION'],
    [
      { billing: { graceDays: 61, autoSuspend: true, paymentInstructions: null } },
      'billing.graceDays',
      'VALIDATION',
    ],
    [
      { legal: { privacyUpdated: '', termsUpdated: 'June 2024' } },
      'legal.privacyUpdated',
      'VALIDATION',
    ],
    [
      { subApps: { hospitality: 'http://stay.example', event: null } },
      'subApps.hospitality',
      'VALIDATION',
    ],
    [
      { messaging: { baseUrl: 'https://mail.example', accountId: null } },
      'messaging.accountId',
      'VALIDATION',
    ],
    [{ availableTemplates: [] }, 'availableTemplates', 'VALIDATION'],
    [{ availableTemplates: ['0'.repeat(24)] }, 'availableTemplates.0', 'VALIDATION'],
    [
      {
        announcements: [
          {
            text: 'Late',
            level: 'info',
            audience: 'everyone',
            from: '2026-05-02',
            to: '2026-05-01',
          },
        ],
      },
      'announcements',
      'VALIDATION',
    ],
    [{ payroll: {} }, 'payroll', 'VALIDATION'],
  ])('refuse %j, naming the field', async (body, path, code) => {
    const { status, body: refused } = await save(body);
    expect([status, refused.code, refused.errors?.[0].path]).toEqual([400, code, path]);
  });

  it('[SHELL-10] [ENT-03] open templates to new institutes: Hospitality alone at first', async () => {
    const { body } = await test.call('GET', '/template?sort=createdAt', { token: platform.token });
    const [hospitality, second] = body.data.templates;
    expect((await read()).availableTemplates).toEqual([hospitality._id]);
    const form = { ...(await instituteForm(test.db)), template: second._id, owner: undefined };
    const add = () => test.call('POST', '/institution', { token: platform.token, body: form });
    expect((await add()).body).toMatchObject({
      code: 'BUSINESS_RULE',
      errors: [{ path: 'template' }],
    });
    await saved({ availableTemplates: [hospitality._id, second._id] });
    expect((await add()).status).toBe(201);
    await saved({ availableTemplates: [hospitality._id] });
  });

  it('are what new institutes start with', async () => {
    const { defaults } = await read();
    const there = {
      ...defaults,
      timezone: 'Asia/Dubai',
      currency: 'AED',
      locale: 'en-AE',
    } as const;
    await saved({
      defaults: { ...there, homeType: 'Day' },
      billing: { graceDays: 3, autoSuspend: true, paymentInstructions: null },
    });
    const { id } = await test.institute(platform.token);
    const { body } = await test.call('GET', `/institution/${id}`, { token: platform.token });
    expect(body.data.institution).toMatchObject({
      timezone: 'Asia/Dubai',
      currency: 'AED',
      locale: 'en-AE',
    });
    const { body: users } = await test.call('GET', `/user?institution=${id}`, {
      token: platform.token,
    });
    expect(users.data.users).toMatchObject([{ homeType: 'Day' }]);
    const { body: sold } = await test.call('GET', `/subscription?institution=${id}`, {
      token: platform.token,
    });
    expect(sold.data.subscriptions).toMatchObject([{ graceDays: 3 }]);
    await saved({ defaults: { ...defaults, currency: 'INR' } });
  });

  it('say how long a closed institute can be reopened', async () => {
    await saved({ lifecycle: { closedRetentionDays: 30 } });
    const { id } = await test.institute(platform.token);
    const reason = { code: 'other', note: 'Sold' };
    const to = (status: string) =>
      test.call('PATCH', `/institution/${id}/change-status`, {
        token: platform.token,
        body: { status, reason },
      });
    const { purgeAfter, statusChangedAt } = (await to('Closed')).body.data.institution;
    expect(Date.parse(purgeAfter) - Date.parse(statusChangedAt)).toBe(30 * 86_400_000);
    const statusAt = sql`${institution.statusChangedAt} - interval '40 days'`;
    await test.db
      .update(institution)
      .set({ statusChangedAt: statusAt })
      .where(eq(institution.id, id));
    expect((await to('Pending')).body.code).toBe('INVALID_TRANSITION');
    await saved({ lifecycle: { closedRetentionDays: 60 } });
    expect((await to('Pending')).status).toBe(200);
  });

  it('show an institute’s users no section of the platform alone', async () => {
    const line = { level: 'info', from: null, to: null } as const;
    await saved({
      announcements: [
        { ...line, text: 'For all', audience: 'everyone' },
        { ...line, text: 'For staff', audience: 'platform' },
      ],
    });
    const { ownerEmail } = await test.institute(platform.token);
    const { accessToken } = await test.signIn(ownerEmail);
    const seen = await read(accessToken);
    expect(seen).toMatchObject({
      messaging: null,
      security: null,
      subApps: null,
      configured: null,
    });
    expect(seen.announcements.map(({ text }) => text)).toEqual(['For all']);
    expect((await save({ lifecycle: { closedRetentionDays: 30 } }, accessToken)).status).toBe(403);
  });

  it('end idle sessions and slow down wrong passwords from the next call on', async () => {
    const security = {
      sessionIdleMinutes: 20,
      sessionHours: 2,
      passwordTries: 3,
      passwordMinutes: 15,
    };
    await saved({ security });
    const { accessToken } = await test.signIn(ADMIN);
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.idle - claims.iat).toBe(20 * MINUTE);
    expect(claims.end - claims.iat).toBe(120 * MINUTE);

    const { ownerEmail: email } = await test.institute(platform.token);
    const wrong = () =>
      test.call('POST', '/user/login', {
        body: { email, password: `${PASSWORD}?` },
        address: '198.51.100.7',
      });
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push((await wrong()).status);
    expect(answers).toEqual([400, 400, 400, 429]);

    const idle = (minutes: number) =>
      test.db.execute(
        sql`update session_family set refreshed_at = now() - ${minutes} * interval '1 minute'`,
      );
    await idle(19);
    expect((await test.call('GET', '/user/me', { token: accessToken })).status).toBe(200);
    await idle(21);
    expect((await test.call('GET', '/user/me', { token: accessToken })).status).toBe(401);
  });
});
