import { workerData } from 'node:worker_threads';
import { randomFrom } from '@booking/api-client/sample';
import type { WorkerInput } from '../../database/pglite-thread.ts';
import { recordUntilCut } from './disk.ts';
import { readPlan } from './plan.ts';

/** The thread of the embedded database on a disk whose power goes. */
const input = workerData as WorkerInput;
const plan = readPlan(input.dir);
if (plan) {
  recordUntilCut({
    ...plan,
    root: input.dir,
    random: randomFrom(plan.seed),
    off: () => process.exit(1),
  });
}

// Only now: these modules take their functions from `fs` as they load.
const { amcheck } = await import('@electric-sql/pglite/contrib/amcheck');
const { DurableFiles } = await import('../../database/durable-files.ts');
const { servePglite } = await import('../../database/pglite-server.ts');
await servePglite(new DurableFiles(input.dir), input, { amcheck });
