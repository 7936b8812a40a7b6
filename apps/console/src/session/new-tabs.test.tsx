import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinOpener, shareWithNewTabs } from './new-tabs.ts';
import { STATE_KEY } from './session.ts';

const share = vi.fn();
let page: Document;

beforeEach(() => {
  share.mockClear();
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<a href="${location.origin}/home"><b>Home</b></a>
    <a href="https://elsewhere.example/home">Elsewhere</a><button>Save</button>`;
  // A link followed would load a page.
  page.addEventListener('click', (event) => event.preventDefault());
  shareWithNewTabs({ share }, page);
});

function press(selector: string, type: string, init: MouseEventInit): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  page.querySelector(selector)?.dispatchEvent(event);
}

it.each([
  ['Ctrl and a click', 'click', { ctrlKey: true }],
  ['Cmd and a click', 'click', { metaKey: true }],
  ['the middle button', 'auxclick', { button: 1 }],
  ['the menu of the link', 'contextmenu', {}],
])('shares the session with a tab that is opened by %s', (_, type, init) => {
  press('b', type, init);
  expect(share.mock.calls).toEqual([[`${location.origin}/home`]]);
});

it.each([
  ['a click', 'b', 'click', {}],
  ['the right button', 'b', 'auxclick', { button: 2 }],
  ['a link to another origin', '[href*=elsewhere]', 'click', { ctrlKey: true }],
  ['a button', 'button', 'click', { ctrlKey: true }],
])('shares nothing by %s', (_, selector, type, init) => {
  press(selector, type, init);
  expect(share).not.toHaveBeenCalled();
});

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
