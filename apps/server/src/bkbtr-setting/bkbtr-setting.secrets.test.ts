import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PLATFORM } from '../database/scope.ts';
import { platformSecret } from '../schema/bkbtr-setting.ts';
import { securityEvent } from '../schema/session.ts';
import { appUser } from '../schema/tenant.ts';
import { createSealer } from '../sealer.ts';
import { ADMIN, databases } from '../testing/app.ts';
import { NEW_KEY, OLD_KEY, usePlatformSettings } from '../testing/platform-settings.ts';
import { MESSAGING_TOKEN, readSecret, resealSecrets } from './secret-rows.ts';

describe.each(databases)('the settings of the platform on $kind', (database) => {
  const { saved, test, save, read } = usePlatformSettings(database);

  it('keep a secret sealed: it is never returned, and kept until it is replaced or removed', async () => {
    const provider = { baseUrl: 'https://graph.example/v21.0', accountId: '1029384756' };
    const secret = 'EAAG-very-secret-7f3a';
    const { messaging } = await saved({ messaging: { ...provider, token: secret } });
    expect(messaging).toEqual({ ...provider, token: { hasValue: true, last4: '7f3a' } });
    const [row] = await test.db.select().from(platformSecret);
    expect(JSON.stringify(row)).not.toContain('very-secret');
    expect(await readSecret(test.db, createSealer([OLD_KEY]), MESSAGING_TOKEN)).toBe(secret);
    expect((await saved({ messaging: provider })).messaging?.token.hasValue).toBe(true);

    // The way of a new key: read with the previous one, sealed again, and the previous one can go.
    const both = createSealer([NEW_KEY, OLD_KEY]);
    const context = { db: test.db, actor: { scope: PLATFORM, userId: null }, now: new Date() };
    expect(await resealSecrets(context, both)).toEqual({ resealed: 1, unreadable: [] });
    expect(await resealSecrets(context, both)).toEqual({ resealed: 0, unreadable: [] });
    expect(await readSecret(test.db, createSealer([NEW_KEY]), MESSAGING_TOKEN)).toBe(secret);
    expect(await readSecret(test.db, createSealer([OLD_KEY]), MESSAGING_TOKEN)).toBeUndefined();

    const removed = await saved({ messaging: { ...provider, token: null } });
    expect(removed.messaging?.token).toEqual({ hasValue: false, last4: null });
  });

  it('send a secret to no other address than the one that it was entered for', async () => {
    const provider = { baseUrl: 'https://graph.example/v21.0', accountId: '1029384756' };
    await saved({ messaging: { ...provider, token: 'EAAG-very-secret-7f3a' } });
    // The same server; the account and the path may differ.
    const path = { baseUrl: 'https://graph.example/v22.0', accountId: '7' };
    expect((await saved({ messaging: path })).messaging?.token.last4).toBe('7f3a');

    const elsewhere = { baseUrl: 'https://other.example', accountId: '1' };
    const none = { baseUrl: null, accountId: null };
    for (const before of [path, none]) {
      await saved({ messaging: before });
      for (const baseUrl of ['https://other.example', 'https://graph.example:8443/v21.0']) {
        const { status, body } = await save({ messaging: { ...elsewhere, baseUrl } });
        expect([status, body.code]).toEqual([400, 'VALIDATION']);
        expect(body.errors).toMatchObject([{ path: 'messaging.token', code: 'required' }]);
        expect((await read()).messaging).toMatchObject(before);
      }
    }

    const { messaging } = await saved({ messaging: { ...elsewhere, token: 'EAAG-another-9c1d' } });
    expect(messaging).toMatchObject({ ...elsewhere, token: { last4: '9c1d' } });
    const noted = test.db
      .select({ email: appUser.email })
      .from(securityEvent)
      .innerJoin(appUser, eq(appUser.id, securityEvent.userId))
      .where(eq(securityEvent.kind, 'messaging.moved'));
    expect((await noted).at(-1)).toEqual({ email: ADMIN });
    // Without a token, there is nothing to send.
    await saved({ messaging: { ...provider, token: null } });
    await saved({ messaging: elsewhere });
  });

  it.each([
    'https://10.0.0.5/v1',
    'https://localhost:8443',
    'https://[::1]',
    'https://db.internal',
  ])('send messages to no server inside: %s', async (baseUrl) => {
    const provider = { baseUrl, accountId: '1', token: 'EAAG-very-secret-7f3a' };
    const { status, body } = await save({ messaging: provider });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toMatchObject([{ path: 'messaging.baseUrl', code: 'private' }]);
  });

  it('note who gives the apps of institutes other addresses', async () => {
    const noted = async () => {
      const rows = await test.db
        .select({ email: appUser.email })
        .from(securityEvent)
        .innerJoin(appUser, eq(appUser.id, securityEvent.userId))
        .where(eq(securityEvent.kind, 'subApps.moved'));
      return rows.map(({ email }) => email);
    };
    const apps = { hospitality: 'https://stay.example', event: null };
    await saved({ subApps: apps });
    expect(await noted()).toEqual([ADMIN]);
    await saved({ subApps: apps });
    expect(await noted()).toEqual([ADMIN]);
    await saved({ subApps: { ...apps, hospitality: null } });
    expect(await noted()).toEqual([ADMIN, ADMIN]);
  });
});
