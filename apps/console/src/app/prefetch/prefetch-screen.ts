import { consolePaths } from '@booking/content/console-paths';
import { matchPath } from 'react-router';
import type { Session } from '../../session/session.ts';
import { screens } from '../screens.ts';

/** Loads the screen at an address of the console, and what it asks for first, into the cache of the signed-in user. */
export async function prefetchScreen(session: Session, href: string): Promise<void> {
  const { pathname, searchParams } = new URL(href, 'https://console.invalid');
  const pattern = consolePaths.find((path) => matchPath(path, pathname));
  if (!pattern) return;
  try {
    const { handle } = await screens[pattern]();
    const { cache, tokens } = session.store.getState();
    if (!tokens) return;
    for (const query of handle?.firstData(session, searchParams) ?? []) {
      void cache.prefetchQuery(query);
    }
  } catch {
    // It fails again, and says so, when the screen is opened.
  }
}
