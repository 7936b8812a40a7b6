import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import type { HttpEnv } from './env.ts';

/** Shutdown state that the parts of a running server share. */
export interface Lifecycle {
  /** From the signal to stop: running responses end, new requests go to another process. */
  draining: boolean;
  /** Another process of this product goes on behind the same port. */
  replaced: boolean;
}

/** `/healthz`: the process responds. `/readyz`: it may be sent requests. */
export function mountHealth(app: Hono<HttpEnv>, db: Database, lifecycle: Lifecycle): void {
  const noStore = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore));
  app.get('/readyz', async (c) => {
    if (lifecycle.draining && !lifecycle.replaced)
      return c.json({ status: 'stopping' }, 503, noStore);
    try {
      const { rows } = await db.execute<{ isReadOnly: boolean }>(sql`
        select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`);
      if (rows[0]?.isReadOnly) return c.json({ status: 'read-only database' }, 503, noStore);
      return c.json({ status: 'ready' }, 200, noStore);
    } catch {
      return c.json({ status: 'no database' }, 503, noStore);
    }
  });
}
