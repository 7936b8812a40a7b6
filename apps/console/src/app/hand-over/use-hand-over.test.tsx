import { failure } from '@booking/api-client/mocks';
import { renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockConsole } from '../../testing/mock-console.tsx';
import type { MockServerOptions } from '../../testing/mock-server.ts';
import { App } from '../app.tsx';
import { useHandOver } from './use-hand-over.ts';

const pair = { accessToken: 'app-access', refreshToken: 'app-refresh' };
const handOver = vi.fn();

beforeEach(() => {
  handOver.mockReset().mockReturnValue(pair);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ subApps: { hospitality: 'https://stay.example/rooms?lang=en', event: null } }),
  );
  return () => vi.restoreAllMocks();
});

function start(app: 'hospitality' | 'event' = 'hospitality') {
  const overrides: MockServerOptions['overrides'] = { 'user.handOver': handOver };
  const page = mockConsole({ overrides });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <App session={page.session}>{children}</App>
    </StrictMode>
  );
  const open = () => renderHook(() => useHandOver(app), { wrapper });
  return { ...page, open };
}

describe('a hand-over', () => {
  test('[AUTH-09] carries a pair of the app’s own, not that of the console', async () => {
    const { open, storage } = start();
    const { result } = open();
    const query = 'lang=en&accessToken=app-access&refreshToken=app-refresh';
    await waitFor(() =>
      expect(result.current).toEqual({
        state: 'ready',
        href: `https://stay.example/rooms?${query}`,
      }),
    );
    expect(storage.getItem('refreshToken')).toBe('refresh-1');
  });

  test('asks for the pair once, however often it mounts', async () => {
    const { open } = start();
    const first = open();
    first.unmount();
    const second = open();
    await waitFor(() => expect(second.result.current.state).toBe('ready'));
    open();
    expect(handOver).toHaveBeenCalledOnce();
  });

  test('without an address asks for none', async () => {
    const { open } = start('event');
    const { result } = open();
    await waitFor(() => expect(result.current).toEqual({ state: 'noAddress' }));
    expect(handOver).not.toHaveBeenCalled();
  });

  test('that fails is made again only when someone asks for it', async () => {
    handOver.mockReturnValueOnce(failure('TOO_MANY_REQUESTS'));
    const { open } = start();
    const { result } = open();
    await waitFor(() => expect(result.current.state).toBe('failed'));
    open();
    expect(handOver).toHaveBeenCalledOnce();
    if (result.current.state === 'failed') result.current.failure.retry();
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(handOver).toHaveBeenCalledTimes(2);
  });
});
