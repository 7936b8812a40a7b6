import { expect, it, vi } from 'vitest';
import { capture } from './command.ts';
import { inProgramGroup } from './program-group.ts';

/** A program that starts another, which ignores SIGTERM, says its number and computes for ever. */
const stubborn = `
  const { spawn } = require('node:child_process');
  process.on('SIGTERM', () => {});
  const loop = "process.on('SIGTERM', () => {}); setImmediate(() => { for (;;); })";
  const child = spawn(process.execPath, ['--eval', loop], { stdio: 'ignore', detached: true });
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends a program with what it has started, whatever they do', async () => {
  await inProgramGroup(async (group) => {
    const running = capture(process.execPath, ['--eval', stubborn]);
    await vi.waitFor(() => expect(group.printed).toBeGreaterThan(0), { timeout: 300_000 });
    await vi.waitFor(
      async () => {
        const all = await group.processes();
        expect(all.length).toBe(2);
        expect(all.some(({ isBusy, cpuMs }) => isBusy && cpuMs > 0)).toBe(true);
      },
      { timeout: 300_000 },
    );
    await group.end(0);
    const { ok, output } = await running;
    expect(ok).toBe(false);
    await vi.waitFor(() => expect(isAlive(Number(output))).toBe(false), { timeout: 300_000 });
    expect(await group.processes()).toEqual([]);
  });
});

it('knows nothing of the programs of other work', async () => {
  await inProgramGroup(async (group) => {
    const outcome = await inProgramGroup(() =>
      capture(process.execPath, ['--eval', 'console.log(1)']),
    );
    expect(outcome).toEqual({ ok: true, output: '1\n' });
    expect(group.printed).toBe(0);
  });
});
