/** A hotel with rooms and stays. */
import { addDays } from '../primitives/dates/civil-days.ts';
import type {
  ResourceTimelineGroup,
  ResourceTimelineItem,
  ResourceTimelineRow,
  ResourceTimelineStatus,
} from '../resource-timeline/index.ts';

export const hotelGroups: readonly ResourceTimelineGroup[] = [
  { key: 'deluxe', label: 'Deluxe' },
  { key: 'suite', label: 'Lake suite' },
];

export const hotelRows: readonly ResourceTimelineRow[] = [
  ...['101', '102', '103', '104'].map((key) => ({ key, label: `Room ${key}`, group: 'deluxe' })),
  ...['201', '202'].map((key) => ({ key, label: `Suite ${key}`, group: 'suite' })),
];

export const hotelStays: readonly ResourceTimelineItem[] = [
  {
    key: 'asha',
    row: '101',
    start: '2026-03-02',
    end: '2026-03-05',
    label: 'Asha Rao',
    status: 'confirmed',
  },
  {
    key: 'vikram',
    row: '101',
    start: '2026-03-06',
    end: '2026-03-08',
    label: 'Vikram Sethi',
    status: 'tentative',
    note: 'VIP',
  },
  {
    key: 'meera',
    row: '102',
    start: '2026-03-01',
    end: '2026-03-04',
    label: 'Meera Iyer',
    status: 'checked-in',
    lockedReason: 'The guest has checked in.',
  },
  {
    key: 'paint',
    row: '103',
    start: '2026-03-03',
    end: '2026-03-10',
    label: 'Painting',
    status: 'blocked',
    icon: 'wrench',
  },
  {
    key: 'john',
    row: '104',
    start: '2026-03-01',
    end: '2026-03-02',
    label: 'John Mathew',
    status: 'checked-out',
  },
  {
    key: 'sara',
    row: '104',
    start: '2026-03-04',
    end: '2026-03-06',
    label: 'Sara Khan',
    status: 'no-show',
  },
  {
    key: 'das',
    row: '201',
    start: '2026-03-02',
    end: '2026-03-09',
    label: 'Family Das',
    status: 'confirmed',
  },
  {
    key: 'noor',
    row: '201',
    start: '2026-03-05',
    end: '2026-03-07',
    label: 'Noor Ali',
    tone: 'info',
  },
];

const statuses: readonly ResourceTimelineStatus[] = [
  'confirmed',
  'tentative',
  'checked-in',
  'checked-out',
  'no-show',
];

/** Rooms of a large hotel, in groups of fifty. */
export const manyRows = (count: number): ResourceTimelineRow[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `room-${at}`,
    label: `Room ${at + 1}`,
    group: `floor-${Math.floor(at / 50)}`,
  }));

export const manyGroups = (rows: number): ResourceTimelineGroup[] =>
  Array.from({ length: Math.ceil(rows / 50) }, (_, at) => ({
    key: `floor-${at}`,
    label: `Floor ${at + 1}`,
  }));

/** Stays one after the other in each of some rows, from a day on. */
export const manyStays = (rows: number, perRow: number, first: string): ResourceTimelineItem[] => {
  const days = Array.from({ length: 400 }, (_, at) => addDays(first, at));
  return Array.from({ length: rows * perRow }, (_, at) => {
    const row = at % rows;
    const stay = Math.floor(at / rows);
    const start = stay * 9 + (row % 4);
    return {
      key: `stay-${at}`,
      row: `room-${row}`,
      start: days[start] ?? first,
      end: days[start + 3 + ((row + stay) % 5)] ?? first,
      label: `Guest ${at}`,
      status: statuses[(row + stay) % statuses.length],
    };
  });
};
