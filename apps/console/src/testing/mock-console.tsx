import { memoryStorage } from '@booking/api-client';
import { createMemoryRouter, type InitialEntry, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app/app.tsx';
import { createRoutes } from '../app/routes.tsx';
import { createSession } from '../session/session.ts';
import { type MockServerOptions, mockServer } from './mock-server.ts';
import { mockedFetch } from './mocked-fetch.ts';

export interface ConsoleOptions extends MockServerOptions {
  /** The addresses of the history; the console opens at the last. */
  readonly history?: readonly InitialEntry[];
  /** Default true. */
  readonly isSignedIn?: boolean;
  /** Default: those of the console. */
  readonly routes?: RouteObject[];
}

/** The whole console on a mock server, to render in a test. */
export function mockConsole({
  history = ['/home'],
  isSignedIn = true,
  routes = createRoutes(),
  ...server
}: ConsoleOptions = {}) {
  const { fetch, requests } = mockedFetch(mockServer(server));
  const storage = memoryStorage();
  if (isSignedIn) {
    storage.setItem('accessToken', 'access-1');
    storage.setItem('refreshToken', 'refresh-1');
  }
  const session = createSession({ fetch, storage });
  const { cache } = session.store.getState();
  // A query that fails is retried at once: how long it waits is no matter of a screen.
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retryDelay: 0 } });
  session.store.setState({ isSignedIn });
  const router = createMemoryRouter(routes, { initialEntries: [...history] });
  return {
    session,
    router,
    requests,
    storage,
    element: (
      <App session={session}>
        <RouterProvider router={router} />
      </App>
    ),
    /** The current address. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
