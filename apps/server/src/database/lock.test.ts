import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DirectoryInUse, DirectoryUnusable, lockDirectory, readHolder } from './lock.ts';

const LOCK = path.join(import.meta.dirname, 'lock.ts');

/** How long SQLite waits for a lock, in ms, at each try that `work` makes to take one. */
function patienceOf(work: () => void): unknown[] {
  const timeouts: unknown[] = [];
  const { exec } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    statements,
  ) {
    try {
      exec.call(this, statements);
    } finally {
      timeouts.push(this.prepare('pragma busy_timeout').get()?.timeout);
    }
  });
  try {
    work();
  } finally {
    spy.mockRestore();
  }
  return timeouts;
}

/** Another process that takes the lock, says so and stays. */
async function holderOf(dir: string) {
  const program = `
    const { lockDirectory } = await import(${JSON.stringify(LOCK)});
    lockDirectory(${JSON.stringify(dir)}, { doing: 'serving http://localhost:4000', snapshotSocket: null });
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data directory', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-lock-'));
  const dir = path.join(folder, 'db');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses a second opener at once, by process, address and time, and a kill frees it', async () => {
    const before = Date.now();
    const child = await holderOf(dir);
    const refused = () => expect(() => lockDirectory(dir)).toThrow(DirectoryInUse);
    // One try, which waits for no one.
    expect(patienceOf(refused)).toEqual([0]);
    expect(() => lockDirectory(dir)).toThrow(
      `process ${child.pid}, serving http://localhost:4000 since 20`,
    );
    expect(Date.parse(readHolder(dir)?.since ?? '')).toBeGreaterThanOrEqual(before);

    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = lockDirectory(dir);
    expect(readHolder(dir)?.pid).toBe(process.pid);
    lock.release();
    expect(readHolder(dir)).toBeNull();
  });

  it('refuses a second opener of the same process too, and frees it on release', () => {
    const lock = lockDirectory(dir);
    expect(() => lockDirectory(dir)).toThrow(`process ${process.pid}`);
    lock.release();
    lockDirectory(dir).release();
  });

  it('is the same through a symbolic link, and names the process that was killed with it', () => {
    const real = path.join(folder, 'real');
    const link = path.join(folder, 'link');
    mkdirSync(real);
    symlinkSync(real, link);
    const lock = lockDirectory(real);
    expect(lock.left).toBeNull();
    expect(() => lockDirectory(link)).toThrow(DirectoryInUse);
    expect(readHolder(link)?.pid).toBe(process.pid);
    const holder = readFileSync(`${real}.holder`);
    lock.release();
    writeFileSync(`${real}.holder`, holder);
    const next = lockDirectory(link);
    expect(next.left?.pid).toBe(process.pid);
    next.release();
  });

  it('names no holder that it cannot read, rather than a wrong one', () => {
    const lock = lockDirectory(dir);
    writeFileSync(`${dir}.holder`, '{"pid":');
    expect(() => lockDirectory(dir)).toThrow('by another process.');
    lock.release();
  });

  it('tells a lock that cannot be opened from one that is held', () => {
    expect(() => lockDirectory(path.join(folder, 'missing', 'db'))).toThrow(DirectoryUnusable);
    const blocked = path.join(folder, 'blocked');
    mkdirSync(`${blocked}.lock`);
    expect(() => lockDirectory(blocked)).toThrow(/cannot be locked: .*Check the permissions/);
    const damaged = path.join(folder, 'damaged');
    writeFileSync(
      `${damaged}.lock`,
      'this is no lock file at all, but long enough to look like one',
    );
    expect(() => lockDirectory(damaged)).toThrow(DirectoryUnusable);
  });
});
