import { joinSession, type NewTabs } from '@booking/api-client';
import { STATE_KEY } from './session-store.ts';

/** Events that may open a link in a new tab: by Ctrl or the middle button, or from its menu. */
const WAYS = ['click', 'auxclick', 'contextmenu'] as const;

/** Shares the session with each tab that a link of the page is opened in. */
export function shareWithNewTabs(
  { share }: Pick<NewTabs, 'share'>,
  page: GlobalEventHandlers,
): void {
  for (const way of WAYS) {
    page.addEventListener(way, (event) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (link && link.origin === location.origin && opensTab(event, link)) share(link.href);
    });
  }
}

function opensTab(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { type, button, ctrlKey, metaKey, shiftKey } = event;
  if (type === 'contextmenu') return true;
  if (type === 'auxclick') return button === 1;
  return ctrlKey || metaKey || shiftKey || target === '_blank';
}

/** Continues the session of the tab that this one was opened from, if someone is signed in in this browser at all. */
export async function joinOpener({
  location,
  localStorage,
  sessionStorage,
}: Window): Promise<void> {
  try {
    if (sessionStorage.getItem('accessToken') || !wasSignedIn(localStorage)) return;
  } catch {
    // Site data is blocked: there is no session to share.
    return;
  }
  await joinSession(location.href);
}

/** Returns whether someone was signed in when a tab last wrote the client state. */
function wasSignedIn(storage: Storage): boolean {
  const { state } = JSON.parse(storage.getItem(STATE_KEY) ?? '{}');
  return state?.isSignedIn === true;
}
