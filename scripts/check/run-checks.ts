import type { Check, Verdict } from './check.ts';

/** A check that has run. */
export interface Finished {
  readonly check: Check;
  readonly verdict: Verdict;
  /** From the start of the first check, in ms. */
  readonly began: number;
  readonly ended: number;
}

/** A check that takes longer hangs: it is stopped and fails, and the rest goes on. Several may hang within an hour. */
export const LONGEST_MS = 30 * 60_000;

/** What a stopped check may take, in ms, to end and to say how far it came. */
export const STOPPING_MS = 20_000;

/** The checks of these names, and those that have to end before them, in their order. */
export function chosen(checks: readonly Check[], names: readonly string[]): Check[] {
  const needed = new Set(names);
  // Grows while it is gone through: what is needed may need something itself.
  for (const name of needed) {
    for (const other of checks.find((check) => check.name === name)?.after ?? []) needed.add(other);
  }
  return checks.filter(({ name }) => needed.has(name));
}

const coresOf = ({ cores = 1 }: Check) => cores;

/**
 * Runs as many checks at once as keep `cores` busy. The first of the list whose time has come is next, and none overtakes
 * it. Says of each, when it ends, what it is, how long it took and what it found.
 */
export async function runChecks(checks: readonly Check[], cores: number): Promise<Finished[]> {
  const start = performance.now();
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();
  const finished: Finished[] = [];
  const isOpen = (name: string) =>
    waiting.some((check) => check.name === name) ||
    [...running.keys()].some((check) => check.name === name);

  async function run(check: Check): Promise<void> {
    const began = performance.now() - start;
    process.stdout.write(`▸ ${check.name}\n`);
    const verdict = await verdictOf(check);
    const one: Finished = { check, verdict, began, ended: performance.now() - start };
    finished.push(one);
    running.delete(check);
    tell(one);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ after = [] }) => !after.some(isOpen));
    const busy = [...running.keys()].reduce((sum, check) => sum + coresOf(check), 0);
    if (next && (running.size === 0 || busy + coresOf(next) <= cores)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      const names = waiting.map(({ name }) => name).join(', ');
      throw new Error(`These wait for each other: ${names}.`);
    }
  }
  return finished;
}

/** How many minutes each check took, and when it ran: what keeps a lane busy longest stands on top. */
export function minutesTable(finished: readonly Finished[]): string {
  const minutes = (ms: number) => (ms / 60_000).toFixed(1).padStart(5);
  return [...finished]
    .sort((a, b) => b.ended - b.began - (a.ended - a.began))
    .map(
      ({ check, began, ended }) =>
        `  ${check.name.padEnd(12)}${minutes(ended - began)}   from${minutes(began)} to${minutes(ended)}`,
    )
    .join('\n');
}

function tell({ check: { name, title }, verdict, began, ended }: Finished): void {
  process.stdout.write(`\n■ ${name}: ${title}\n`);
  if (verdict.note) process.stdout.write(`${indented(verdict.note)}\n`);
  const seconds = ((ended - began) / 1000).toFixed(1);
  process.stdout.write(
    `  ${verdict.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s${counts(verdict)}\n`,
  );
}

async function verdictOf(check: Check): Promise<Verdict> {
  const stop = new AbortController();
  const tooLong = `Stopped after ${LONGEST_MS / 60_000} minutes.`;
  const { promise: lost, reject } = Promise.withResolvers<never>();
  let stopping: NodeJS.Timeout | undefined;
  const longest = setTimeout(() => {
    stop.abort();
    stopping = setTimeout(() => reject(new Error(tooLong)), STOPPING_MS);
  }, LONGEST_MS);
  try {
    const verdict = await Promise.race([check.run(stop.signal), lost]);
    if (!stop.signal.aborted) return verdict;
    const { passed, failed, note } = verdict;
    return { passed, failed: Math.max(1, failed), note: `${note}\n${tooLong}`.trim() };
  } catch (error) {
    const note = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, note };
  } finally {
    clearTimeout(longest);
    clearTimeout(stopping);
  }
}

function counts({ passed, failed }: Verdict): string {
  if (passed + failed <= 1) return '';
  return `: ${passed} passed, ${failed} failed`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
