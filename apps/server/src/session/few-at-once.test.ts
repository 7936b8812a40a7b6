import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('runs as many as there are places, and the others in their order, whatever fails', async () => {
  const run = fewAtOnce(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = [0, 1, 2, 3, 4].map((n) =>
    run(async () => {
      started.push(n);
      await new Promise<void>((end) => {
        ends.push(end);
      });
      if (n === 1) throw new Error('failed');
      return n;
    }).catch((error: Error) => error.message),
  );
  for (const seen of [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]) {
    await expect.poll(() => started).toEqual(seen);
    ends.shift()?.();
  }
  for (const end of ends) end();
  expect(await Promise.all(results)).toEqual([0, 'failed', 2, 3, 4]);
});
