import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ClientOptions, createClient } from './index.ts';

const id = '65f0000000000000000000a1';
const change = { firstName: 'Asha' };

function clientAnswering(status: number, options: ClientOptions = {}) {
  const fetch = async () =>
    new Response(
      JSON.stringify({ status: 'success', data: { user: { _id: id }, institution: {} } }),
      { status },
    );
  const client = createClient({ ...options, baseUrl: 'https://api.example/api/v1', fetch });
  client.session.begin({ accessToken: 'a', refreshToken: 'r' });
  return client;
}

describe('local storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('[API-04] is emptied when PATCH /user/{userId} has succeeded', async () => {
    const clear = vi.fn();
    vi.stubGlobal('localStorage', { clear });
    await clientAnswering(200).user.update(id, change);
    expect(clear).toHaveBeenCalledOnce();
  });

  test('[API-04] is not cleared by a failure, nor by any other call', async () => {
    const clear = vi.fn();
    vi.stubGlobal('localStorage', { clear });
    await expect(clientAnswering(422).user.update(id, change)).rejects.toMatchObject({
      status: 422,
    });
    await clientAnswering(200).user.me();
    await clientAnswering(200).institution.update(id, { name: 'Lotus' });
    expect(clear).not.toHaveBeenCalled();
  });

  test('[API-04] is emptied by the same call by its address, and by no other address', async () => {
    const clear = vi.fn();
    vi.stubGlobal('localStorage', { clear });
    await clientAnswering(200).request('PATCH', '/user/me', { body: change });
    await clientAnswering(200).request('GET', `/user/${id}`);
    await clientAnswering(200).request('PATCH', `/user/${id}/update-password`, { body: {} });
    expect(clear).not.toHaveBeenCalled();
    await clientAnswering(200).request('PATCH', `/user/${id}?x=1`, { body: change });
    expect(clear).toHaveBeenCalledOnce();
  });

  test('keeps what another app of the origin has there, if the client is told so', async () => {
    const removeItem = vi.fn();
    const stored = { 'desk.theme': 'dark', booking: '{}' };
    const storage = Object.create({ removeItem, clear: removeItem }, {});
    vi.stubGlobal('localStorage', Object.assign(storage, stored));
    const keepsLocal = (key: string) => key.startsWith('desk.');
    await clientAnswering(200, { keepsLocal }).user.update(id, change);
    expect(removeItem.mock.calls).toEqual([['booking']]);
  });

  test('may be blocked or absent: the response is what counts', async () => {
    vi.stubGlobal('localStorage', {
      clear() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await expect(clientAnswering(200).user.update(id, change)).resolves.toMatchObject({ _id: id });
    vi.stubGlobal('localStorage', undefined);
    await expect(clientAnswering(200).user.update(id, change)).resolves.toMatchObject({ _id: id });
  });
});
