import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** In ms: how long a question waits for the one before it. */
const BETWEEN = 100;

/**
 * Waits until a server that was started is there.
 * @throws if its process ends first.
 */
export async function untilServed(url: string, server: ChildProcess): Promise<void> {
  while (!(await isServed(url))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`${server.spawnfile} has ended before it served ${url}.`);
    await wait(BETWEEN);
  }
}

const isServed = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
