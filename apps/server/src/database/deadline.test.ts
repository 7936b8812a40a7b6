import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseTimeout, inRequestTime, withDeadline } from './deadline.ts';

describe('the time of a request for the database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A pool whose queries take as many milliseconds as their text says. */
  function slowPool() {
    const pool = new pg.Pool();
    const query = (ms: string) => new Promise((resolve) => setTimeout(resolve, Number(ms)));
    return withDeadline(Object.assign(pool, { query }));
  }

  /** Returns the result or the error of the work, once all its time has passed. */
  async function outcome(work: () => Promise<unknown>): Promise<unknown> {
    const done = work().then(
      () => 'done',
      (error: unknown) => error,
    );
    await vi.runAllTimersAsync();
    return done;
  }

  it('is one for all its queries, however short each of them is', async () => {
    const pool = slowPool();
    const inTurn = async () => {
      for (let query = 0; query < 10; query += 1) await pool.query('700');
    };
    const began = performance.now();
    expect(await outcome(() => inRequestTime(6000, inTurn))).toBeInstanceOf(DatabaseTimeout);
    // The ninth is given up in its middle, and no tenth is asked.
    expect(performance.now() - began).toBeLessThan(6400);
  });

  it('passes once for queries at the same moment', async () => {
    const pool = slowPool();
    const together = () => Promise.all([1, 2, 3, 4].map(() => pool.query('2000')));
    const twice = async () => {
      await together();
      await together();
    };
    expect(await outcome(() => inRequestTime(6000, twice))).toBe('done');
  });

  it('stands still while a body is read or a password hashed', async () => {
    const pool = slowPool();
    const slowUpload = async () => {
      await pool.query('2000');
      await new Promise((resolve) => setTimeout(resolve, 50_000));
      await pool.query('2000');
    };
    expect(await outcome(() => inRequestTime(6000, slowUpload))).toBe('done');
  });

  it('does not pass for work that is none of a request', async () => {
    const pool = slowPool();
    expect(await outcome(() => pool.query('60000'))).toBe('done');
  });

  it('keeps no connection that comes too late', async () => {
    const release = vi.fn();
    const pool = Object.assign(new pg.Pool(), {
      connect: () => new Promise((resolve) => setTimeout(() => resolve({ release }), 8000)),
    });
    const connect = () => withDeadline(pool).connect();
    expect(await outcome(() => inRequestTime(6000, connect))).toBeInstanceOf(DatabaseTimeout);
    await vi.runAllTimersAsync();
    expect(release).toHaveBeenCalledOnce();
  });
});
