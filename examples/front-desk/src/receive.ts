import type { ClientSession } from '@booking/api-client';

/** Begins the session that the console hands over in the address, and takes it out of there. */
export function receive(session: ClientSession, { href }: Location): void {
  const url = new URL(href);
  const accessToken = url.searchParams.get('accessToken');
  const refreshToken = url.searchParams.get('refreshToken');
  if (!accessToken || !refreshToken) return;
  session.begin({ accessToken, refreshToken });
  url.searchParams.delete('accessToken');
  url.searchParams.delete('refreshToken');
  history.replaceState(history.state, '', url);
}
