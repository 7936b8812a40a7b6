import { bkbtrSetting } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { seedBkbtrSetting } from './store.ts';

describe.each(databases)('the settings of the platform on $kind', (database) => {
  const test = useTestApp(database);

  it('[API-03 bkbtrSetting.get] are one document, in a list of one', async () => {
    // A second start must not add another.
    await seedBkbtrSetting(test.db, new Date());
    const { accessToken: token } = await test.signIn(ADMIN);
    const { status, body } = await test.call('GET', '/bkbtrSetting', { token });
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
  });

  it('are for users who are signed in', async () => {
    const { status } = await test.call('GET', '/bkbtrSetting');
    expect(status).toBe(401);
  });
});
