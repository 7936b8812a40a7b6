import type { CurrentUser } from '@booking/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { mayOpen, type PathParams, workplaceOf } from '../../access/access.ts';
import type { Screen, ScreenModule } from '../../page/screen.ts';
import type { Session } from '../../session/session.ts';
import { screenAt } from '../screen-at.ts';

/** Loads the file of the screen at an address; undefined when there is none, or loading fails. */
export async function prefetchFile(href: string): Promise<ScreenModule | undefined> {
  // A failure here repeats, and shows an error, when the screen is opened.
  return screenOf(href)
    ?.load()
    .catch(() => undefined);
}

/**
 * Fetches the first data of the screen at the page's address while the page is still loading: in parallel with the user
 * where every user may open it, else as soon as the user is known.
 */
export async function prefetchFirst(session: Session, href: string): Promise<void> {
  if (session.store.getState().tokens && isOpenToEveryone(href)) void prefetchScreen(session, href);
  const user = await session.firstUser;
  if (user && isOpenTo(user, href)) await prefetchScreen(session, href);
}

/** Whether a screen has no rule of its own: the server decides what each user sees of it. */
function isOpenToEveryone(href: string): boolean {
  const screen = screenOf(href);
  return screen !== undefined && !screen.access;
}

/** Whether the user sees the screen at an address. */
function isOpenTo(user: CurrentUser, href: string): boolean {
  if (user.mustChangePassword || user.mustSetUpTwoFactor) return false;
  if (workplaceOf(user).kind !== 'console') return false;
  const screen = screenOf(href);
  return screen !== undefined && mayOpen(screen.access, user, paramsOf(screen, href));
}

/** Fetches the first data of the screen after a sign-in, in parallel with the user, into the new user's cache. */
export async function prefetchSignedIn(
  session: Session,
  cache: QueryClient,
  href: string,
): Promise<void> {
  if (isOpenToEveryone(href)) prefetchData(session, cache, href, await prefetchFile(href));
}

/** Loads the screen at an address and its first data, into the signed-in user's cache. */
export async function prefetchScreen(session: Session, href: string): Promise<void> {
  const module = await prefetchFile(href);
  const { cache, tokens } = session.store.getState();
  if (tokens) prefetchData(session, cache, href, module);
}

function prefetchData(
  session: Session,
  cache: QueryClient,
  href: string,
  module?: ScreenModule,
): void {
  const screen = screenOf(href);
  if (!screen) return;
  const params = addressOf(href).searchParams;
  for (const query of module?.firstData?.(session, params, paramsOf(screen, href)) ?? []) {
    void cache.prefetchQuery(query);
  }
}

const screenOf = (href: string) => screenAt(addressOf(href).pathname);

function paramsOf({ path }: Screen, href: string): PathParams {
  return matchPath(path, addressOf(href).pathname)?.params ?? {};
}

function addressOf(href: string): URL {
  return new URL(href, 'https://console.invalid');
}
