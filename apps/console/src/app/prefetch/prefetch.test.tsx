import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOVER_INTENT_MS } from '../../idle/use-hover-intent.ts';
import { whenIdle } from '../../idle/when-idle.ts';
import { allInstitutes } from '../../screens/all-institutes/screen.ts';
import { mockConsole } from '../../testing/mock-console.tsx';
import { aUser, superAdmin } from '../../testing/users.ts';
import { prefetchFirst } from './prefetch-screen.ts';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders Home with the link to the institutes, and returns the calls that their list makes first. */
async function atHome() {
  const page = mockConsole();
  render(page.element);
  const link = await screen.findByRole('link', { name: /^Institutes/ });
  const asked = () =>
    page.requests.filter(
      ({ url: { pathname, searchParams } }) =>
        pathname.endsWith('/institution') && searchParams.get('limit') === '20',
    ).length;
  return { ...page, link, asked };
}

test('a mouse that rests on a link loads the screen and its first data, once', async () => {
  const { link, asked, address } = await atHome();
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  await waitFor(() => expect(asked()).toBe(1));
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Institutes' });
  expect(address()).toBe('/all-institutes');
  await screen.findByText('Lake Pichola House');
  await whenIdle();
  expect(asked()).toBe(1);
});

test("the files of the sidebar's screens load when the page is idle, without their data", async () => {
  const file = vi.spyOn(allInstitutes, 'load');
  const { asked } = await atHome();
  await waitFor(() => expect(file).toHaveBeenCalledOnce());
  await act(async () => void (await file.mock.results[0]?.value));
  await whenIdle();
  expect(asked()).toBe(0);
});

test('they do not load when the user prefers reduced data', async () => {
  const file = vi.spyOn(allInstitutes, 'load');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await atHome();
  await whenIdle();
  Reflect.deleteProperty(navigator, 'connection');
  expect(file).not.toHaveBeenCalled();
});

test('a page that has closed while a file loads waits for no further idle moment', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const file = vi.spyOn(allInstitutes, 'load').mockReturnValue(promise);
  const idle = vi.fn((run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', idle);
  const { unmount } = renderHook(() => useIdlePrefetch(['/all-institutes', '/all-users']));
  await waitFor(() => expect(file).toHaveBeenCalledOnce());
  unmount();
  reject(new Error('It failed to load.'));
  await expect(promise).rejects.toThrow();
  await new Promise((done) => setTimeout(done));
  expect(idle).toHaveBeenCalledOnce();
});

test('the first data of the screen at the address is fetched before anything renders', async () => {
  const { session, requests } = mockConsole();
  await prefetchFirst(session, '/all-institutes?status=Active&page=2');
  await waitFor(() =>
    expect(requests.map(({ url }) => url.pathname + url.search)).toContainEqual(
      expect.stringMatching(/\/institution\?status=Active&page=2&limit=20$/),
    ),
  );
});

test.each([
  ['may not open it', aUser({ role: 'Owner', template: 'Tours & Travels' })],
  ['chooses a password first', { ...superAdmin, mustChangePassword: true }],
  ['works in another application', aUser({ role: 'Owner', template: 'Hospitality' })],
])('and is not when the user %s', async (_, user) => {
  const { session, requests } = mockConsole({ user });
  await prefetchFirst(session, '/all-institutes');
  await whenIdle();
  expect(requests.filter(({ url }) => url.pathname.endsWith('/institution'))).toEqual([]);
});

const rest = () => vi.advanceTimersByTimeAsync(HOVER_INTENT_MS * 5);

test('touch, a passing mouse and reduced data load nothing', async () => {
  const { link, asked } = await atHome();
  vi.useFakeTimers();
  fireEvent.pointerEnter(link, { pointerType: 'touch' });
  await rest();
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  await vi.advanceTimersByTimeAsync(HOVER_INTENT_MS - 1);
  fireEvent.pointerLeave(link, { pointerType: 'mouse' });
  await rest();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  await rest();
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked()).toBe(0);
});
