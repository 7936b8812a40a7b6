import { createClient } from '@booking/api-client';
import { createQueries } from '@booking/api-client/query';
import { QueryClient } from '@tanstack/react-query';

/** Queries run without a network too: they fail then, and nothing waits for it to come back. */
export const cache: QueryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, networkMode: 'always' } },
});

/** A desk goes on while the network is away: the session is kept until the server itself ends it. */
export const api = createClient({
  refreshUnavailable: 'keep',
  keepsLocal: (key) => key.startsWith('front-desk.') || key === 'booking-theme',
  onLogout: () => cache.clear(),
});

export const queries = createQueries(api);
