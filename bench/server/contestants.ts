import { fork } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { clients, type Target } from './clients.ts';
import { cpuSeconds, residentBytes } from './processes.ts';

/** A process that serves. */
export interface Served {
  readonly target: Target;
  readonly pid: number;
}

/** One of those that are compared, and what was measured of it, slice by slice. */
export interface Contestant extends Served {
  readonly who: string;
  readonly times: number[];
  readonly rates: number[];
  /** Microseconds of CPU for a response. */
  readonly cpu: number[];
  readonly bytes: number[];
  /** Refused requests of all slices. */
  refused: number;
}

export const contestant = (who: string, { target, pid }: Served): Contestant => ({
  who,
  target,
  pid,
  times: [],
  rates: [],
  cpu: [],
  bytes: [],
  refused: 0,
});

/** Lets some clients send requests to a contestant for a number of seconds. */
export async function slice(contender: Contestant, count: number, long: number): Promise<void> {
  const before = cpuSeconds(contender.pid);
  const seen = await clients(count, contender.target, (seconds) => seconds >= long);
  const used = cpuSeconds(contender.pid) - before;
  contender.times.push(...seen.times);
  contender.rates.push(seen.times.length / seen.seconds);
  contender.cpu.push((used / seen.times.length) * 1e6);
  contender.refused += seen.refused;
  contender.bytes.push(residentBytes(contender.pid));
}

/** A baseline in a process of its own, and a token that it accepts. */
export async function startPlain(settings: Readonly<Record<string, string>>) {
  const key = randomBytes(32).toString('hex');
  const child = fork(new URL('plain-server.ts', import.meta.url), {
    env: { ...process.env, ...settings, KEY: key },
  });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', () => reject(new Error('The baseline ended.')));
  });
  const signed = `${randomBytes(30).toString('base64url')}.${randomBytes(150).toString('base64url')}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64url');
  return {
    target: {
      origin: `http://127.0.0.1:${port}`,
      token: `${signed}.${signature}`,
      paths: ['/'],
    } satisfies Target,
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}
