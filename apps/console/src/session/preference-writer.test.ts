import { ApiError, type CurrentUser, type PreferencesChange } from '@booking/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RETRY_WAITS_MS } from '../idempotency/retry-write.ts';
import { superAdmin } from '../testing/users.ts';
import { COALESCE_MS, createPreferenceWriter } from './preference-writer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noConnection = new ApiError('network', 'PATCH /user/me');
const refused = new ApiError('http', 'PATCH /user/me', { status: 400, body: undefined });

interface Sent {
  readonly change: PreferencesChange;
  readonly key: string;
  readonly answer: (outcome: 'ok' | ApiError) => Promise<void>;
}

function start() {
  const sent: Sent[] = [];
  const saved: CurrentUser[] = [];
  const writer = createPreferenceWriter({
    send: (form, { idempotencyKey }) =>
      new Promise((resolve, reject) => {
        sent.push({
          change: JSON.parse(String(form.get('preferences'))),
          key: idempotencyKey,
          answer: async (outcome) => {
            if (outcome === 'ok') resolve(superAdmin);
            else reject(outcome);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    onSaved: (user) => void saved.push(user),
  });
  const unsaved = () => writer.store.getState().unsaved;
  return { writer, sent, saved, unsaved };
}

const coalesced = () => vi.advanceTimersByTimeAsync(COALESCE_MS);

describe('what is chosen', () => {
  test('within a moment goes out together', async () => {
    const { writer, sent, unsaved } = start();
    writer.change({ theme: 'dark' });
    writer.change({ density: 'compact' });
    writer.change({ theme: 'light' });
    expect(sent).toEqual([]);
    expect(unsaved()).toEqual({ theme: 'light', density: 'compact' });
    await coalesced();
    expect(sent.map(({ change }) => change)).toEqual([{ theme: 'light', density: 'compact' }]);
    await sent[0]?.answer('ok');
    expect(unsaved()).toEqual({});
  });

  test('during a write waits for its answer, and then goes out by itself', async () => {
    const { writer, sent, saved, unsaved } = start();
    writer.change({ theme: 'dark', columns: { institutes: { shown: ['name'] } } });
    await coalesced();
    writer.change({ theme: 'light', columns: { users: { shown: ['email'] } } });
    await coalesced();
    expect(sent).toHaveLength(1);
    await sent[0]?.answer('ok');
    expect(sent[1]?.change).toEqual({ theme: 'light', columns: { users: { shown: ['email'] } } });
    expect(saved).toHaveLength(1);
    await sent[1]?.answer('ok');
    expect(unsaved()).toEqual({});
    expect(sent).toHaveLength(2);
  });

  test('of one list goes out view by view', async () => {
    const { writer, sent, unsaved } = start();
    const view = { name: 'Quiet', query: '', savedAt: '2026-11-21T10:00:00Z' };
    writer.change({ views: { institutes: { v1: view } } });
    writer.change({ views: { institutes: { v2: null } } });
    await coalesced();
    expect(sent[0]?.change).toEqual({ views: { institutes: { v1: view, v2: null } } });
    writer.change({ views: { institutes: { v3: view } } });
    await sent[0]?.answer('ok');
    expect(unsaved()).toEqual({ views: { institutes: { v3: view } } });
  });

  test('goes out at once when the page is about to go', async () => {
    const { writer, sent } = start();
    writer.change({ theme: 'dark' });
    void writer.flush();
    expect(sent).toHaveLength(1);
    await coalesced();
    expect(sent).toHaveLength(1);
  });
});

describe('a write that fails', () => {
  test('for want of an answer is sent again under the same name, after 1, 4 and 15 seconds', async () => {
    const { writer, sent, unsaved } = start();
    writer.change({ theme: 'dark' });
    await coalesced();
    for (const [index, delay] of RETRY_WAITS_MS.entries()) {
      await sent[index]?.answer(noConnection);
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(sent).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(index + 2);
    }
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(writer.store.getState().failure).toBeUndefined();
    await sent[3]?.answer(noConnection);
    expect(writer.store.getState().failure).toBe(noConnection);
    // The screen goes on showing it, and the next choice takes it along.
    expect(unsaved()).toEqual({ theme: 'dark' });
    writer.change({ density: 'compact' });
    expect(writer.store.getState().failure).toBeUndefined();
    await coalesced();
    expect(sent[4]?.change).toEqual({ theme: 'dark', density: 'compact' });
    expect(sent[4]?.key).not.toBe(sent[0]?.key);
  });

  test('is forgotten once it is sent after all, as when the network is back', async () => {
    const { writer, sent, unsaved } = start();
    writer.change({ theme: 'dark' });
    await coalesced();
    await sent[0]?.answer(refused);
    expect(writer.store.getState().failure).toBe(refused);
    void writer.flush();
    await sent[1]?.answer('ok');
    expect(unsaved()).toEqual({});
    expect(writer.store.getState().failure).toBeUndefined();
  });

  test('because it is refused is not sent again by itself', async () => {
    const { writer, sent, unsaved } = start();
    writer.change({ theme: 'dark' });
    await coalesced();
    await sent[0]?.answer(refused);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(writer.store.getState().failure).toBe(refused);
    expect(unsaved()).toEqual({ theme: 'dark' });
  });
});

test('nothing of one user reaches the next: neither what was unsaved nor a late answer', async () => {
  const { writer, sent, saved, unsaved } = start();
  writer.change({ theme: 'dark' });
  await coalesced();
  writer.reset();
  expect(unsaved()).toEqual({});
  writer.change({ theme: 'light' });
  await sent[0]?.answer('ok');
  expect(saved).toEqual([]);
  expect(unsaved()).toEqual({ theme: 'light' });
  await coalesced();
  expect(sent.map(({ change }) => change)).toEqual([{ theme: 'dark' }, { theme: 'light' }]);
  await sent[1]?.answer('ok');
  expect(saved).toHaveLength(1);
});
