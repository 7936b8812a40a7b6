import { describe, expect, it } from 'vitest';
import { clockFrom } from './clock.ts';
import { firstWhere, indexAt, meeting, offsetsOf, seenIn, trackOf } from './layout.ts';
import type { ResourceTimelineItem } from './resource-timeline.types.ts';

const clock = clockFrom('2027-03-01');
const stay = (key: string, start: string, end: string): ResourceTimelineItem => ({
  key,
  row: '101',
  label: key,
  start,
  end,
});

describe('a clock', () => {
  it('reads days and times of the wall clock', () => {
    expect(clock.minutesOf('2027-03-01')).toBe(0);
    expect(clock.minutesOf('2027-03-02T14:30')).toBe(1440 + 870);
    expect(clock.minutesOf('2027-02-28T23:59:30')).toBe(-1);
    // The clocks go forward in Europe that night.
    expect(clock.minutesOf('2027-03-29')).toBe(28 * 1440);
    expect(clock.minutesOf('soon')).toBeNaN();
  });

  it('writes a day, or a time where one is asked for or needed', () => {
    expect(clock.textOf(1440, false)).toBe('2027-03-02');
    expect(clock.textOf(1440, true)).toBe('2027-03-02T00:00');
    expect(clock.textOf(1440 + 870, false)).toBe('2027-03-02T14:30');
    expect(clock.textOf(-30, true)).toBe('2027-02-28T23:30');
  });
});

describe('a track', () => {
  it('needs one lane for stays that follow each other, however they are given', () => {
    const track = trackOf(
      [stay('b', '2027-03-04', '2027-03-06'), stay('a', '2027-03-01', '2027-03-04')],
      clock.minutesOf,
    );
    expect(track.lanes).toBe(1);
    expect(track.placed.map(({ item }) => item.key)).toEqual(['a', 'b']);
    expect(track.longest).toBe(3 * 1440);
  });

  it('stacks what overlaps, and takes a lane again that is free', () => {
    const track = trackOf(
      [
        stay('a', '2027-03-01', '2027-03-05'),
        stay('b', '2027-03-02', '2027-03-03'),
        stay('c', '2027-03-03', '2027-03-08'),
        stay('d', '2027-03-04', '2027-03-09'),
      ],
      clock.minutesOf,
    );
    expect(track.placed.map(({ item, lane }) => [item.key, lane])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
      ['d', 2],
    ]);
    expect(track.lanes).toBe(3);
  });

  it('leaves out what has no time or no length', () => {
    const track = trackOf(
      [stay('a', '2027-03-05', '2027-03-05'), stay('b', '', '2027-03-05')],
      clock.minutesOf,
    );
    expect(track).toEqual({ placed: [], lanes: 1, longest: 0 });
  });

  it('finds what meets a window, a long stay that began before it too', () => {
    const track = trackOf(
      [
        stay('long', '2027-03-01', '2027-03-31'),
        ...Array.from({ length: 15 }, (_, at) =>
          stay(`${at}`, clock.dayOf(at * 2880), clock.dayOf(at * 2880 + 1440)),
        ),
      ],
      clock.minutesOf,
    );
    const window = { from: clock.minutesOf('2027-03-09'), to: clock.minutesOf('2027-03-11') };
    expect(meeting(track, window).map(({ item }) => item.key)).toEqual(['long', '4']);
    const after = { from: clock.minutesOf('2027-04-02'), to: clock.minutesOf('2027-04-09') };
    expect(meeting(track, after)).toEqual([]);
  });

  it('gives the same list while the same items are in view', () => {
    const track = trackOf(
      [stay('a', '2027-03-01', '2027-03-05'), stay('b', '2027-03-08', '2027-03-09')],
      clock.minutesOf,
    );
    const seen = seenIn(track, { from: 0, to: 3 * 1440 });
    expect(seen.map(({ item }) => item.key)).toEqual(['a']);
    expect(seenIn(track, { from: 1440, to: 5 * 1440 })).toBe(seen);
    expect(seenIn(track, { from: 1440, to: 8 * 1440 }).map(({ item }) => item.key)).toEqual([
      'a',
      'b',
    ]);
  });
});

it('finds the first index that passes', () => {
  expect(firstWhere(5, (at) => at >= 3)).toBe(3);
  expect(firstWhere(5, () => false)).toBe(5);
  expect(firstWhere(0, () => true)).toBe(0);
});

it('finds the row at a place, or the nearest', () => {
  const offsets = offsetsOf([40, 80, 40]);
  expect(offsets).toEqual([0, 40, 120, 160]);
  expect([-5, 0, 39, 40, 119, 120, 900].map((place) => indexAt(offsets, place))).toEqual([
    0, 0, 0, 1, 1, 2, 2,
  ]);
});
