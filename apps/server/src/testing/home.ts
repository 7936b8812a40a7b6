import { beforeAll, beforeEach, expect } from 'vitest';
import { ADMIN, type Institute, type useTestApp } from './app.ts';
import { liftLimits, upgrade } from './plan-limits.ts';

/** An institute for each test, which may use everything, and calls of a Super Admin. */
export function useHome(test: ReturnType<typeof useTestApp>) {
  let admin = '';
  let latest: Institute | undefined;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
  });
  beforeEach(async () => {
    latest = await test.institute(admin);
    await upgrade(test, latest.id);
    await liftLimits(test, latest.id);
  });

  const now = (): Institute => {
    if (!latest) throw new Error('Only a test that runs has an institute.');
    return latest;
  };
  const send = (method: string, path: string, body?: object) =>
    test.call(method, path, { token: admin, body });
  return {
    /** The institute of the test that runs. */
    home: {
      get id() {
        return now().id;
      },
      get ownerEmail() {
        return now().ownerEmail;
      },
    },
    send,
    /** Sends a call that succeeds, and returns its data. */
    async done(method: string, path: string, body?: object) {
      const answer = await send(method, path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      return answer.body.data;
    },
  };
}
