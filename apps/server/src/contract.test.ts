import { readFileSync } from 'node:fs';
import {
  API_BASE_PATH,
  additions,
  currentUser,
  type RouteLine,
  schemas,
  TEMPLATE_NAMES,
  template as templateSchema,
  tokens,
} from '@booking/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, allDatabases, instituteForm, PASSWORD, useTestApp } from './testing/app.ts';
import { makeSome } from './testing/make-rows.ts';

/** The calls that are specified, and those beyond: method and path. */
const endpoints = readFileSync(new URL('../../../docs/endpoints.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .concat(
    Object.values(additions)
      .flatMap((calls) => Object.values<RouteLine>(calls))
      .map((line) => `\t${line.split(' ').slice(0, 2).join('\t')}`),
  )
  .map((row) => {
    const [, method = '', path = ''] = row.split('\t');
    return `${method} ${API_BASE_PATH}${path.replace(/\{(\w+)\}/, ':$1')}`;
  });

/** Expects that a response is what the contract says: no field more and none less. */
function fits(schema: z.core.$ZodType, value: unknown): void {
  expect(z.parse(schema, value)).toEqual(value);
}

describe.each(allDatabases)('the contract on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });

  it('mounts the specified calls, and no other', () => {
    const mounted = test.app.routes
      .filter(({ path, method }) => path.startsWith(API_BASE_PATH) && method !== 'ALL')
      .map(({ path, method }) => `${method} ${path}`);
    expect(mounted.toSorted()).toEqual(endpoints.toSorted());
  });

  it('[API-03 user.login] [ENT-02] answers both tokens beside the status', async () => {
    const { status, body } = await test.call('POST', '/user/login', {
      body: { email: ` ${ADMIN.toUpperCase()} `, password: PASSWORD },
    });
    expect(status).toBe(200);
    const { status: word, ...pair } = body;
    expect(word).toBe('success');
    fits(tokens, pair);
  });

  it('[API-03 user.me] [ENT-01] answers the user without a password', async () => {
    const { status, body } = await test.call('GET', '/user/me', { token: admin });
    expect(status).toBe(200);
    fits(currentUser, body.data.user);
    expect(body.data.user).toMatchObject({ role: 'Super Admin', homeType: 'Month', email: ADMIN });
    expect(JSON.stringify(body)).not.toMatch(/"password|passwordHash|argon2/i);
  });

  it('[ENT-01] answers the template of the user’s institution', async () => {
    const { ownerEmail } = await test.institute(admin);
    const { accessToken } = await test.signIn(ownerEmail);
    const { body } = await test.call('GET', '/user/me', { token: accessToken });
    fits(currentUser, body.data.user);
    expect(body.data.user.institution.template.name).toBe('Hospitality');
  });

  it('[ENT-10] has colours, OTAs, policies, settings of institutes and of the platform, rates and generics', async () => {
    const { id, ownerEmail } = await test.institute(admin);
    await makeSome(test, { id, ownerEmail });
    const read = async (path: string) => {
      const { status, body } = await test.call('GET', path, { token: admin });
      expect(status, path).toBe(200);
      return body.data;
    };
    const { colors, statusColors } = await read('/color');
    fits(z.array(schemas.color.list.response), colors);
    expect(colors[0]._id).toEqual(expect.any(String));
    expect(statusColors[0]).toMatchObject({ key: expect.any(String) });
    const { otas } = await read('/ota');
    fits(z.array(schemas.ota.list.response), otas);
    expect(otas[0]._id).toEqual(expect.any(String));
    fits(schemas.policy.get.response, (await read(`/policy?institution=${id}`)).policies[0]);
    fits(schemas.setting.get.response, (await read(`/setting?institution=${id}`)).settings[0]);
    expect((await read('/bkbtrSetting')).bkbtr_settings).toHaveLength(1);
    const { generics } = await read('/generic');
    fits(z.array(schemas.generic.list.response), generics);
    const days = 'startDate=2026-01-01&endDate=2026-01-02';
    const rates = await read(`/rate?institution=${id}&${days}&resolve=true`);
    expect(z.safeParse(schemas.rate.list.response, rates.rates).success).toBe(true);
  });

  it('[API-03 user.refresh] swaps the refresh token of the header for a new pair', async () => {
    const pair = await test.signIn(ADMIN);
    const { status, body, headers } = await test.call('GET', '/user/refresh', {
      headers: { refreshToken: pair.refreshToken },
    });
    expect(status).toBe(200);
    fits(tokens, { accessToken: body.accessToken, refreshToken: body.refreshToken });
    expect(body.refreshToken).not.toBe(pair.refreshToken);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('[API-03 user.logout] ends the session', async () => {
    const pair = await test.signIn(ADMIN);
    const { status, body } = await test.call('PATCH', '/user/logout', { token: pair.accessToken });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', data: null });
    expect((await test.call('GET', '/user/me', { token: pair.accessToken })).status).toBe(401);
  });

  it('[API-03 template.list] [ENT-03] lists the five templates by the day they were made', async () => {
    const { status, body } = await test.call('GET', '/template?sort=createdAt', { token: admin });
    expect(status).toBe(200);
    const { templates } = body.data;
    for (const template of templates) fits(templateSchema, template);
    expect(templates.map((template: { name: string }) => template.name)).toEqual(
      Object.values(TEMPLATE_NAMES),
    );
    expect(body).toMatchObject({ results: 5, total: 5, page: 1, limit: 20, totalPages: 1 });
  });

  it('[SHELL-10] lists every template and takes new institutes for Hospitality alone', async () => {
    const { body } = await test.call('GET', '/template', { token: admin });
    for (const { _id, key, isAvailable } of body.data.templates) {
      expect(isAvailable).toBe(key === 'hospitality');
      const form = { ...(await instituteForm(test.db)), template: _id };
      const answer = await test.call('POST', '/institution', { token: admin, body: form });
      expect(answer.status).toBe(isAvailable ? 201 : 422);
      if (!isAvailable) {
        expect(answer.body.code).toBe('BUSINESS_RULE');
        expect(answer.body.errors[0].path).toBe('template');
      }
    }
  });

  it('[API-03 institution.create] [ENT-05] makes an institute, its invited owner and one trial', async () => {
    const form = await instituteForm(test.db);
    const { status, body } = await test.call('POST', '/institution', { token: admin, body: form });
    expect(status).toBe(201);
    const { institution } = body.data;
    fits(schemas.institution.create.response, institution);
    expect(institution).toMatchObject({
      name: form.name,
      status: 'Pending',
      owner: { email: form.owner.email },
      counts: { users: 1, categories: 0, assets: 0 },
      currentSubscription: { plan: 'basic', status: 'Trialing' },
      timezone: 'Asia/Kolkata',
      currency: 'INR',
      __v: 0,
    });
    const signIn = { email: form.owner.email, password: PASSWORD };
    expect((await test.call('POST', '/user/login', { body: signIn })).body.code).toBe(
      'WRONG_CREDENTIALS',
    );
  });

  it('[API-03 institution.get] [ENT-04] answers one institute by its id', async () => {
    const { id } = await test.institute(admin);
    const { status, body } = await test.call('GET', `/institution/${id}`, { token: admin });
    expect(status).toBe(200);
    fits(schemas.institution.get.response, body.data.institution);
    expect(body.data.institution._id).toBe(id);
  });

  it('[API-03 institution.list] lists institutes, newest first', async () => {
    const { id } = await test.institute(admin);
    const { status, body } = await test.call('GET', '/institution', { token: admin });
    expect(status).toBe(200);
    for (const institute of body.data.institutions)
      fits(schemas.institution.list.response, institute);
    expect(body.data.institutions[0]._id).toBe(id);
    expect(body.results).toBe(body.data.institutions.length);
  });

  it('[API-03 institution.update] changes what is named and raises the version', async () => {
    const { id } = await test.institute(admin);
    const { status, body } = await test.call('PATCH', `/institution/${id}`, {
      token: admin,
      body: { name: 'Neem Tree House', tags: ['vip'], __v: 0 },
    });
    expect(status).toBe(200);
    fits(schemas.institution.update.response, body.data.institution);
    expect(body.data.institution).toMatchObject({ name: 'Neem Tree House', tags: ['vip'], __v: 1 });
  });

  it('[API-03 institution.changeStatus] moves the status and remembers it', async () => {
    const { id } = await test.institute(admin);
    await test.furnish({ id });
    const { status, body } = await test.call('PATCH', `/institution/${id}/change-status`, {
      token: admin,
      body: { status: 'Active', __v: 0 },
    });
    expect(status).toBe(200);
    fits(schemas.institution.changeStatus.response, body.data.institution);
    expect(body.data.institution.status).toBe('Active');
    expect(body.data.institution.statusHistory.at(-1)).toMatchObject({
      from: 'Pending',
      to: 'Active',
    });
  });
});
