import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageTemplateSync } from '../schema/message-template.ts';
import { ADMIN, databases, type Institute, openTestApp, type TestApp } from '../testing/app.ts';
import { arrival, include } from '../testing/messaging.ts';
import { type MetaServer, startMetaServer } from '../testing/whatsapp/meta-server.ts';

describe.each(databases)('actions and their templates on $kind', (database) => {
  let server: MetaServer;
  let test: TestApp;
  let tenant: Institute;
  let token: string;

  beforeAll(async () => {
    server = await startMetaServer();
    const whatsapp = { apiUrl: server.url, accountId: '10642', token: 'a token' };
    test = await openTestApp(database, { whatsapp });
    const admin = (await test.signIn(ADMIN)).accessToken;
    tenant = await test.institute(admin);
    await include(test, tenant, 'whatsappIntegration');
    token = (await test.signIn(tenant.ownerEmail)).accessToken;
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const template = (name: string, status: string) => ({
    ...{ name, status, language: 'en', category: 'UTILITY' },
    components: [{ type: 'BODY', text: 'Hello.' }],
  });
  const read = async () => {
    const { body: answer } = await test.call('GET', '/whatsapp/templates', { token });
    return answer.data.messageTemplates;
  };
  /** Makes the last attempt one of long ago. */
  const wait = () =>
    test.db.update(messageTemplateSync).set({ syncedAt: new Date(0), failure: null });
  const actionOf = async (id: string) => {
    const { body: answer } = await test.call('GET', `/whatsapp?_id=${id}`, { token });
    return answer.data.whatsapps[0];
  };
  const activate = (id: string) =>
    test.call('PATCH', `/whatsapp/${id}`, { token, body: { isActive: true } });
  async function active(name: string): Promise<string> {
    const { body: answer } = await test.call('POST', '/whatsapp', {
      token,
      body: {
        ...arrival,
        ...{
          name,
          template: { name, language: 'en' },
          variables: [],
          institution: tenant.id,
          isActive: true,
        },
      },
    });
    expect(answer.data?.whatsapp.status, JSON.stringify(answer)).toBe('Active');
    return answer.data.whatsapp._id;
  }

  it('blocks an action whose template loses its approval, until it is activated by hand', async () => {
    server.serve([template('one', 'APPROVED'), template('two', 'APPROVED')]);
    const [first, second] = [await active('one'), await active('two')];
    server.serve([template('one', 'PAUSED')]);
    await wait();
    expect((await read()).templates).toMatchObject([{ name: 'one', status: 'PAUSED' }]);
    const blocked = { status: 'Blocked', isActive: false, __v: 1 };
    expect(await actionOf(first)).toMatchObject({ ...blocked, blocked: { reason: 'notApproved' } });
    expect(await actionOf(second)).toMatchObject({ ...blocked, blocked: { reason: 'missing' } });
    expect((await activate(first)).body).toMatchObject({ code: 'BUSINESS_RULE' });

    server.serve([template('one', 'APPROVED')]);
    await wait();
    await read();
    expect(await actionOf(first)).toMatchObject({ status: 'Blocked' });
    const { body: answer } = await activate(first);
    expect(answer.data.whatsapp).toMatchObject({ status: 'Active', blocked: null });
  });

  it('keeps the templates of a provider that can’t be reached, says so, and leaves it alone', async () => {
    server.serve([template('three', 'APPROVED')]);
    await wait();
    const before = await read();
    const id = await active('three');
    server.fail(429, 4, { 'Retry-After': '600' });
    await wait();
    const after = await read();
    expect(after).toMatchObject({
      failure: { kind: 'rateLimited' },
      templates: [{ name: 'three' }],
    });
    const { at, retryAt } = after.failure;
    expect(Date.parse(retryAt) - Date.parse(at)).toBe(600_000);
    expect(before.failure).toBeNull();
    expect(await actionOf(id)).toMatchObject({ status: 'Active' });
    const asked = server.requests.length;
    await read();
    expect(server.requests).toHaveLength(asked);
  });

  it('blocks every action when the provider refuses the account', async () => {
    server.serve([template('four', 'APPROVED')]);
    await wait();
    const id = await active('four');
    server.fail(401, 190);
    await wait();
    expect(await read()).toMatchObject({ source: 'provider', failure: { kind: 'credentials' } });
    expect(await actionOf(id)).toMatchObject({ blocked: { reason: 'credentials' } });
  });
});
