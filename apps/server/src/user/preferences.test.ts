import {
  currentUser,
  type PreferencesChange,
  type SavedView,
  VIEWS_MAX,
} from '@booking/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';

const view = { name: 'Closing soon', query: 'status=Active', savedAt: '2026-11-21T10:00:00Z' };

/** Returns `count` views of a list, by their ids. */
function manyViews(count: number, view: SavedView): Record<string, SavedView> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, view]));
}

describe.each(databases)('the own preferences on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let token: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
    token = (await test.signIn((await test.institute(admin)).ownerEmail)).accessToken;
  });

  function send(change: PreferencesChange | string, more: Readonly<Record<string, string>> = {}) {
    const body = new FormData();
    body.append('preferences', typeof change === 'string' ? change : JSON.stringify(change));
    for (const [name, value] of Object.entries(more)) body.append(name, value);
    return test.call('PATCH', '/user/me', { token, body });
  }
  const me = () => test.call('GET', '/user/me', { token });

  it('[API-03 user.updateMe] are empty at first, and then what was chosen, also at the next load', async () => {
    expect((await me()).body.data.user.preferences).toEqual({});
    const { status, body } = await send({ theme: 'dark', views: { institutes: { v1: view } } });
    expect(status).toBe(200);
    expect(z.parse(currentUser, body.data.user)).toEqual(body.data.user);
    await send({ pageSize: 50, views: { users: { v1: view } } });
    expect((await me()).body.data.user.preferences).toEqual({
      theme: 'dark',
      pageSize: 50,
      views: { institutes: { v1: view }, users: { v1: view } },
    });
    await send({ theme: null, views: null, pageSize: null });
    expect((await me()).body.data.user.preferences).toEqual({});
  });

  it('leave the version of the profile as it is, unless something else changes with them', async () => {
    const { __v, updatedAt } = (await me()).body.data.user;
    const alone = await send({ density: 'compact' });
    expect(alone.body.data.user).toMatchObject({ __v, updatedAt });
    const together = await send({ density: null }, { lastName: 'Rao' });
    expect(together.body.data.user).toMatchObject({ __v: __v + 1, lastName: 'Rao' });
  });

  it('lose nothing when two windows write at once', async () => {
    const answers = await Promise.all([
      send({ columns: { institutes: { shown: ['name'] } } }),
      send({ columns: { users: { shown: ['email'] } } }),
      send({ shortcuts: false }),
      send({ views: { institutes: { v1: view } } }),
      send({ views: { institutes: { v2: view } } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await me()).body.data.user.preferences).toEqual({
      columns: { institutes: { shown: ['name'] }, users: { shown: ['email'] } },
      shortcuts: false,
      views: { institutes: { v1: view, v2: view } },
    });
    await send({ views: { institutes: { v1: null } } });
    const { views } = (await me()).body.data.user.preferences;
    expect(views).toEqual({ institutes: { v2: view } });
    await send({ views: null });
  });

  it.each([
    ['{theme: dark}', 'preferences'],
    ['{"colour":"red"}', 'preferences.colour'],
    ['{"theme":"sepia"}', 'preferences.theme'],
    [
      '{"views":{"institutes":{"v1":{"name":"\\u0000","query":""}}}}',
      'preferences.views.institutes.v1.name',
    ],
    [`"${'x'.repeat(40_000)}"`, 'preferences'],
  ])('refuse %.60s by name', async (text, path) => {
    const { status, body } = await send(text);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(path);
  });

  it('take no more than 32 kB together, and keep what they were', async () => {
    const before = (await me()).body.data.user.preferences;
    const views = manyViews(12, { ...view, query: 'q'.repeat(1_900) });
    expect((await send({ views: { institutes: views } })).status).toBe(200);
    const { status, body } = await send({ views: { users: views } });
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ path: 'preferences', code: 'too_large' });
    await send({ views: null });
    expect((await me()).body.data.user.preferences).toEqual(before);
  });

  it('have no more than 50 views of a list', async () => {
    const before = (await me()).body.data.user.preferences;
    await send({ views: { users: manyViews(VIEWS_MAX, view) } });
    const { status, body } = await send({ views: { users: { more: view } } });
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ path: 'preferences', code: 'too_large' });
    await send({ views: null });
    expect((await me()).body.data.user.preferences).toEqual(before);
  });

  it('are told to no one else', async () => {
    const { body } = await test.call('GET', '/user', { token: admin });
    expect(body.data.users.length).toBeGreaterThan(0);
    for (const user of body.data.users) expect(user).not.toHaveProperty('preferences');
  });
});
