import { describe, expect, it, vi } from 'vitest';
import { createFairQueue, type Party } from './fair-queue.ts';

/** A queue with one place, and work that the test ends. */
function observed(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ places: 1, waiting: 100, ...limits });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, party: Party) =>
    queue.run(party, async () => {
      started.push(name);
      await new Promise<void>((end) => {
        ends.push(end);
      });
    });
  /** Ends what runs, one after the other, until nothing waits. */
  const runAll = async () => {
    await new Promise(setImmediate);
    for (let done = 0; done < ends.length; done += 1) {
      ends[done]?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, ask, started, runAll };
}

const of = (user: string, institution?: string): Party => ({ user, institution });

describe('a fair queue', () => {
  it('gives institutions a turn each, and the users of one within its turns', async () => {
    const { ask, started, runAll } = observed();
    const all = [
      ask('a1', of('a', 'first')),
      ask('a2', of('a', 'first')),
      ask('a3', of('a', 'first')),
      ask('a4', of('a', 'first')),
      ask('b1', of('b', 'first')),
      ask('c1', of('c', 'second')),
      ask('c2', of('c', 'second')),
      ask('admin', of('admin')),
    ];
    await runAll();
    await Promise.all(all);
    expect(started).toEqual(['a1', 'a2', 'c1', 'admin', 'b1', 'c2', 'a3', 'a4']);
  });

  it('puts someone who was just served behind those who wait', async () => {
    const { queue } = observed();
    const order: string[] = [];
    const leave = await queue.enter(of('holder'));
    const again = async (): Promise<void> => {
      for (const name of ['greedy 1', 'greedy 2']) {
        await queue.run(of('greedy'), async () => void order.push(name));
      }
    };
    const all = [again(), queue.run(of('other'), async () => void order.push('other'))];
    leave();
    await Promise.all(all);
    expect(order).toEqual(['greedy 1', 'other', 'greedy 2']);
  });

  it('lets 4 of a user and 8 of an institution wait, and sends the others away at once', async () => {
    const { queue, ask, runAll } = observed();
    const refusal = { code: 'UNAVAILABLE', details: { headers: { 'Retry-After': '5' } } };
    const all = [ask('running', of('z', 'zoo'))];
    for (const user of ['a', 'b']) {
      for (let n = 0; n < 4; n += 1) all.push(ask(user, of(user, 'first')));
      await expect(ask(user, of(user, 'first'))).rejects.toMatchObject(refusal);
    }
    await expect(ask('c', of('c', 'first'))).rejects.toMatchObject(refusal);
    all.push(ask('d', of('d', 'second')));
    expect(queue.waiting()).toBe(9);
    await runAll();
    await Promise.all(all);
    expect(queue.waiting()).toBe(0);
    expect(await queue.run(of('c', 'first'), async () => 'in')).toBe('in');
  });

  it('lets only so many wait in all', async () => {
    const { ask, runAll } = observed({ waiting: 2 });
    const all = [ask('1', of('a')), ask('2', of('b')), ask('3', of('c'))];
    await expect(ask('4', of('d'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await runAll();
    await Promise.all(all);
  });

  it('gives one user only so many of several places', async () => {
    const { ask, started, runAll } = observed({ places: 3, placesOfUser: 2 });
    const all = [1, 2, 3].map((n) => ask(`a${n}`, of('a')));
    all.push(ask('b', of('b')));
    await new Promise(setImmediate);
    expect(started).toEqual(['a1', 'a2', 'b']);
    await runAll();
    await Promise.all(all);
    expect(started).toEqual(['a1', 'a2', 'b', 'a3']);
  });

  it('goes on after work that fails, and gives a place back once', async () => {
    const { queue } = observed();
    await expect(queue.run(of('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const leave = await queue.enter(of('a'));
    leave();
    leave();
    const next = await queue.enter(of('a'));
    const waiting = queue.enter(of('b'));
    expect(queue.waiting()).toBe(1);
    next();
    (await waiting)();
  });

  it('ends a wait that takes too long, which takes no turn any more', async () => {
    vi.useFakeTimers();
    try {
      const { queue } = observed();
      const leave = await queue.enter(of('a'));
      const late = queue.enter(of('b'), 1000);
      const refused = expect(late).rejects.toThrow('Queue timeout');
      await vi.advanceTimersByTimeAsync(1000);
      await refused;
      expect(queue.waiting()).toBe(0);
      leave();
      expect(await queue.run(of('c'), async () => 'in')).toBe('in');
    } finally {
      vi.useRealTimers();
    }
  });
});
