import { expect, it } from 'vitest';
import { clockFrom, DAY } from './clock.ts';
import { trackOf } from './layout.ts';
import { linesOf } from './lines.ts';
import { type Active, activeAt, type Cells, type Step, stepped } from './places.ts';

const clock = clockFrom('2027-03-01');

/** One room from 1 to 10 March with stays by their keys, starts and ends. */
function room(step: number, stays: readonly (readonly [string, string, string])[]) {
  const items = stays.map(([key, start, end]) => ({
    key,
    row: '101',
    label: key,
    start: `2027-03-${start}`,
    end: `2027-03-${end}`,
  }));
  const tracks = new Map([['101', trackOf(items, clock.minutesOf)]]);
  const lines = linesOf([{ key: '101', label: '101' }], [], tracks, []);
  const cells: Cells = { lines, step, slots: (10 * DAY) / step };
  const read = ({ slot, placed }: Active) => placed?.item.key ?? slot;
  /** Returns the cells that a step leads through from a slot: the keys of items, and numbers of free slots. */
  return (from: number, to: Step, times: number) => {
    let active = activeAt({ line: 'row 101', slot: from }, 0, cells);
    const seen: (string | number)[] = [];
    for (let at = 0; active && at <= times; at += 1) {
      seen.push(read(active));
      active = activeAt(stepped(active, to, cells), 0, cells);
    }
    return seen;
  };
}

const next: Step = { to: 'next' };
const previous: Step = { to: 'previous' };

it('has a free cell on the day on which a guest leaves', () => {
  const walk = room(DAY, [['asha', '03T14:00', '06T11:00']]);
  expect(walk(0, next, 5)).toEqual([0, 1, 'asha', 5, 6, 7]);
  expect(walk(6, previous, 4)).toEqual([6, 5, 'asha', 1, 0]);
});

it('goes on to the guest who comes on the day on which another one leaves', () => {
  const walk = room(DAY, [
    ['asha', '03T14:00', '06T11:00'],
    ['noor', '06T14:00', '07T11:00'],
    ['sara', '07T14:00', '09T11:00'],
  ]);
  expect(walk(1, next, 4)).toEqual([1, 'asha', 'noor', 'sara', 8]);
  expect(walk(8, previous, 4)).toEqual([8, 'sara', 'noor', 'asha', 1]);
  expect(walk(2, { to: 'nextItem' }, 3)).toEqual(['asha', 'noor', 'sara', 'sara']);
  expect(walk(7, { to: 'previousItem' }, 2)).toEqual(['sara', 'noor', 'asha']);
});

it('keeps what begins and ends on one day in the cell of that day', () => {
  const walk = room(DAY, [['lunch', '03T12:00', '03T15:00']]);
  expect(walk(1, next, 2)).toEqual([1, 'lunch', 3]);
  expect(walk(3, previous, 2)).toEqual([3, 'lunch', 1]);
});

it('reaches the last day of the period, and ends there', () => {
  expect(room(DAY, [['asha', '08T14:00', '10T11:00']])(6, next, 3)).toEqual([6, 'asha', 9, 9]);
  const beyond = room(DAY, [['asha', '08T14:00', '12T11:00']]);
  expect(beyond(6, next, 2)).toEqual([6, 'asha', 'asha']);
});

it('has no free cell where less than a step of hours is free', () => {
  const walk = room(60, [['asha', '01T02:30', '01T04:30']]);
  expect(walk(1, next, 2)).toEqual([1, 'asha', 5]);
  expect(walk(5, previous, 2)).toEqual([5, 'asha', 1]);
});
