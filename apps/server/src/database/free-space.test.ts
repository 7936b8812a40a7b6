import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, allDatabases, instituteForm, openTestApp } from '../testing/app.ts';
import { watchDiskSpace } from './free-space.ts';

const MIB = 1024 * 1024;

describe('the space on a disk', () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is looked up once a second, and logged once when it is gone and once when it is back', async () => {
    let free = 64 * MIB;
    const freeBytes = vi.fn(async () => free);
    const hasDiskSpace = watchDiskSpace('/data', freeBytes);
    expect(await hasDiskSpace()).toBe(true);
    free -= 1;
    expect(await hasDiskSpace()).toBe(true);
    expect(freeBytes).toHaveBeenCalledTimes(1);

    vi.advanceTimersByTime(1000);
    for (let write = 0; write < 3; write += 1) expect(await hasDiskSpace()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await hasDiskSpace()).toBe(false);
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['disk.full']);

    free = 65 * MIB;
    vi.advanceTimersByTime(1000);
    expect(await hasDiskSpace()).toBe(true);
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['disk.full', 'disk.back']);
  });

  it('is read from the disk itself', async () => {
    expect(await watchDiskSpace(tmpdir())()).toBe(true);
  });
});

describe.each(allDatabases)('a full disk under $kind', (database) => {
  it('refuses writes with 507 and a line without a stack, and goes on reading', async () => {
    const room = { left: true };
    const test = await openTestApp(database, {}, { hasDiskSpace: async () => room.left });
    const { accessToken: token } = await test.signIn(ADMIN);
    const create = async () =>
      test.call('POST', '/institution', { token, body: await instituteForm(test.db) });
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    room.left = false;
    const { status, body } = await create();
    expect([status, body.code]).toEqual([507, 'STORAGE_FULL']);
    expect(write.mock.calls).toHaveLength(1);
    expect(String(write.mock.calls[0]?.[0])).not.toContain('stack');
    expect((await test.call('GET', '/institution', { token })).status).toBe(200);
    expect((await test.call('GET', '/user/me', { token })).status).toBe(200);
    expect((await test.signIn(ADMIN)).accessToken).toBeTruthy();
    const forgot = await test.call('POST', '/user/forgot-password', { body: { email: ADMIN } });
    expect([forgot.status, forgot.body.code]).toEqual([507, 'STORAGE_FULL']);
    room.left = true;
    expect((await create()).status).toBe(201);
    write.mockRestore();
    await test.close();
  });
});
