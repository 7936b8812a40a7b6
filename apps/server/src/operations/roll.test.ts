import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../testing/app.ts';
import { type Child, end, runToEnd, startChild } from '../testing/child.ts';

/** Rolls under load; `npm run roll` makes many more. */
const ROLLS = Number(process.env.ROLLS ?? 1);
const CLIENTS = 4;
const THINK_MS = 10;

const postgres = databases.filter(({ kind }) => kind === 'postgres');

// It ends what hangs. Each starts several processes, one after the other.
const timeout = 600_000 * ROLLS;

describe.each(postgres)('several processes on $kind', { timeout }, (database) => {
  const name = `roll_${process.pid}`;
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: '',
    SESSION_SECRET: 'a secret of the tests, long enough',
    PORT: '0',
    METRICS_PORT: '0',
    WORKERS: '2',
  };
  let admin: pg.Client;
  let child: Child;

  beforeAll(async () => {
    if (database.kind !== 'postgres') throw new Error('These tests are of PostgreSQL.');
    admin = new pg.Client(database.url);
    await admin.connect();
    await admin.query(`create database ${name}`);
    env.DATABASE_URL = database.url.replace(/[^/]*$/, name);
    child = await startChild(env);
  });
  afterAll(async () => {
    if (child.process.exitCode === null) await end(child, 'SIGTERM');
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  const lines = (event: string) => child.output().split(`"event":"${event}"`).length - 1;

  async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await wait(20);
  }

  /**
   * A kept connection may end just when the next request is on its way. Browsers and proxies then send a GET again, on
   * another one (RFC 9110, 9.2.2). A request on a connection of its own is never sent again.
   */
  function status(path: string, agent: Agent | undefined): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = request(`${child.origin}${path}`, { agent }, (answer) => {
        answer
          .on('error', reject)
          .resume()
          .on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked
        .on('error', (error: NodeJS.ErrnoException) => {
          const wasKept = asked.reusedSocket && error.code === 'ECONNRESET';
          if (wasKept) status(path, agent).then(resolve, reject);
          else reject(error);
        })
        .end();
    });
  }

  const metrics = async () => {
    const [, address = ''] = /"address":"([^"]+\/metrics)"/.exec(child.output()) ?? [];
    return (await fetch(address)).text();
  };

  it('says once at the start that no one knows its public address, and that no mail goes out', async () => {
    await until(() => lines('worker.ready') === 2);
    expect(lines('settings.no-public-url')).toBe(1);
    expect(lines('settings.no-smtp-url')).toBe(1);
  });

  it(`loses no request while its processes are replaced ${ROLLS} times`, async () => {
    await until(async () => /booking_workers\{process="primary"\} 2\n/.test(await metrics()));
    let rolling = true;
    const answers: number[] = [];
    const clients = Array.from({ length: CLIENTS }, async (_, i) => {
      // Some keep their connections, some open one a request.
      const agent = i % 3 === 0 ? undefined : new Agent({ keepAlive: true, maxSockets: 2 });
      while (rolling) {
        answers.push(await status('/readyz', agent));
        answers.push(await status('/api/v1/template', agent));
        // People pause; without it the clients take the processor from what they wait for.
        await wait(THINK_MS);
      }
      agent?.destroy();
    });
    for (let roll = 1; roll <= ROLLS; roll += 1) {
      child.process.kill('SIGHUP');
      await Promise.race([until(() => lines('roll.done') === roll), ...clients]);
    }
    await Promise.race([until(() => answers.length > 200), ...clients]);
    rolling = false;
    await Promise.all(clients);
    // Without a token the response asks for a sign-in: the database was read, and the response is complete.
    expect(new Set(answers)).toEqual(new Set([200, 401]));
    expect(lines('worker.died')).toBe(0);
    if (process.env.ROLLS) process.stdout.write(`${answers.length} requests, ${ROLLS} rolls\n`);
  });

  it('serves the metrics of each process on a port of their own', async () => {
    await status('/api/v1/template', undefined);
    const page = await metrics();
    expect(page).toMatch(/^# TYPE booking_requests_total counter$/m);
    expect(page).toMatch(
      /^booking_requests_total\{call="template\.list",status="401",process="\d+"\} \d+$/m,
    );
    for (const name of [
      'booking_request_seconds_bucket',
      'booking_event_loop_lag_seconds',
      'booking_pool_connections',
      'booking_memory_bytes',
    ]) {
      expect(page).toMatch(new RegExp(`^${name}\\{.*process="\\d+"\\} [\\d.e-]+$`, 'm'));
    }
    expect(await status('/metrics', undefined)).toBe(404);
  });

  it('starts a process again that has died', async () => {
    const before = lines('worker.ready');
    const pids = child.output().matchAll(/"event":"worker.ready","pid":(\d+)/g);
    process.kill(Number([...pids].at(-1)?.[1]), 'SIGKILL');
    await until(() => lines('worker.ready') === before + 1);
    expect(lines('worker.died')).toBe(1);
    expect(await status('/readyz', undefined)).toBe(200);
  });

  it('serves on when a later process cannot start, and starts it again', async () => {
    const flag = `--import=${new URL('../testing/second-fails.ts', import.meta.url)}`;
    const product = await startChild(env, [flag]);
    const ready = () => product.output().split('"event":"worker.ready"').length - 1;
    try {
      await until(() => ready() === 2 || product.process.exitCode !== null);
      expect(product.process.exitCode).toBeNull();
      expect(product.output()).toContain('"event":"worker.failed"');
    } finally {
      await end(product, 'SIGTERM');
    }
  });

  it('stops cleanly, and says why it cannot start', async () => {
    expect(await end(child, 'SIGTERM')).toBe(0);
    const lost = await runToEnd({
      ...env,
      DATABASE_URL: env.DATABASE_URL.replace(name, 'nowhere'),
    });
    expect(lost.code).toBe(1);
    expect(lost.output).toContain('nowhere');
  });
});
