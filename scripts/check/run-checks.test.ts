import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { capture } from '../command/command.ts';
import { after, type Check, type Verdict } from './check.ts';
import { chosen, minutesTable, runChecks } from './run-checks.ts';

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

/** A check that ends when the test ends it, and notes in `order` when it begins. */
function held(name: string, order: string[]) {
  const { promise, resolve } = Promise.withResolvers<Verdict>();
  const pending = check(name, () => {
    order.push(name);
    return promise;
  });
  return { one: pending, end: () => resolve(good) };
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
  expect((await run).map((result) => result.check.name)).toEqual(['second', 'third', 'first']);
});

it('runs more at once of those that keep less than a core busy', async () => {
  const order: string[] = [];
  const large = held('large', order);
  const light = held('light', order);
  const rest = ['next', 'last'].map((name) => held(name, order).one);
  const small = [light.one, ...rest].map((queued) => ({ ...queued, cores: 0.5 }));
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
  const names = (...requested: string[]) => chosen(all, requested).map(({ name }) => name);
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
  const program = (name: string, source: string, running?: Check['running']): Check => ({
    ...check(name, async () => {
      const { ok, output } = await capture(process.execPath, ['--eval', source]);
      return { passed: 7, failed: ok ? 0 : 1, note: output.trim() };
    }),
    ...(running && { running }),
  });
  const never = { cpuMs: Number.POSITIVE_INFINITY, idleMs: Number.POSITIVE_INFINITY, everyMs: 50 };
  const loop = "console.log('The eighth runs.'); for (;;);";

  it('is ended where it computes without a result, names its tests, and the rest goes on', async () => {
    const hung = program('hung', loop, () => ['stock.test.ts > shares out units']);
    const [stopped, next] = await runChecks([hung, check('next')], 1, { ...never, cpuMs: 500 });
    expect(stopped?.verdict).toMatchObject({ passed: 7, failed: 1 });
    expect(stopped?.verdict.note).toMatch(
      /^The eighth runs\.\nEnded: it computed .* without a result\. These tests were running:\n {2}stock\.test\.ts > shares out units$/,
    );
    expect(next?.verdict).toEqual(good);
  });

  it('is ended where all its programs sleep', async () => {
    const asleep = program('asleep', 'setInterval(() => {}, 3_600_000)');
    const [stopped] = await runChecks([asleep], 1, { ...never, everyMs: 100, idleMs: 1_000 });
    expect(stopped?.verdict.note).toMatch(/^Ended: it did nothing for .*\.$/);
  });

  it('is no check whose tests go on, however much it computes', async () => {
    let tests = 0;
    // A second of processor time, five times as much as one test may use.
    const source = 'while (process.cpuUsage().user < 1e6);';
    const busy = program('busy', source, () => [`test ${tests++}`]);
    const [finished] = await runChecks([busy], 1, { ...never, cpuMs: 300, everyMs: 100 });
    expect(finished?.verdict).toEqual({ passed: 7, failed: 0, note: '' });
    expect(tests).toBeGreaterThan(1);
  });
});

it('does not wait for ever for checks that wait for each other', async () => {
  const circle = [after(['b'], check('a')), after(['a'], check('b'))];
  await expect(runChecks(circle, 2)).rejects.toThrow('These wait for each other: a, b.');
});
