import { vi } from 'vitest';
import type { TestApp } from '../app.ts';
import type { ContractCall } from '../calls.ts';
import type { GoodRequest } from './good-requests.ts';

/** Waits until `count` transactions wait for a lock of another one. */
export const untilWaiting = ({ pool }: TestApp, count: number) =>
  vi.waitUntil(
    async () => {
      const { rowCount } = await pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return (rowCount ?? 0) >= count;
    },
    { timeout: 300_000, interval: 10 },
  );

/** Sends a request whose last byte follows once `ends` has happened. */
export async function sendHeld(
  test: TestApp,
  { route }: ContractCall,
  { path, body, form }: GoodRequest,
  token: string,
  ends: () => Promise<void>,
): Promise<number> {
  const whole = new Response(form ?? JSON.stringify(body ?? {}));
  const type = form ? whole.headers.get('content-type') : 'application/json';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const sent = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes.slice(0, -1)),
    async pull(stream) {
      await ends();
      stream.enqueue(bytes.slice(-1));
      stream.close();
    },
  });
  const request = new Request(`http://localhost${path}`, {
    method: route.method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type ?? '' },
    body: sent,
    duplex: 'half',
  });
  const answer = await test.app.request(request, undefined, {
    incoming: { socket: { remoteAddress: '192.0.2.8' } },
  });
  return answer.status;
}
