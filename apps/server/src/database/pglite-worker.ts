import { workerData } from 'node:worker_threads';
import { DurableFiles } from './durable-files.ts';
import { servePglite } from './pglite-server.ts';
import type { WorkerInput } from './pglite-thread.ts';

/** The thread that owns the embedded database. */
const input = workerData as WorkerInput;
await servePglite(new DurableFiles(input.dir), input);
