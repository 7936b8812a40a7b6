import { consolePaths } from '@booking/content/console-paths';
import { matchPath } from 'react-router';
import type { Session } from '../../session/session.ts';
import { type Screen, screens } from '../screens.ts';

/** Loads the file of the screen at an address of the console; nothing when there is none, or it does not come. */
export async function prefetchFile(href: string): Promise<Screen | undefined> {
  const { pathname } = addressOf(href);
  const pattern = consolePaths.find((path) => matchPath(path, pathname));
  // What fails here fails again, and says so, when the screen is opened.
  return pattern && screens[pattern]().catch(() => undefined);
}

/** Loads the screen at an address of the console, and what it asks for first, into the cache of the signed-in user. */
export async function prefetchScreen(session: Session, href: string): Promise<void> {
  const screen = await prefetchFile(href);
  const { cache, tokens } = session.store.getState();
  if (!tokens) return;
  for (const query of screen?.handle?.firstData(session, addressOf(href).searchParams) ?? []) {
    void cache.prefetchQuery(query);
  }
}

function addressOf(href: string): URL {
  return new URL(href, 'https://console.invalid');
}
