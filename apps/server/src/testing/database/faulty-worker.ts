import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { WorkerInput } from '../../database/pglite-thread.ts';
import { faultOf, SLOW_MS } from './fault.ts';

/** The thread of the embedded database on a disk that can be made faulty while it runs. */
const input = workerData as WorkerInput;

/** Blocks the thread, as the disk would. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const { writeSync, fsyncSync, fstatSync } = fs;
Object.assign(fs, {
  writeSync(fd: number, bytes: Uint8Array, offset: number, length: number, position: number) {
    if (faultOf(input.dir) === 'full' && position + length > fstatSync(fd).size) {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    }
    return writeSync(fd, bytes, offset, length, position);
  },
  fsyncSync(fd: number) {
    if (faultOf(input.dir) === 'broken') {
      throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    }
    if (faultOf(input.dir) === 'slow') pause(SLOW_MS);
    while (faultOf(input.dir) === 'stuck') pause(50);
    fsyncSync(fd);
  },
});
syncBuiltinESMExports();

// Only now: these modules take their functions from `fs` as they load.
const { DurableFiles } = await import('../../database/durable-files.ts');
const { servePglite } = await import('../../database/pglite-server.ts');
await servePglite(new DurableFiles(input.dir), input);
