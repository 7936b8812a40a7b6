import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a second, the unit in which Linux counts CPU time. */
const TICKS = 100;

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  readonly bytes: number;
}

/** Seconds of CPU that a process and all that it started have used. Linux only. */
export function cpuSeconds(pid: number): number {
  return withChildren(pid).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS;
}

/** Resident bytes of a process and of all that it started. Linux only. */
export function residentBytes(pid: number): number {
  return withChildren(pid).reduce((sum, { bytes }) => sum + bytes, 0);
}

function withChildren(pid: number): RunningProcess[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processOf(name) : []));
  const family = all.filter((member) => member.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Returns Linux's record of a process; nothing if it has just ended. */
function processOf(pid: string): RunningProcess[] {
  try {
    // The name of the program, in brackets, may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [parent, user, system, pages] = [1, 11, 12, 21].map((n) => Number(fields[n]));
    if (parent === undefined || user === undefined || system === undefined || pages === undefined) {
      return [];
    }
    return [{ pid: Number(pid), parent, ticks: user + system, bytes: pages * 4096 }];
  } catch {
    return [];
  }
}
