import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CHILD_ENV,
  makeAdmin,
  nthColor,
  QUICK_PASSWORDS,
  sendTo,
  signInTo,
} from '../testing/admin.ts';
import { databases } from '../testing/app.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { freePort } from '../testing/databases.ts';
import { connectPatiently } from '../testing/patient.ts';
import { type Balancer, findProxy, SERVED_BY, startProxy } from '../testing/proxy.ts';

const NAMES = ['first', 'second', 'third'];
const CLIENTS = 4;
const THINK_MS = 10;

const program = findProxy();
const postgres = databases.flatMap((database) => (database.kind === 'postgres' ? [database] : []));

describe.each(postgres)(
  'three processes behind a proxy (needs haproxy) on $kind',
  { timeout: 600_000 },
  ({ url }) => {
    const name = `proxied_${process.pid}`;
    const children = new Map<string, Child>();
    const ports = new Map<string, number>();
    let admin: pg.Client;
    let proxy: Balancer;

    const start = async (server: string) => {
      const env = {
        ...CHILD_ENV,
        DATABASE_URL: url.replace(/[^/]*$/, name),
        HOST: '127.0.0.1',
        PORT: String(ports.get(server)),
        TRUSTED_PROXIES: '127.0.0.1',
        // More than two checks of the proxy take, on a machine that has much to do.
        STOP_DELAY_SECONDS: '5',
      };
      children.set(server, await startChild(env, [QUICK_PASSWORDS]));
    };

    beforeAll(async () => {
      if (program === undefined) return;
      admin = new pg.Client(url);
      await admin.connect();
      await admin.query(`create database ${name}`);
      for (const server of NAMES) ports.set(server, await freePort());
      for (const server of NAMES) await start(server);
      const open = connectPatiently(url.replace(/[^/]*$/, name));
      await makeAdmin(open.db);
      await open.close();
      proxy = await startProxy(program, ports);
      await untilServing(NAMES);
    });
    afterAll(async () => {
      if (program === undefined) return;
      await proxy.stop();
      for (const child of children.values()) await end(child, 'SIGTERM');
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    });

    const test = it.runIf(program !== undefined);

    async function untilServing(names: readonly string[]): Promise<void> {
      while ((await proxy.serving()).join() !== names.join()) await wait(20);
    }

    const servedBy = async () => (await fetch(`${proxy.origin}/readyz`)).headers.get(SERVED_BY);

    test('calls spread over them', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, servedBy));
      expect(new Set(answers)).toEqual(new Set(NAMES));
    });

    test('a rolling replacement loses no call, though no one takes a process out by hand', async () => {
      const token = await signInTo(proxy.origin);
      const statuses = new Set<number>();
      const added: string[] = [];
      let isRolling = true;
      let tried = 0;
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (isRolling) {
          tried += 1;
          const color = nthColor(tried);
          const write = await sendTo(proxy.origin, 'POST', '/color', { token, body: color });
          statuses.add(write.status);
          if (write.status === 201) added.push(color.name);
          statuses.add((await sendTo(proxy.origin, 'GET', '/user/me', { token })).status);
          await wait(THINK_MS);
        }
      });
      try {
        for (const server of NAMES) {
          const old = children.get(server);
          if (!old) throw new Error('It was started.');
          const others = NAMES.filter((each) => each !== server);
          let hasEnded = false;
          const ended = end(old, 'SIGTERM').then((code) => {
            hasEnded = true;
            return code;
          });
          await Promise.race([untilServing(others), ...clients]);
          // The proxy has left it while it was still serving.
          expect(hasEnded).toBe(false);
          expect(await Promise.race([ended, ...clients])).toBe(0);
          await start(server);
          await Promise.race([untilServing(NAMES), ...clients]);
        }
      } finally {
        isRolling = false;
        await Promise.all(clients);
      }
      expect(added.length).toBeGreaterThan(NAMES.length);
      expect(statuses).toEqual(new Set([201, 200]));
      const { rows } = await connectedRows(`select name from color`);
      const stored = new Set(rows.map((row) => row.name));
      expect(added.filter((color) => !stored.has(color))).toEqual([]);
    });

    async function connectedRows(text: string) {
      const client = new pg.Client(url.replace(/[^/]*$/, name));
      await client.connect();
      try {
        return await client.query<{ name: string }>(text);
      } finally {
        await client.end();
      }
    }
  },
);
