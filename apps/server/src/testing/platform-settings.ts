import { type BkbtrSettingSave, bkbtrSetting } from '@booking/api-client/contract';
import { beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

export const [OLD_KEY, NEW_KEY] = ['o'.repeat(32), 'n'.repeat(32)];

/** The settings of the platform, read and saved by its Super Admin. */
export function usePlatformSettings(database: TestDatabase) {
  const test = useTestApp(database, { secretsKeys: [OLD_KEY], allowsPrivate: false });
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const read = async (by = token) => {
    const { body } = await test.call('GET', '/bkbtrSetting', { token: by });
    return z.parse(bkbtrSetting, body.data.bkbtr_settings[0]);
  };
  const save = (body: BkbtrSettingSave, by = token) =>
    test.call('PATCH', '/bkbtrSetting/save', { token: by, body });
  const saved = async (body: BkbtrSettingSave) => {
    const answer = await save(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return z.parse(bkbtrSetting, answer.body.data.bkbtr_setting);
  };

  return {
    read,
    save,
    saved,
    test,
    get token() {
      return token;
    },
  };
}
