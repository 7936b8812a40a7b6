import { describe, expect, it } from 'vitest';
import { createAdmission, semaphore, serializeByKey } from './queue.ts';

it('runs as many at a time as there are places, and the others in order, even if some fail', async () => {
  const run = semaphore(2);
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

/** Work that goes on until the test ends it. */
function held() {
  const { promise, resolve: end } = Promise.withResolvers<string>();
  return { work: () => promise, end };
}

it('runs known callers first', async () => {
  const run = semaphore(1);
  const started: string[] = [];
  const first = held();
  const note = (name: string) => async () => void started.push(name);
  const all = [
    run(first.work, 'anybody'),
    run(note('stranger'), 'anybody'),
    run(note('another'), 'anybody'),
    run(note('known'), 'known'),
  ];
  first.end('');
  await Promise.all(all);
  expect(started).toEqual(['known', 'stranger', 'another']);
});

describe('admission', () => {
  it('rejects callers of a lane that is full, until one of them is done', async () => {
    const admit = createAdmission(2);
    const guests = [held(), held(), held()];
    const admitted = guests.slice(0, 2).map(({ work }) => admit('anybody', work));
    await expect(admit('anybody', async () => 'in')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { headers: { 'Retry-After': '5' } },
    });
    expect(await admit('known', async () => 'in')).toBe('in');
    guests[0]?.end('');
    await admitted[0];
    expect(await admit('anybody', async () => 'in')).toBe('in');
    await expect(admit('anybody', () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    expect(await admit('anybody', async () => 'in')).toBe('in');
    guests[1]?.end('');
    await Promise.all(admitted);
  });
});

it('runs work of one key in turn, even if some fails, and other keys in parallel', async () => {
  const run = serializeByKey(5);
  const first = held();
  const started: string[] = [];
  const all = [
    run('a', first.work),
    run('a', async () => {
      started.push('second');
      throw new Error('failed');
    }).catch(() => {}),
    run('a', async () => void started.push('third')),
  ];
  await run('b', async () => void started.push('beside'));
  expect(started).toEqual(['beside']);
  first.end('');
  await Promise.all(all);
  expect(started).toEqual(['beside', 'second', 'third']);
});

it('rejects work of a key that has too much of it, until some is done', async () => {
  const run = serializeByKey(2);
  const first = held();
  const all = [run('a', first.work), run('a', async () => 'second')];
  await expect(run('a', async () => 'third')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { headers: { 'Retry-After': '5' } },
  });
  expect(await run('b', async () => 'other')).toBe('other');
  first.end('first');
  expect(await Promise.all(all)).toEqual(['first', 'second']);
  expect(await run('a', async () => 'again')).toBe('again');
});
