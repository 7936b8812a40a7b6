import type { ContactProvider } from '@booking/content';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_CONTACT_PATH } from '../config.ts';
import type { HttpEnv } from '../http/env.ts';
import { trustProxies } from '../http/proxies.ts';
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

  it('are emailed to the address that receives them, with every field as typed', async () => {
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
    expect((await send(FIELDS, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await test.mail()).toEqual([]);
  });

  it.each([
    ['user_subject', 'Demo\r\nBcc: everybody@rao.example'],
    ['user_email', 'kavita@rao.example\r\nBcc: everybody@rao.example'],
    ['user_name', 'Kavita\u202eoaR'],
    ['user_city', 'Madikeri\u001b[31m'],
    ['message', 'Fourteen\u0007 rooms'],
    ['user_subject', 'x'.repeat(1_001)],
  ])('are refused with what no browser sends as %s: %j', async (name, value) => {
    const answer = await send({ ...FIELDS, [name]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: name }] });
    expect(await test.mail()).toEqual([]);
  });

  it('become a mail of few paragraphs, with every word', async () => {
    const message = Array.from({ length: 4_000 }, (_, i) => `w${i}`).join('\n');
    const fields = { ...FIELDS, user_email: 'lines@rao.example', message };
    expect((await send(fields)).status).toBe(200);
    const [letter] = await test.mail();
    expect(letter?.html.match(/<p/g)?.length).toBeLessThan(220);
    for (const word of ['w0\n', 'w198\n', 'w3998 ', 'w3999\n'])
      expect(letter?.text).toContain(word);
  });

  it('have a size that fits a mailbox', async () => {
    expect((await send(FIELDS, { 'Content-Length': '32769' })).status).toBe(413);
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
      db: test.db,
      mailer: { send: () => Promise.reject(new Error('No mail server.')) },
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
    ['no one receives them', null],
    [
      'a provider does',
      { url: 'https://mail.example/send', serviceId: 's', templateId: 't', userId: 'u' },
    ],
  ])('are not taken here where %s', async (_, contact) => {
    const testApp = await openTestApp(database, { contact });
    const answer = await testApp.app.request(`http://localhost${OWN_CONTACT_PATH}`, {
      method: 'POST',
    });
    expect(answer.status).toBe(405);
    const config = await testApp.app.request('/config.json');
    expect(await config.json()).toMatchObject({ contact });
    await testApp.close();
  });
});
