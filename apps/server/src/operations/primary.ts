import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { type Readings, readings, registers } from '../metrics/registry.ts';
import { type Order, report } from './messages.ts';
import { serveMetrics } from './metrics-server.ts';
import { endWithin, onStopSignals, STOP_WITHIN_MS } from './stop.ts';

/** A worker that ended before it could serve. It has printed why. */
export class WorkerFailed extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`A process ended with ${code} before it could serve.`);
    this.code = code;
  }
}

/** Milliseconds after which a worker that ends has not failed at its start. */
const SETTLED_MS = 10_000;
const AGAIN_MS = 250;
const AGAIN_MAX_MS = 15_000;
const MEASURED_WITHIN_MS = 1000;

/**
 * Keeps the port and the processes that serve on it. SIGHUP replaces them one after the other, with
 * no request lost: a new one serves before an old one stops.
 *
 * @throws WorkerFailed when the first of them cannot start.
 */
export async function runPrimary(config: Config): Promise<void> {
  const serving = new Set<Worker>();
  const leaving = new Set<Worker>();
  let stopping = false;
  new Gauge({
    registers,
    name: 'booking_workers',
    help: 'Processes serving requests.',
    collect() {
      this.set(serving.size);
    },
  });

  /** Starts one and waits until it serves; it is started again whenever it dies. */
  async function add(): Promise<string> {
    const worker = cluster.fork();
    const began = Date.now();
    const welcome = await readiness(worker);
    serving.add(worker);
    log('info', 'worker.ready', { pid: worker.process.pid, ms: Date.now() - began });
    worker.once('exit', (code, signal) => {
      serving.delete(worker);
      if (leaving.delete(worker) || stopping) return;
      log('error', 'worker.died', { code, signal });
      void addAgain(Date.now() - began > SETTLED_MS ? 0 : AGAIN_MS);
    });
    return welcome;
  }

  /** Starts one after a delay in milliseconds, until one serves. */
  async function addAgain(delay: number): Promise<void> {
    await wait(delay);
    if (stopping) return;
    try {
      await add();
    } catch (error) {
      log('error', 'worker.failed', { error });
      await addAgain(Math.min(Math.max(delay, AGAIN_MS) * 2, AGAIN_MAX_MS));
    }
  }

  async function remove(worker: Worker, how: 'stop' | 'retire'): Promise<void> {
    leaving.add(worker);
    const gone = worker.isDead() ? undefined : once(worker, 'exit');
    send(worker, how);
    const withinMs = STOP_WITHIN_MS + (how === 'stop' ? config.stopDelaySeconds * 1000 : 0);
    const late = setTimeout(() => worker.process.kill('SIGKILL'), withinMs);
    await gone;
    clearTimeout(late);
  }

  async function roll(): Promise<void> {
    const old = [...serving];
    try {
      for (const worker of old) {
        if (stopping) return;
        // One that has died since was started again, from the same code as a new one.
        if (!serving.has(worker)) continue;
        await add();
        await remove(worker, 'retire');
      }
      log('info', 'roll.done', { workers: old.length });
    } catch (error) {
      // Workers that serve go on: none has been stopped for this.
      log('error', 'roll.failed', { error });
    }
  }

  const started = Promise.withResolvers<void>();
  let rolling: Promise<void> = started.promise;
  process.on('SIGHUP', () => {
    rolling = rolling.then(roll);
  });
  const metrics = await serveMetrics(config, () => collectMetrics(serving));
  onStopSignals(() => {
    stopping = true;
    // One that is still starting ends by itself when we do: no one has been sent to it.
    const ends = [...serving].map((worker) => remove(worker, 'stop'));
    endWithin(() => Promise.all([...ends, metrics.close()]), config.stopDelaySeconds);
  });

  // The first alone: it migrates and fills what the others find done.
  process.stdout.write(await add());
  // It serves from now on: one that fails now, as while a database fails over, is started again.
  for (let i = 1; i < config.workers; i += 1) await addAgain(0);
  started.resolve();
}

/** Waits until a worker serves, and returns its welcome. @throws WorkerFailed */
function readiness(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new WorkerFailed(code || 1));
    worker.once('exit', fail);
    worker.on('message', (message) => {
      const read = report.safeParse(message);
      if (!read.success || read.data.kind !== 'ready') return;
      worker.off('exit', fail);
      resolve(read.data.welcome);
    });
  });
}

function send(worker: Worker, message: Order): void {
  if (worker.isConnected()) worker.send(message);
}

/** The metrics of the primary and of every worker that replies in time. */
async function collectMetrics(serving: ReadonlySet<Worker>) {
  const all = new Map<string, Readings>([['primary', await readings()]]);
  await Promise.all(
    [...serving].map(async (worker) => {
      const readings = await readingsOf(worker);
      if (readings) all.set(String(worker.id), readings);
    }),
  );
  return all;
}

function readingsOf(worker: Worker): Promise<Readings | undefined> {
  return new Promise((resolve) => {
    const end = (readings?: Readings) => {
      clearTimeout(late);
      worker.off('message', onMessage);
      resolve(readings);
    };
    const onMessage = (message: unknown) => {
      const read = report.safeParse(message);
      if (read.success && read.data.kind === 'metrics') end(read.data.readings);
    };
    const late = setTimeout(end, MEASURED_WITHIN_MS);
    worker.on('message', onMessage);
    send(worker, 'metrics');
  });
}
