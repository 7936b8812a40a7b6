import { describe, expect, it } from 'vitest';
import { createDoor, fewAtOnce, inTurn } from './queue.ts';

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

/** Work that goes on until it is told to end. */
function held() {
  const { promise, resolve: end } = Promise.withResolvers<string>();
  return { work: () => promise, end };
}

it('lets those who are known go first', async () => {
  const run = fewAtOnce(1);
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

describe('a door', () => {
  it('sends away who finds too many inside, of their own kind, until one has left', async () => {
    const door = createDoor(2);
    const guests = [held(), held(), held()];
    const inside = guests.slice(0, 2).map(({ work }) => door('anybody', work));
    await expect(door('anybody', async () => 'in')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { headers: { 'Retry-After': '5' } },
    });
    expect(await door('known', async () => 'in')).toBe('in');
    guests[0]?.end('');
    await inside[0];
    expect(await door('anybody', async () => 'in')).toBe('in');
    await expect(door('anybody', () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    expect(await door('anybody', async () => 'in')).toBe('in');
    guests[1]?.end('');
    await Promise.all(inside);
  });
});

it('runs work of one key in turn, whatever fails, and others beside it', async () => {
  const run = inTurn();
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
