import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE_PASSWORD, sampleAccounts } from '@booking/api-client/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, end, runToEnd, startChild } from './testing/child.ts';
import { copyPrepared } from './testing/prepared.ts';

describe('the product as a process', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-process-'));
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' };
  let child: Child;
  /** The output of processes that have ended. */
  let written = '';

  beforeAll(async () => {
    child = await startChild(env);
  });
  afterAll(async () => {
    if (child.process.exitCode === null && child.process.signalCode === null) {
      await end(child, 'SIGKILL');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function api(
    method: string,
    route: string,
    token?: string,
    body?: unknown,
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape; other tests check them by schema
  ): Promise<{ status: number; body: any }> {
    const answer = await fetch(`${child.origin}/api/v1${route}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  async function signIn(email = 'admin@booking.example', password = SAMPLE_PASSWORD) {
    return (await api('POST', '/user/login', undefined, { email, password })).body;
  }

  it('prints the addresses and the sample accounts, and lets each of them in', async () => {
    expect(child.output()).toContain(`${child.origin}/api/docs`);
    const hasDocs = existsSync(path.join(import.meta.dirname, '../../docs/dist/index.html'));
    expect(child.output().includes(`${child.origin}/design/`)).toBe(hasDocs);
    expect(child.output()).toContain(SAMPLE_PASSWORD);
    for (const { email, owns } of sampleAccounts) {
      expect(child.output()).toContain(email);
      const { accessToken } = await signIn(email);
      const me = await api('GET', '/user/me', accessToken);
      expect(me.body.data.user.institution?.name ?? null).toBe(owns?.name ?? null);
    }
  });

  it('fills a new folder with at least 240 institutes, over states, plans and statuses', async () => {
    const { accessToken } = await signIn();
    const list = async (query: string) =>
      (await api('GET', `/institution?limit=100&${query}`, accessToken)).body;
    expect((await list('')).total).toBeGreaterThanOrEqual(240);
    for (const status of ['Pending', 'Active', 'Suspended', 'Inactive', 'Closed']) {
      expect((await list(`status=${status}`)).total).toBeGreaterThan(3);
    }
    for (const plan of ['basic', 'standard', 'professional', 'enterprise']) {
      expect((await list(`plan=${plan}`)).total).toBeGreaterThan(3);
    }
    const states = new Set<string>();
    for (const page of [1, 2, 3]) {
      const { data } = await list(`page=${page}`);
      for (const { address } of data.institutions) states.add(address.state);
    }
    expect(states.size).toBeGreaterThanOrEqual(12);
    const week = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    expect((await list('subscriptionStatus=PastDue')).total).toBeGreaterThan(3);
    expect(
      (await list(`subscriptionStatus=Trialing&currentPeriodEnd[lte]=${week}`)).total,
    ).toBeGreaterThan(3);
  });

  it('keeps its secret and its data to itself', () => {
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dataDir, 'db')).mode & 0o777).toBe(0o700);
  });

  it('refuses a second start on the same data in one line that says what to do', async () => {
    const { code, output } = await runToEnd(env);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(`process ${child.process.pid}`);
    expect(output).toContain('DATA_DIR');
    expect((await fetch(`${child.origin}/readyz`)).status).toBe(200);
  });

  it('refuses settings that are wrong, a line each', async () => {
    const { code, output } = await runToEnd({ ...env, PORT: 'many', SAMPLE_DATA: 'perhaps' });
    // EX_CONFIG: trying again would not help.
    expect(code).toBe(78);
    expect(output.trim().split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535, not "many".',
      'SAMPLE_DATA must be on, off, large or huge, not "perhaps".',
    ]);
  });

  it('forgives no guess because of a restart, and stops cleanly', async () => {
    for (let guess = 0; guess < 5; guess += 1) await signIn('tours@booking.example', 'a guess');
    expect(await end(child, 'SIGTERM')).toBe(0);
    written += child.output();
    child = await startChild(env);
    const guess = async () =>
      (
        await api('POST', '/user/login', undefined, {
          email: 'tours@booking.example',
          password: 'a guess',
        })
      ).status;
    // On a slow machine the lock of a minute may be over: then one more guess goes through, and the next does not.
    expect([await guess(), await guess()]).toContain(429);
  });

  it('goes on when no one reads its output any more', async () => {
    const { stdout, stderr } = child.process;
    stdout?.destroy();
    stderr?.destroy();
    // Each is a line of the log.
    for (let call = 0; call < 3; call += 1) await signIn('nobody@booking.example');
    expect((await fetch(`${child.origin}/readyz`)).status).toBe(200);
  });

  it('names a port that is taken, in one line with the way out, and stops on Ctrl-C', async () => {
    expect(await end(child, 'SIGINT')).toBe(0);
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await runToEnd({ ...env, PORT: String(port) });
    const fresh = path.join(dataDir, 'fresh');
    const metrics = await runToEnd({ ...env, DATA_DIR: fresh, METRICS_PORT: String(port) });
    server.close();
    expect(metrics).toEqual({ code: 1, output: `METRICS_PORT ${port} is already in use.\n` });
    // No one has waited for a database to be made.
    expect(existsSync(path.join(fresh, 'db'))).toBe(false);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(`Port ${port}`);
    expect(output).toContain('npm start');
  });

  it.each([
    ['in production', { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }],
    ['on 0.0.0.0', { HOST: '0.0.0.0' }],
  ])(
    'refuses to serve the sample accounts %s, in one line with the way out',
    async (where, more) => {
      const { code, output } = await runToEnd({ ...env, LOG_LEVEL: 'error', ...more });
      expect(code).toBe(78);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(output).toContain(where);
      expect(output).toContain('another DATA_DIR');
    },
  );

  it('writes no secret to its output', () => {
    const secret = readFileSync(path.join(dataDir, 'secret'), 'utf8');
    const all = written + child.output();
    expect(all).toContain('status=200');
    expect(all).not.toContain(secret);
    expect(all).not.toMatch(/argon2id|Bearer|password["=]/);
  });
});

it('starts under `node --watch`, which talks on the channel of the database too', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-watched-'));
  copyPrepared('base', path.join(dataDir, 'db'));
  const flags = ['--watch'];
  const child = await startChild({ DATA_DIR: dataDir, PORT: '0', SAMPLE_DATA: 'off' }, flags);
  expect((await fetch(`${child.origin}/readyz`)).status).toBe(200);
  await end(child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});
