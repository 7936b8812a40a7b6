import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinOpener, shareWithNewTabs } from './new-tabs.ts';
import { STATE_KEY } from './session-store.ts';

const share = vi.fn();
let page: HTMLElement;

beforeEach(() => {
  share.mockClear();
  page = document.createElement('main');
  document.body.replaceChildren(page);
  page.innerHTML = `<a href="${location.origin}/home"><b>Home</b></a>
    <a href="https://elsewhere.example/home">Elsewhere</a><button>Save</button>`;
  // A link followed would load a page.
  page.addEventListener('click', (event) => event.preventDefault());
  shareWithNewTabs({ share }, page);
});

const find = (selector: string) => page.querySelector(selector) ?? page;

it.each([
  ['Ctrl and a click', () => fireEvent.click(find('b'), { ctrlKey: true })],
  ['Cmd and a click', () => fireEvent.click(find('b'), { metaKey: true })],
  ['the middle button', () => fireEvent(find('b'), auxclick(1))],
  ['the menu of the link', () => fireEvent.contextMenu(find('b'))],
])('shares the session with a tab that is opened by %s', (_, open) => {
  open();
  expect(share.mock.calls).toEqual([[`${location.origin}/home`]]);
});

it.each([
  ['a click', () => fireEvent.click(find('b'))],
  ['the right button', () => fireEvent(find('b'), auxclick(2))],
  ['a link to another origin', () => fireEvent.click(find('[href*=elsewhere]'), { ctrlKey: true })],
  ['a button', () => fireEvent.click(find('button'), { ctrlKey: true })],
])('shares nothing by %s', (_, press) => {
  press();
  expect(share).not.toHaveBeenCalled();
});

function auxclick(button: number): MouseEvent {
  return new MouseEvent('auxclick', { bubbles: true, button });
}

const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: ((event: MessageEvent) => void) | null = null;
      postMessage({ asks, by }: { asks: string; by: string }) {
        opened.push(asks);
        const data = { to: by, accessToken: 'a', refreshToken: 'r' };
        this.onmessage?.(new MessageEvent('message', { data }));
      }
      close() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const signedIn = (isSignedIn: boolean) =>
  localStorage.setItem(STATE_KEY, JSON.stringify({ state: { isSignedIn }, version: 1 }));

it('asks for a session where someone is signed in in the browser', async () => {
  signedIn(true);
  await joinOpener(window);
  expect(opened).toEqual([location.href]);
  expect(sessionStorage.getItem('refreshToken')).toBe('r');
});

it.each([
  ['in a new browser', () => undefined],
  ['after a sign-out', () => signedIn(false)],
  ['in a tab that has one', () => [signedIn(true), sessionStorage.setItem('accessToken', 'own')]],
  ['where the state can’t be read', () => localStorage.setItem(STATE_KEY, '{')],
])('asks no one %s', async (_, prepare) => {
  prepare();
  await joinOpener(window);
  expect(opened).toEqual([]);
  expect(sessionStorage.getItem('refreshToken')).toBeNull();
});
