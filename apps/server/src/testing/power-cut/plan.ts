import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** When and how the power under a database goes. */
export interface Plan {
  readonly seed: number;
  readonly before: string;
  readonly after: string;
  readonly afterChanges: number;
  readonly syncs: boolean;
}

const planFile = (dir: string) => `${dir}.plan`;

/** Plans the cut of the database's next start, if its thread is `cut-worker.ts`; null plans none. */
export function writePlan(dir: string, plan: Plan | null): void {
  if (plan) writeFileSync(planFile(dir), JSON.stringify(plan));
  else rmSync(planFile(dir), { force: true });
}

export function readPlan(dir: string): Plan | null {
  return existsSync(planFile(dir)) ? JSON.parse(readFileSync(planFile(dir), 'utf8')) : null;
}

/** The thread's program for `openPglite`. */
export const CUT = new URL('./cut-worker.ts', import.meta.url);
