import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** A process of this machine, as its operating system reports it. */
export interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  /** Processor time that it has used, in ms: the same on a busy machine. */
  readonly cpuMs: number;
  /** Whether it computes, waits for its turn to compute or waits for a disk. */
  readonly isBusy: boolean;
}

/** Milliseconds of one tick of the kernel's processor time: 100 ticks a second wherever Linux runs Node. */
const TICK_MS = 10;

/** All processes of the machine. Empty where the system has neither `/proc` nor `ps`. */
export async function readProcesses(): Promise<readonly ProcessState[]> {
  if (process.platform === 'linux') return fromProc();
  return process.platform === 'win32' ? [] : fromPs();
}

function fromProc(): ProcessState[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The second field is a name in parentheses, which may hold blanks and parentheses.
      const fields =
        readFileSync(`/proc/${name}/stat`, 'utf8').split(/.*\) /s)[1]?.split(' ') ?? [];
      const [state = '', parent] = fields;
      const ticks = Number(fields[11]) + Number(fields[12]);
      const isBusy = /[RD]/.test(state);
      return [{ pid: Number(name), parent: Number(parent), cpuMs: ticks * TICK_MS, isBusy }];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

async function fromPs(): Promise<ProcessState[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,state=,time=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, state = '', time = ''] = line.trim().split(/\s+/);
    if (!pid) return [];
    const seconds = time
      .split(/[-:]/)
      .map(Number)
      .reduce((sum, part) => sum * 60 + part, 0);
    const isBusy = /^[RDU]/.test(state);
    return [{ pid: Number(pid), parent: Number(parent), cpuMs: seconds * 1000, isBusy }];
  });
}

/** These processes and all that they have started, and those again. */
export function treeOf(roots: Iterable<number>, all: readonly ProcessState[]): ProcessState[] {
  const pids = new Set(roots);
  let size: number;
  do {
    size = pids.size;
    for (const { pid, parent } of all) if (pids.has(parent)) pids.add(pid);
  } while (pids.size > size);
  return all.filter(({ pid }) => pids.has(pid));
}
