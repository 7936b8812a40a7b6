import { createSession } from '../session/session.ts';
import { mockServer } from './mock-server.ts';
import { mockedFetch } from './mocked-fetch.ts';
import { PASSWORD } from './password.ts';
import { superAdmin } from './users.ts';

export const credentials = { email: superAdmin.email, password: PASSWORD };

/** A session on a mock server, with the requests that it makes. */
export function start(options: Parameters<typeof mockServer>[0] = {}) {
  const { fetch, requests } = mockedFetch(mockServer(options));
  const session = createSession({ fetch });
  const calls = () => requests.map(({ method, url }) => `${method} ${url.pathname.slice(7)}`);
  return { session, requests, calls };
}

/** Clears the storage of the tab, which the next test must not see. */
export function clearStorages() {
  localStorage.clear();
  sessionStorage.clear();
}
