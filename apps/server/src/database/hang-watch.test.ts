import { expect, it } from 'vitest';
import { HangWatch, StatementMark } from './hang-watch.ts';

it('knows a statement from the next one, and from none', () => {
  const mark = new StatementMark();
  const reader = new StatementMark(mark.memory);
  expect(reader.underWay()).toBe(0);
  mark.begin();
  const first = reader.underWay();
  expect(first).not.toBe(0);
  mark.end();
  expect(reader.underWay()).toBe(0);
  mark.begin();
  expect([0, first]).not.toContain(reader.underWay());
});

it('counts a statement from look to look, and the next one again', () => {
  const watch = new HangWatch(250);
  const seen = [1, 1, 1, 3, 3, 0].map((statement, at) => watch.look(statement, 250 * at));
  expect(seen).toEqual([0, 250, 500, 0, 250, 0]);
});

it('takes no pause of the whole machine for a statement that hangs', () => {
  const watch = new HangWatch(250);
  watch.look(1, 0);
  watch.look(1, 250);
  // Stopped for an hour, and then a clock that was set.
  expect(watch.look(1, 3_600_250)).toBeLessThanOrEqual(750);
  expect(watch.look(1, 3_600_500)).toBeLessThanOrEqual(1000);
});
