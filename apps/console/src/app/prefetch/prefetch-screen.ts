import type { CurrentUser } from '@booking/api-client';
import { consolePaths } from '@booking/content/console-paths';
import { matchPath } from 'react-router';
import { type AccessRule, mayOpen, workplaceOf } from '../../access/access.ts';
import type { Session } from '../../session/session.ts';
import { type Screen, screenAccess, screens } from '../screens.ts';

/** Loads the file of the screen at an address; undefined when there is none, or loading fails. */
export async function prefetchFile(href: string): Promise<Screen | undefined> {
  const path = pathOf(href);
  // A failure here repeats, and shows an error, when the screen is opened.
  return path && screens[path]().catch(() => undefined);
}

/**
 * Fetches the first data of the screen at the page's address as soon as the user is known, while the page is still
 * loading.
 */
export async function prefetchFirst(session: Session, href: string): Promise<void> {
  const user = await session.firstUser;
  if (user && isOpenTo(user, href)) await prefetchScreen(session, href);
}

/** Whether the user sees the screen at an address. */
function isOpenTo(user: CurrentUser, href: string): boolean {
  if (user.mustChangePassword || workplaceOf(user).kind !== 'console') return false;
  const path = pathOf(href);
  const rules: Partial<Record<string, AccessRule>> = screenAccess;
  return path !== undefined && mayOpen(rules[path] ?? {}, user);
}

/** Loads the screen at an address and its first data, into the signed-in user's cache. */
export async function prefetchScreen(session: Session, href: string): Promise<void> {
  const screen = await prefetchFile(href);
  const { cache, tokens } = session.store.getState();
  if (!tokens) return;
  for (const query of screen?.handle?.firstData(session, addressOf(href).searchParams) ?? []) {
    void cache.prefetchQuery(query);
  }
}

function pathOf(href: string) {
  const { pathname } = addressOf(href);
  return consolePaths.find((path) => matchPath(path, pathname));
}

function addressOf(href: string): URL {
  return new URL(href, 'https://console.invalid');
}
