import { beforeEach, describe, expect, test } from 'vitest';
import { clearStorages, credentials, start } from '../testing/start-session.ts';
import { superAdmin } from '../testing/users.ts';
import { STATE_KEY } from './session-store.ts';

beforeEach(clearStorages);

describe('the persisted state', () => {
  test('[STATE-02] has version 1, and neither tokens nor API responses', async () => {
    const { session } = start();
    await session.signIn(credentials);
    expect(JSON.parse(localStorage.getItem(STATE_KEY) ?? '')).toEqual({
      state: { isSignedIn: true },
      version: 1,
    });
    const everything = JSON.stringify({ ...localStorage });
    for (const secret of ['access-1', 'refresh-1', superAdmin.email, superAdmin._id]) {
      expect(everything).not.toContain(secret);
    }
  });

  test('of another version is overwritten', () => {
    localStorage.setItem(
      STATE_KEY,
      JSON.stringify({ state: { isSignedIn: true, x: 1 }, version: 0 }),
    );
    const { session } = start();
    expect(session.store.getState().isSignedIn).toBe(false);
    session.store.setState({ isSignedIn: false });
    expect(JSON.parse(localStorage.getItem(STATE_KEY) ?? '')).toEqual({
      state: { isSignedIn: false },
      version: 1,
    });
  });
});
