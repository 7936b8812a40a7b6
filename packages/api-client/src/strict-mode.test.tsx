import { render } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { type Client, createClient, memoryStorage, type SessionEnd } from './index.ts';
import { BASE_URL, createApiDouble } from './testing/api-double.ts';

/** Makes a client on every mount, and puts it away twice, as happens to a page that is replaced while it is edited. */
function Page({ makeClient }: { readonly makeClient: () => Client }) {
  const [name, setName] = useState('');
  useEffect(() => {
    const api = makeClient();
    api.user.me().then(({ firstName }) => setName(firstName));
    return () => {
      api.session.dispose();
      api.session.dispose();
    };
  }, [makeClient]);
  return <p>{name}</p>;
}

test('S41: a client that is made on every mount, as Strict Mode does twice, refreshes once and tells one logout', async () => {
  const server = createApiDouble();
  const storage = memoryStorage();
  const logouts: SessionEnd[] = [];
  const clients: Client[] = [];
  const makeClient = () => {
    const onLogout = (reason: SessionEnd) => logouts.push(reason);
    const api = createClient({ baseUrl: BASE_URL, fetch: server.fetch, storage, onLogout });
    clients.push(api);
    return api;
  };
  createClient({ storage }).session.begin(server.issue('asha'));
  server.expire();
  const page = render(<Page makeClient={makeClient} />, { wrapper: StrictMode });
  await page.findByText('asha');
  expect(clients).toHaveLength(2);
  expect(server.refreshes).toBe(1);

  clients[0]?.session.end();
  expect(logouts).toEqual(['logout']);
  page.unmount();
  clients[1]?.session.begin(server.issue('asha'));
  clients[1]?.session.end();
  expect(logouts).toEqual(['logout']);
});
