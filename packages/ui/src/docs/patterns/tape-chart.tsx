import {
  Button,
  Group,
  PageHeader,
  ResourceTimeline,
  type ResourceTimelineChange,
  type ResourceTimelineItem,
  ResourceTimelineLegend,
  SegmentedControl,
  Stack,
} from '@booking/ui';
import { useState } from 'react';

const rooms = [
  { key: '101', label: 'Room 101', group: 'lake' },
  { key: '102', label: 'Room 102', group: 'lake' },
  { key: '201', label: 'Room 201', group: 'garden' },
  { key: '202', label: 'Room 202', group: 'garden' },
];
const categories = [
  { key: 'lake', label: 'Lake rooms' },
  { key: 'garden', label: 'Garden rooms' },
];
const booked: readonly ResourceTimelineItem[] = [
  {
    key: 'asha',
    row: '101',
    start: '2026-03-02T14:00',
    end: '2026-03-05T11:00',
    label: 'Asha Rao',
    status: 'checked-in',
  },
  {
    key: 'imran',
    row: '102',
    start: '2026-03-03T14:00',
    end: '2026-03-06T11:00',
    label: 'Imran Khan',
    status: 'confirmed',
  },
  {
    key: 'paint',
    row: '202',
    start: '2026-03-02',
    end: '2026-03-04',
    label: 'Painting',
    status: 'blocked',
    lockedReason: 'Housekeeping has closed this room.',
  },
];
/** Of the hotel, wherever its staff are. */
const today = '2026-03-03';
const zooms = ['day', 'week', 'fortnight', 'month'] as const;

interface NewStay {
  room: string;
  startDate: string;
  /** Empty until it is chosen. */
  endDate: string;
}

interface TapeChartProps {
  /** Opens the form. Resolves when it has closed, with whether a stay was booked. */
  onNew?: (stay: NewStay) => Promise<boolean>;
  onOpen?: (key: string) => void;
}

export function TapeChart({ onNew, onOpen }: TapeChartProps) {
  const [items, setItems] = useState(booked);
  const [zoom, setZoom] = useState<(typeof zooms)[number]>('week');
  /** The first day in view. */
  const [day, setDay] = useState(today);
  const place = ({ item, ...span }: ResourceTimelineChange) => {
    if (item.status === 'checked-in' && span.row !== item.row) {
      return { refused: 'A guest who has checked in keeps the room.' };
    }
    setItems(items.map((stay) => (stay.key === item.key ? { ...stay, ...span } : stay)));
    return undefined;
  };
  return (
    <Stack>
      <PageHeader
        title="Tape chart"
        primaryAction={
          <Button
            icon="plus"
            onClick={() => void onNew?.({ room: '', startDate: today, endDate: '' })}
          >
            New reservation
          </Button>
        }
      />
      <Group>
        <SegmentedControl
          label="Zoom"
          options={zooms.map((value) => ({
            value,
            label: value.charAt(0).toUpperCase() + value.slice(1),
          }))}
          value={zoom}
          onChange={setZoom}
        />
        <Button variant="secondary" onClick={() => setDay(today)}>
          Today
        </Button>
      </Group>
      <ResourceTimeline
        label="Stays"
        rowsLabel="Rooms"
        rows={rooms}
        groups={categories}
        items={items}
        startDate="2026-03-01"
        endDate="2026-03-31"
        today={today}
        now={`${today}T14:05`}
        visibleDay={day}
        onVisibleDaysChange={({ visibleDay }) => setDay(visibleDay)}
        zoom={zoom}
        overlap="refuse"
        onItemOpen={({ key }) => onOpen?.(key)}
        onCreate={async ({ row, start, end }) => {
          const days = { startDate: start.slice(0, 10), endDate: end.slice(0, 10) };
          const isBooked = await onNew?.({ room: row, ...days });
          return isBooked ? undefined : false;
        }}
        onMove={place}
        onResize={place}
      />
      <ResourceTimelineLegend statuses={['confirmed', 'checked-in', 'blocked']} />
    </Stack>
  );
}
