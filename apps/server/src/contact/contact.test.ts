import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContactProvider } from '@booking/content';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_CONTACT_PATH } from '../config.ts';
import type { HttpEnv } from '../http/env.ts';
import { trustProxies } from '../http/proxies.ts';
import { createMailer } from '../mail/mailer.ts';
import { createThrottle } from '../session/throttle.ts';
import { databases, openTestApp, type TestApp } from '../testing/app.ts';
import { mountContact } from './routes.ts';

const TO = 'desk@booking.example';
const FIELDS = {
  user_name: 'Kavita Rao',
  user_city: 'Madikeri, Karnataka',
  user_email: 'kavita@rao.example',
  user_phone: '98450 12345',
  user_subject: 'Free demo',
  message: 'Fourteen rooms.\nTwo <b>registers</b> today.',
  DateTime: '21-11-2026, 3:42:10 pm',
  lib_version: '3.2.0',
  service_id: 'own',
  template_id: 'enquiry',
  user_id: 'site',
};

describe.each(databases)('enquiries on $kind', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(database, { contactTo: TO });
  });
  afterAll(() => test.close());

  const send = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    app = test.app,
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return app.request(`http://localhost${OWN_CONTACT_PATH}`, {
      method: 'POST',
      headers,
      body,
    });
  };

  it('are mailed to whoever gets them, with every field as it was typed', async () => {
    const answer = await send(FIELDS);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    const [letter, ...others] = await test.mail();
    expect(others).toEqual([]);
    expect(letter?.to.address).toBe(TO);
    expect(letter?.replyTo).toBe(FIELDS.user_email);
    expect(letter?.subject).toBe('Enquiry: Free demo');
    const { message, ...single } = FIELDS;
    for (const field of ['user_name', 'user_city', 'user_email', 'user_phone', 'DateTime'] as const)
      expect(letter?.text).toContain(single[field]);
    for (const line of message.split('\n')) expect(letter?.text).toContain(line);
    expect(letter?.html).toContain('&lt;b&gt;registers');
    expect(letter?.text).toContain('mailto:kavita@rao.example?subject=Re%3A%20Free%20demo');
  });

  it.each(Object.keys(FIELDS))('need %s', async (name) => {
    const rest = Object.fromEntries(Object.entries(FIELDS).filter(([key]) => key !== name));
    expect((await send(rest)).status).toBe(400);
    expect((await send({ ...rest, [name]: '' })).status).toBe(400);
    expect(await test.mail()).toEqual([]);
  });

  it('are not taken from pages of others, nor as a plain form', async () => {
    expect((await send(FIELDS, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send(FIELDS, { 'Sec-Fetch-Mode': 'navigate' })).status).toBe(403);
    expect(await test.mail()).toEqual([]);
  });

  it('cannot write headers of the mail', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'booking-contact-'));
    const injected = {
      ...FIELDS,
      user_subject: 'Demo\r\nBcc: everybody@rao.example',
      user_email: 'kavita@rao.example\r\nBcc: everybody@rao.example',
    };
    expect((await send(injected)).status).toBe(200);
    const [letter] = await test.mail();
    if (!letter) throw new Error('No letter has been sent.');
    expect(letter.replyTo).toBeUndefined();
    await createMailer({ ...test.config, dataDir }).send(letter);
    const [name = ''] = await readdir(path.join(dataDir, 'mail'));
    const [headers] = (await readFile(path.join(dataDir, 'mail', name), 'utf8')).split('\r\n\r\n');
    expect(headers).toMatch(/^Subject: Enquiry: Demo Bcc: everybody@rao\.example$/m);
    expect(headers).not.toMatch(/^Bcc:/im);
    await rm(dataDir, { recursive: true });
  });

  it('have a size that fits a mailbox', async () => {
    expect((await send(FIELDS, { 'Content-Length': '65537' })).status).toBe(413);
    expect(await test.mail()).toEqual([]);
  });

  it('come three an hour from one person', async () => {
    const again = { ...FIELDS, user_email: 'often@rao.example' };
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) statuses.push((await send(again)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await test.mail()).toHaveLength(3);
  });

  it('leave their sender the mails of a forgotten password', async () => {
    const fields = { ...FIELDS, user_email: 'forgetful@rao.example' };
    for (let round = 0; round < 4; round += 1) await send(fields);
    const asked = await test.app.request('http://localhost/api/v1/user/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: fields.user_email }),
    });
    expect(asked.status).toBe(200);
    await test.mail();
  });

  it('that could not be mailed do not count', async () => {
    const fields = { ...FIELDS, user_email: 'patient@rao.example' };
    const offline = new Hono<HttpEnv>();
    offline.onError((_, c) => c.body(null, 500));
    mountContact(offline, {
      config: test.config,
      mailer: { send: () => Promise.reject(new Error('No mail server.')), close() {} },
      proxies: trustProxies([]),
      throttle: createThrottle(test.db),
    });
    for (let round = 0; round < 4; round += 1) {
      expect((await send(fields, {}, offline)).status).toBe(500);
    }
    expect((await send(fields)).status).toBe(200);
    await test.mail();
  });

  it.each<[string, ContactProvider | null]>([
    ['nobody takes them', null],
    [
      'a provider does',
      { url: 'https://mail.example/send', serviceId: 's', templateId: 't', userId: 'u' },
    ],
  ])('are not taken here where %s', async (_, contact) => {
    const other = await openTestApp(database, { contact });
    const answer = await other.app.request(`http://localhost${OWN_CONTACT_PATH}`, {
      method: 'POST',
    });
    expect(answer.status).toBe(405);
    const config = await other.app.request('/config.json');
    expect(await config.json()).toMatchObject({ contact });
    await other.close();
  });
});
