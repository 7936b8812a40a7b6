import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, type Check, type Verdict } from './check.ts';
import { chosen, LONGEST_MS, minutesTable, runChecks, STOPPING_MS } from './run-checks.ts';

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

const check = (name: string, run: Check['run'] = async () => good): Check => ({
  name,
  title: `about ${name}`,
  run,
});

/** A check that ends when it is told to, and says in `order` when it begins. */
function held(name: string, order: string[]) {
  const { promise, resolve } = Promise.withResolvers<Verdict>();
  const one = check(name, () => {
    order.push(name);
    return promise;
  });
  return { one, end: () => resolve(good) };
}

it('keeps as many going as there are cores, in their order', async () => {
  const order: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => held(name, order));
  if (!first || !second || !third) throw new Error('Three checks are needed.');
  const run = runChecks([first.one, second.one, third.one], 2);
  expect(order).toEqual(['first', 'second']);
  second.end();
  await vi.waitFor(() => expect(order).toEqual(['first', 'second', 'third']), { timeout: 300_000 });
  third.end();
  first.end();
  expect((await run).map((one) => one.check.name)).toEqual(['second', 'third', 'first']);
});

it('runs more at once of those that keep less than a core busy', async () => {
  const order: string[] = [];
  const large = held('large', order);
  const light = held('light', order);
  const rest = ['next', 'last'].map((name) => held(name, order).one);
  const small = [light.one, ...rest].map((one) => ({ ...one, cores: 0.5 }));
  void runChecks([{ ...large.one, cores: 1.5 }, ...small], 2);
  expect(order).toEqual(['large', 'light']);
  light.end();
  await vi.waitFor(() => expect(order).toEqual(['large', 'light', 'next']), { timeout: 300_000 });
  large.end();
  await vi.waitFor(() => expect(order).toEqual(['large', 'light', 'next', 'last']), {
    timeout: 300_000,
  });
});

it('lets no small check overtake a large one', async () => {
  const order: string[] = [];
  const first = held('first', order);
  const large = { ...held('large', order).one, cores: 1.5 };
  const small = { ...held('small', order).one, cores: 0.5 };
  void runChecks([first.one, large, small], 2);
  expect(order).toEqual(['first']);
  first.end();
  await vi.waitFor(() => expect(order).toEqual(['first', 'large', 'small']), { timeout: 300_000 });
});

it('lets a check wait for those it needs, and another take its turn', async () => {
  const order: string[] = [];
  const build = held('build', order);
  const run = runChecks(
    [build.one, after(['build', 'not asked for'], check('stage')), held('lint', order).one],
    2,
  );
  expect(order).toEqual(['build', 'lint']);
  build.end();
  await vi.waitFor(() => expect(told).toContain('■ stage'), { timeout: 300_000 });
  void run;
});

it('brings what a check needs, and what that needs', () => {
  const all = [
    check('lint'),
    check('build'),
    after(['build'], check('storybook')),
    check('chromium'),
    after(['chromium', 'storybook'], check('stories')),
  ];
  const names = (...wanted: string[]) => chosen(all, wanted).map(({ name }) => name);
  expect(names('stories')).toEqual(['build', 'storybook', 'chromium', 'stories']);
  expect(names('lint')).toEqual(['lint']);
});

it('says of each what it found, and how long it took', async () => {
  const broken = check('broken', async () => ({ passed: 2, failed: 1, note: 'It broke.' }));
  const finished = await runChecks([broken], 1);
  expect(told).toMatch(
    /■ broken: about broken\n {2}It broke\.\n {2}FAILED in .+2 passed, 1 failed\n$/s,
  );
  expect(minutesTable(finished)).toMatch(/^ {2}broken +0\.0 +from +0\.0 to +0\.0$/);
});

it('fails a check that throws, and runs the rest', async () => {
  const breaks = () => Promise.reject(new Error('no such program'));
  const finished = await runChecks([check('one', breaks), check('two')], 1);
  expect(finished.map(({ check: { name }, verdict }) => `${name} ${verdict.failed}`)).toEqual([
    'one 1',
    'two 0',
  ]);
});

describe('a check that hangs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is stopped, and says how far it came', async () => {
    const hung = check('hung', (signal) => {
      const { promise, resolve } = Promise.withResolvers<Verdict>();
      signal.addEventListener('abort', () =>
        resolve({ passed: 7, failed: 0, note: 'The eighth runs.' }),
      );
      return promise;
    });
    const run = runChecks([hung, check('next')], 1);
    await vi.advanceTimersByTimeAsync(LONGEST_MS);
    expect((await run).map(({ verdict }) => verdict)).toEqual([
      { passed: 7, failed: 1, note: 'The eighth runs.\nStopped after 30 minutes.' },
      good,
    ]);
  });

  it('is left behind where it does not stop', async () => {
    const run = runChecks([held('hung', []).one, check('next')], 1);
    await vi.advanceTimersByTimeAsync(LONGEST_MS + STOPPING_MS);
    expect((await run).map(({ verdict: { failed } }) => failed)).toEqual([1, 0]);
    expect(told).toContain('Stopped after 30 minutes.');
  });
});

it('does not wait for ever for checks that wait for each other', async () => {
  const circle = [after(['b'], check('a')), after(['a'], check('b'))];
  await expect(runChecks(circle, 2)).rejects.toThrow('These wait for each other: a, b.');
});
