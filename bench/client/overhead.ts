import { createClient, memoryStorage } from '@booking/api-client';
import ky from 'ky';
import createOpenapiClient from 'openapi-fetch';
import { ratioToFloor, rotated } from '../report/figures.ts';
import type { Measure } from '../report/table.ts';

/** Calls of one contestant in one round. */
const CALLS = 2_000;
/** The goal of the product: what the client may cost beside a bare `fetch`. */
const GOAL = 1.15;

const baseUrl = 'https://api.test/api/v1';
const tokens = { accessToken: 'a'.repeat(300), refreshToken: 'r'.repeat(43) };
const rows = Array.from({ length: 20 }, (_, index) => ({
  _id: `65f0000000000000000000${String(index).padStart(2, '0')}`,
  name: `House ${index}`,
  code: `HOUSE${index}`,
  status: 'Active',
  createdAt: '2026-11-21T08:00:00.000Z',
}));
const text = JSON.stringify({
  status: 'success',
  results: 20,
  total: 41,
  page: 2,
  limit: 20,
  totalPages: 3,
  data: { institutions: rows },
});

/** A response without the platform's machinery, so that only the client's own work is measured. */
const light = {
  status: 200,
  ok: true,
  headers: new Headers(),
  text: async () => text,
  json: async () => JSON.parse(text),
};

const doors: Readonly<Record<string, typeof fetch>> = {
  light: async () => light as unknown as Response,
  'a real Response': async () =>
    new Response(text, { headers: { 'content-type': 'application/json' } }),
};

/** One call of a list with a query, both token headers and a page as its response. */
type Contestant = () => Promise<unknown>;

function contestants(fetch: typeof globalThis.fetch): Record<string, Contestant> {
  const headers = {
    authorization: `Bearer ${tokens.accessToken}`,
    refreshToken: tokens.refreshToken,
  };
  const storage = memoryStorage();
  const api = createClient({ baseUrl, fetch, storage });
  api.session.begin(tokens);
  const http = ky.create({ prefixUrl: baseUrl, fetch, retry: 0, headers });
  const openapi = createOpenapiClient<Record<string, Record<string, never>>>({
    baseUrl,
    fetch,
    headers,
  });
  const get = openapi.GET as unknown as (path: string, init: object) => Promise<unknown>;
  return {
    'bare fetch': async () => {
      const query = new URLSearchParams({ page: '2', search: 'house', sort: '-createdAt' });
      const response = await fetch(`${baseUrl}/institution?${query}`, {
        credentials: 'include',
        headers: {
          authorization: `Bearer ${storage.getItem('accessToken')}`,
          refreshToken: storage.getItem('refreshToken') ?? '',
        },
      });
      const { data, total, page, limit, totalPages } = await response.json();
      if (!response.ok) throw new Error(`${response.status}`);
      return { items: data.institutions, total, page, limit, totalPages };
    },
    ours: () => api.institution.list({ page: 2, search: 'house', sort: '-createdAt' }),
    'openapi-fetch': () =>
      get('/institution', { params: { query: { page: 2, search: 'house', sort: '-createdAt' } } }),
    ky: () =>
      http
        .get('institution', { searchParams: { page: 2, search: 'house', sort: '-createdAt' } })
        .json(),
  };
}

/** Time of a call beside a bare `fetch`, in interleaved rounds. */
export async function overhead(rounds: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [door, fetch] of Object.entries(doors)) {
    const all = Object.entries(contestants(fetch));
    // ky and openapi-fetch ask a real Response for more than the light one has.
    const able = door === 'light' ? all.slice(0, 2) : all;
    const times: Record<string, number[]> = {};
    for (const [, call] of able) for (let count = 0; count < CALLS; count += 1) await call();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, call] of rotated(able, round)) {
        const began = performance.now();
        for (let count = 0; count < CALLS; count += 1) await call();
        times[name] = [...(times[name] ?? []), performance.now() - began];
      }
    }
    const floor = times['bare fetch'] ?? [];
    measures.push({
      title: `A list of 20 rows by a mocked fetch, ${door}: ${rounds} interleaved rounds of ${CALLS} calls`,
      columns: ['× bare fetch', 'µs a call'],
      rows: able.map(([name]) => {
        const own = times[name] ?? [];
        const ratio = ratioToFloor(own, floor);
        const fastest = Math.min(...own);
        return {
          who: name,
          cells: [ratio.toFixed(2), ((fastest / CALLS) * 1_000).toFixed(1)],
          ...(name === 'ours' &&
            door === 'light' && { goal: { text: `≤ ${GOAL} ×`, met: ratio <= GOAL } }),
        };
      }),
    });
  }
  return measures;
}
