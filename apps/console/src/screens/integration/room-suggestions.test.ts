import { expect, it } from 'vitest';
import { likeness, parseRooms, suggestRooms } from './room-suggestions.ts';

it('reads pasted rooms, and leaves out lines that are none', () => {
  expect(parseRooms(' 101, Deluxe Lake View \n102;Suite\nno id\n103\tTent, large\n')).toEqual([
    { id: '101', name: 'Deluxe Lake View' },
    { id: '102', name: 'Suite' },
    { id: '103', name: 'Tent, large' },
  ]);
});

it('compares names without case, accents, plurals and the word room', () => {
  expect(likeness('Déluxe Rooms', 'deluxe room')).toBe(1);
  expect(likeness('Room', 'Rooms')).toBe(1);
  expect(likeness('Deluxe Lake View', 'Deluxe Garden View')).toBeCloseTo(2 / 3);
  expect(likeness('Tent', 'Suite')).toBe(0);
  expect(likeness('', 'Suite')).toBe(0);
});

it('suggests each room once, the most alike first, and nothing for names apart', () => {
  const categories = [
    { _id: 'a', name: 'Deluxe' },
    { _id: 'b', name: 'Deluxe Lake View' },
    { _id: 'c', name: 'Dormitory' },
  ];
  const rooms = [
    { id: '1', name: 'Deluxe room with lake view' },
    { id: '2', name: 'Deluxe room' },
  ];
  expect([...suggestRooms(categories, rooms)]).toEqual([
    ['b', rooms[0]],
    ['a', rooms[1]],
  ]);
});
