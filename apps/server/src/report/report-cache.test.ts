import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../http-error.ts';
import { createReportCache, type MadeReport, type ReportRequest } from './report-cache.ts';

const MANY = 100;
const start = Date.parse('2026-11-30T06:00:00Z');

/** A cache whose reports are made when the test says so, and which takes their time from the test. */
function useReports(institutes = MANY) {
  const reports = createReportCache(MANY);
  const begun: { readonly key: string; end(error?: Error): void }[] = [];
  let seconds = 0;
  const request = (change: Partial<ReportRequest> = {}): ReportRequest => {
    const now = new Date(start + seconds * 1000);
    const key = change.key ?? 'a';
    return {
      key,
      now,
      lacksWrites: async () => false,
      make() {
        const number = begun.length;
        const making = Promise.withResolvers<MadeReport>();
        const end = (error?: Error) => {
          if (error) making.reject(error);
          else making.resolve({ json: `${number}`, asOf: now, readAt: number, institutes });
        };
        begun.push({ key, end });
        return making.promise;
      },
      ...change,
    };
  };
  return {
    begun,
    wait(more: number) {
      seconds += more;
    },
    async read(change?: Partial<ReportRequest>): Promise<string> {
      return (await reports.read(request(change))).json;
    },
    /** Reads what has to be made, and makes it. */
    async readNew(change?: Partial<ReportRequest>): Promise<string> {
      const before = begun.length;
      const reading = reports.read(request(change));
      await vi.waitUntil(() => begun.length > before, { timeout: 300_000 });
      begun.at(-1)?.end();
      return (await reading).json;
    },
  };
}

describe('cached reports', () => {
  it('are read again without being made, and each key has its own', async () => {
    const { begun, read, readNew, wait } = useReports();
    expect(await readNew()).toBe('0');
    wait(59);
    expect(await read()).toBe('0');
    expect(await readNew({ key: 'b' })).toBe('1');
    expect(await read()).toBe('0');
    expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('are none where a report is about few institutes', async () => {
    const { readNew } = useReports(MANY - 1);
    expect(await readNew()).toBe('0');
    expect(await readNew()).toBe('1');
  });

  it('are shown from a minute on while one request makes the next', async () => {
    const { begun, read, readNew, wait } = useReports();
    await readNew();
    wait(60);
    expect(await Promise.all([read(), read()])).toEqual(['0', '0']);
    expect(begun).toHaveLength(2);
    begun[1]?.end();
    await vi.waitUntil(async () => (await read()) === '1', { timeout: 300_000 });
    expect(begun).toHaveLength(2);
  });

  it('are not shown once they are an hour old', async () => {
    const { readNew, wait } = useReports();
    await readNew();
    wait(3_600);
    expect(await readNew()).toBe('1');
  });

  it('stay when the next one fails, and the next reader tries again', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { begun, read, readNew, wait } = useReports();
    await readNew();
    wait(60);
    await read();
    begun[1]?.end(new Error('Cancelled.'));
    await vi.waitUntil(
      () => log.mock.calls.some(([line]) => `${line}`.includes('report.renewal')),
      { timeout: 300_000 },
    );
    expect(await read()).toBe('0');
    begun[2]?.end(new HttpError('UNAVAILABLE'));
    await vi.waitUntil(async () => (await read()) === '0' && begun.length === 4, {
      timeout: 300_000,
    });
    // A full queue is no failure.
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('are not shown to someone who has written since, and what is made for them is shown to others', async () => {
    const { begun, read, readNew } = useReports();
    await readNew();
    const lacksWrites = async ({ readAt }: MadeReport) => readAt < 1;
    expect(await readNew({ lacksWrites })).toBe('1');
    expect(await read({ lacksWrites })).toBe('1');
    expect(await read()).toBe('1');
    expect(begun).toHaveLength(2);
  });

  it('are made once for equal requests at a time, but not for who has written', async () => {
    const { begun, read, readNew } = useReports();
    // From the first one on, it is known that there are many institutes.
    await readNew({ key: 'first' });
    const both = [read(), read()];
    await vi.waitUntil(() => begun.length === 2, { timeout: 300_000 });
    const own = read({ lacksWrites: async ({ readAt }) => readAt < 2 });
    begun[1]?.end();
    expect(await Promise.all(both)).toEqual(['1', '1']);
    await vi.waitUntil(() => begun.length === 3, { timeout: 300_000 });
    begun[2]?.end();
    expect(await own).toBe('2');
  });

  it('are made by those who wait when the one that they wait for fails', async () => {
    const { begun, read, readNew } = useReports();
    await readNew({ key: 'first' });
    const failing = expect(read()).rejects.toThrow('Cancelled.');
    const waiting = read();
    await vi.waitUntil(() => begun.length === 2, { timeout: 300_000 });
    begun[1]?.end(new Error('Cancelled.'));
    await failing;
    await vi.waitUntil(() => begun.length === 3, { timeout: 300_000 });
    begun[2]?.end();
    expect(await waiting).toBe('2');
  });

  it('are never replaced by an older one', async () => {
    const { begun, read } = useReports();
    const both = [read(), read()];
    await vi.waitUntil(() => begun.length === 2, { timeout: 300_000 });
    begun[1]?.end();
    expect(await both[1]).toBe('1');
    begun[0]?.end();
    expect(await both[0]).toBe('0');
    expect(await read()).toBe('1');
  });
});
