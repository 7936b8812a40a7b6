import { setTimeout as wait } from 'node:timers/promises';
import type { Check, Verdict } from './check.ts';

/** A check that has run. */
export interface Finished {
  readonly check: Check;
  readonly verdict: Verdict;
}

/** A check that says nothing for this long is broken: it fails, and the rest goes on. */
const LONGEST_MS = 20 * 60_000;

interface Timed extends Finished {
  readonly seconds: string;
}

/**
 * Runs the checks one after the other, saying what each is, how long it took and what it found. Those that go aside do
 * so one after the other too, and are told of last.
 */
export async function runChecks(checks: readonly Check[]): Promise<Finished[]> {
  const finished: Finished[] = [];
  const aside: Promise<Timed>[] = [];
  for (const check of checks) {
    if (check.isAside) {
      const before = aside.at(-1);
      aside.push(before ? before.then(() => timed(check)) : timed(check));
      continue;
    }
    if (check.isAlone) await aside.at(-1);
    announce(check);
    finished.push(tell(await timed(check)));
  }
  for (const one of aside) {
    const last = await one;
    announce(last.check);
    finished.push(tell(last));
  }
  return finished;
}

function announce({ name, title }: Check): void {
  process.stdout.write(`\n■ ${name}: ${title}\n`);
}

async function timed(check: Check): Promise<Timed> {
  const began = performance.now();
  const verdict = await verdictOf(check);
  return { check, verdict, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}

function tell({ check, verdict, seconds }: Timed): Finished {
  if (verdict.note) process.stdout.write(`${indented(verdict.note)}\n`);
  process.stdout.write(
    `  ${verdict.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s${counts(verdict)}\n`,
  );
  return { check, verdict };
}

async function verdictOf(check: Check): Promise<Verdict> {
  const late = new AbortController();
  try {
    return await Promise.race([
      check.run(),
      wait(LONGEST_MS, null, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`No answer within ${LONGEST_MS / 60_000} minutes.`);
      }),
    ]);
  } catch (error) {
    const note = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, note };
  } finally {
    late.abort();
  }
}

function counts({ passed, failed }: Verdict): string {
  if (passed + failed <= 1) return '';
  return `: ${passed} passed, ${failed} failed`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
