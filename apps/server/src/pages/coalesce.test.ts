import { describe, expect, it, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

describe('reads of many at once', () => {
  it('are two at most: the one under way, and one for all who came during it', async () => {
    const reads: PromiseWithResolvers<number>[] = [];
    const ask = coalesce(() => {
      const read = Promise.withResolvers<number>();
      reads.push(read);
      return read.promise;
    });
    const views = Array.from({ length: 50 }, ask);
    expect(reads).toHaveLength(1);
    reads[0]?.resolve(1);
    await vi.waitFor(() => expect(reads).toHaveLength(2), { timeout: 300_000 });
    reads[1]?.resolve(2);
    expect(await Promise.all(views)).toEqual([1, ...Array(49).fill(2)]);
  });

  it('go on after one that fails', async () => {
    let reads = 0;
    const ask = coalesce(async () => {
      reads += 1;
      if (reads === 1) throw new Error('The database is away.');
      return reads;
    });
    const sent = await Promise.allSettled([ask(), ask(), ask()]);
    expect(sent.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await ask()).toBe(3);
  });
});
