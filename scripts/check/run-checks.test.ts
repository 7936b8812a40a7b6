import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Check, Verdict } from './check.ts';
import { runChecks } from './run-checks.ts';

const good: Verdict = { passed: 1, failed: 0, note: '' };
let told = '';

beforeEach(() => {
  told = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    told += text;
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

const check = (name: string, run: Check['run'], isAside = false): Check => ({
  name,
  title: `about ${name}`,
  isAside,
  run,
});

it('begins what goes aside in its turn, goes on at once, and tells of it last', async () => {
  const order: string[] = [];
  const slow = Promise.withResolvers<Verdict>();
  const finished = await runChecks([
    check(
      'aside',
      () => {
        order.push('aside');
        return slow.promise;
      },
      true,
    ),
    check('one', async () => {
      order.push('one');
      return good;
    }),
    check('two', async () => {
      order.push('two');
      slow.resolve({ passed: 2, failed: 1, note: 'It broke.' });
      return good;
    }),
  ]);
  expect(order).toEqual(['aside', 'one', 'two']);
  expect(finished.map((one) => [one.check.name, one.verdict.failed])).toEqual([
    ['one', 0],
    ['two', 0],
    ['aside', 1],
  ]);
  expect(told).toMatch(
    /■ two.+■ aside: about aside\n {2}It broke\.\n {2}FAILED in .+2 passed, 1 failed\n$/s,
  );
});

it('runs what goes aside one after the other', async () => {
  const first = Promise.withResolvers<Verdict>();
  const second = vi.fn(async () => good);
  const finished = runChecks([
    check('first', () => first.promise, true),
    check('second', second, true),
    check('main', async () => {
      expect(second).not.toHaveBeenCalled();
      first.resolve(good);
      return good;
    }),
  ]);
  expect((await finished).map((one) => one.check.name)).toEqual(['main', 'first', 'second']);
});

it('keeps what runs alone until nothing goes on beside it', async () => {
  const slow = Promise.withResolvers<Verdict>();
  const alone = vi.fn(async () => good);
  const finished = runChecks([
    check('aside', () => slow.promise, true),
    check('main', async () => {
      setTimeout(() => {
        expect(alone).not.toHaveBeenCalled();
        slow.resolve(good);
      });
      return good;
    }),
    { ...check('alone', alone), isAlone: true },
  ]);
  expect((await finished).map((one) => one.check.name)).toEqual(['main', 'alone', 'aside']);
});

it('fails a check that throws, aside or not, and runs the rest', async () => {
  const breaks = () => Promise.reject(new Error('no such program'));
  const finished = await runChecks([
    check('aside', breaks, true),
    check('one', breaks),
    check('two', async () => good),
  ]);
  expect(finished.map(({ check: { name }, verdict }) => `${name} ${verdict.failed}`)).toEqual([
    'one 1',
    'two 0',
    'aside 1',
  ]);
});
