import type { ProgramGroup } from '../command/program-group.ts';
import type { Check } from './check.ts';

/** How long a check may go on without progress. */
export interface Patience {
  /** Processor time, in ms, that its programs may use until a test ends or they print: a busy machine uses it up no sooner. */
  readonly cpuMs: number;
  /** How long, in ms, all its programs may sleep. Waiting for a turn to compute is not sleep. */
  readonly idleMs: number;
  /** How often, in ms, it is looked at. */
  readonly everyMs: number;
}

const MINUTE_MS = 60_000;

/** The slowest test uses a minute of processor time, and a test that waits is ended by its runner after 15 minutes. */
export const PATIENCE: Patience = {
  cpuMs: 15 * MINUTE_MS,
  idleMs: 20 * MINUTE_MS,
  everyMs: 10_000,
};

/** A check that has stopped making progress. */
export interface Stall {
  /** Why it is taken to hang. */
  readonly reason: string;
  /** The tests that were running. */
  readonly tests: readonly string[];
}

/**
 * Returns once a check makes no more progress; progress is a test that begins or ends, or something that is printed.
 * Never returns while it makes some, however slow the machine is.
 */
export async function stallOf(
  check: Pick<Check, 'running'>,
  group: ProgramGroup,
  { cpuMs, idleMs, everyMs }: Patience,
  signal: AbortSignal,
): Promise<Stall | undefined> {
  let last = '';
  let used = 0;
  let asleep = 0;
  let cpuBefore = new Map<number, number>();
  while (await passed(everyMs, signal)) {
    const tests = check.running?.() ?? [];
    const processes = await group.processes();
    const state = [group.printed, ...tests].join('\n');
    const computed = processes.reduce(
      (sum, { pid, cpuMs: cpu }) => sum + cpu - (cpuBefore.get(pid) ?? 0),
      0,
    );
    // However late it is looked at: there was progress since the last look, and what was computed may be before it.
    if (state !== last) [last, used, asleep] = [state, 0, 0];
    else used += computed;
    const isBusy = processes.some(
      (process) => process.isBusy || process.cpuMs !== cpuBefore.get(process.pid),
    );
    asleep = isBusy ? 0 : asleep + everyMs;
    cpuBefore = new Map(processes.map((process) => [process.pid, process.cpuMs]));
    const minutes = (ms: number) => `${Math.round(ms / MINUTE_MS)} minutes`;
    if (used >= cpuMs) return { reason: `computed for ${minutes(cpuMs)} without a result`, tests };
    if (processes.length > 0 && asleep >= idleMs)
      return { reason: `did nothing for ${minutes(idleMs)}`, tests };
  }
  return undefined;
}

/** Waits, and returns whether there is something left to wait for. */
function passed(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
