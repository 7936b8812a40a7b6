import { setTimeout as wait } from 'node:timers/promises';
import { inProgramGroup, type ProgramGroup } from '../command/program-group.ts';
import type { Check, Verdict } from './check.ts';
import { PATIENCE, type Patience, type Stall, stallOf } from './watch-check.ts';

/** A check that has run. */
export interface Finished {
  readonly check: Check;
  readonly verdict: Verdict;
  /** From the start of the first check, in ms. */
  readonly began: number;
  readonly ended: number;
}

/** Time in ms in which a check that hangs may end by itself and report how far it came. */
export const STOPPING_MS = 20_000;

/** The checks of these names, and those that have to end before them, in their order. */
export function chosen(checks: readonly Check[], names: readonly string[]): Check[] {
  const needed = new Set(names);
  // Grows while it is gone through: what is needed may need something itself.
  for (const name of needed) {
    for (const earlier of checks.find((check) => check.name === name)?.after ?? [])
      needed.add(earlier);
  }
  return checks.filter(({ name }) => needed.has(name));
}

const coresOf = ({ cores = 1 }: Check) => cores;

/**
 * Runs as many checks at once as keep `cores` busy. The first of the list whose time has come is next, and none overtakes
 * it. Says of each, when it ends, what it is, how long it took and what it found. One that makes no progress is ended with
 * all its programs, names the tests that were running, and fails; the rest goes on.
 */
export async function runChecks(
  checks: readonly Check[],
  cores: number,
  patience: Patience = PATIENCE,
): Promise<Finished[]> {
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
    const verdict = await inProgramGroup((group) => verdictOf(check, group, patience));
    const result: Finished = { check, verdict, began, ended: performance.now() - start };
    finished.push(result);
    running.delete(check);
    printResult(result);
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

function printResult({ check: { name, title }, verdict, began, ended }: Finished): void {
  process.stdout.write(`\n■ ${name}: ${title}\n`);
  if (verdict.note) process.stdout.write(`${indented(verdict.note)}\n`);
  const seconds = ((ended - began) / 1000).toFixed(1);
  process.stdout.write(
    `  ${verdict.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s${counts(verdict)}\n`,
  );
}

async function verdictOf(check: Check, group: ProgramGroup, patience: Patience): Promise<Verdict> {
  const watch = new AbortController();
  try {
    const running = check.run();
    const stall = await Promise.race([
      running.then(() => undefined),
      stallOf(check, group, patience, watch.signal),
    ]);
    if (!stall) return await running;
    const ended = group.end(STOPPING_MS);
    // A program that is ended closes its output soon after; a check that runs in this process can't be ended.
    const deadline = ended.then(() => wait(STOPPING_MS, NOTHING, { ref: false }));
    const { passed, failed, note } = await Promise.race([running, deadline]);
    await ended;
    return { passed, failed: Math.max(1, failed), note: `${note}\n${wordsOf(stall)}`.trim() };
  } catch (error) {
    const note = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, note };
  } finally {
    watch.abort();
  }
}

const NOTHING: Verdict = { passed: 0, failed: 1, note: '' };

function wordsOf({ reason, tests }: Stall): string {
  const named = tests.map((test) => `\n  ${test}`).join('');
  return `Ended: it ${reason}.${named && ` These tests were running:${named}`}`;
}

function counts({ passed, failed }: Verdict): string {
  if (passed + failed <= 1) return '';
  return `: ${passed} passed, ${failed} failed`;
}

/** A text under a line that it belongs to. */
export function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
