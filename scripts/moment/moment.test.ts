import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capture, root } from '../command/command.ts';
import { momentWords } from './moment.ts';

/** Says its time, that of a process that it starts and that of a thread. */
const program = `
  import { spawnSync } from 'node:child_process';
  import { isMainThread, Worker } from 'node:worker_threads';
  const said = 'console.log(new Date().toISOString(), new Date(0).getTime(), new Date() instanceof Date)';
  eval(said);
  if (isMainThread) {
    console.log(spawnSync(process.execPath, ['--eval', said], { encoding: 'utf8' }).stdout.trim());
    new Worker(new URL(import.meta.url));
  }`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'booking-moment-'));
  await writeFile(path.join(folder, 'program.ts'), program);
});
afterAll(() => rm(folder, { recursive: true }));

const run = (TEST_NOW: string) =>
  capture(process.execPath, [`${root}scripts/run.mjs`, path.join(folder, 'program.ts')], {
    env: { TEST_NOW, CLOCK_SHIFT: undefined },
  });

it('begins a run at another moment, in all that it starts', async () => {
  const { ok, output } = await run('2028-02-29T18:29:00Z');
  expect(output).toMatch(/^(2028-02-29T18:\S+Z 0 true\n){3}$/);
  expect(ok).toBe(true);
});

it('refuses what is no moment', async () => {
  const { ok, output } = await run('leap day');
  expect(ok).toBe(false);
  expect(output).toBe('TEST_NOW is no moment: leap day\n');
});

it('says the moment of a run, and how to have it again', () => {
  expect(momentWords(new Date('2026-11-26T10:00:00Z'))).toBe(
    'Moment: 2026-11-26T10:00:00.000Z. TEST_NOW=2026-11-26T10:00:00.000Z repeats it.',
  );
});
