import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type ProcessState, readProcesses, treeOf } from './process-table.ts';

/** The programs that one piece of work has started, with all that they have started: watched and ended together. */
export interface ProgramGroup {
  /** How much the programs have printed, in bytes. */
  readonly printed: number;
  /** The processes that run now. */
  processes(): Promise<readonly ProcessState[]>;
  /** Asks the programs to end, and ends after `graceMs` whatever is left of them and of what they started. */
  end(graceMs: number): Promise<void>;
}

class Programs implements ProgramGroup {
  readonly #running = new Set<ChildProcess>();
  printed = 0;

  add(child: ChildProcess): void {
    this.#running.add(child);
    const count = (chunk: Buffer) => {
      this.printed += chunk.byteLength;
    };
    child.stdout?.on('data', count);
    child.stderr?.on('data', count);
    child.on('close', () => this.#running.delete(child));
  }

  async processes() {
    const roots = [...this.#running].flatMap(({ pid }) => pid ?? []);
    return treeOf(roots, await readProcesses());
  }

  async end(graceMs: number) {
    // Processes that a program has started may outlive it, and are then no one's children: so they are looked up
    // before.
    const before = await this.processes();
    const ends = [...this.#running].map((child) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return ended;
    });
    await Promise.race([Promise.all(ends), wait(graceMs, undefined, { ref: false })]);
    const pids = before.map(({ pid }) => pid);
    for (const { pid } of treeOf(pids, await readProcesses())) kill(pid);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const current = new AsyncLocalStorage<Programs>();

/** Runs a piece of work whose programs are a group of their own. */
export function inProgramGroup<T>(work: (group: ProgramGroup) => T): T {
  const group = new Programs();
  return current.run(group, work, group);
}

/** Puts a program that has just been started into the group of the work that started it. */
export function joinProgramGroup(child: ChildProcess): void {
  current.getStore()?.add(child);
}
