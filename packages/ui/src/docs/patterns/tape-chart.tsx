import {
  Button,
  type ChoiceOption,
  Group,
  PageHeader,
  ResourceTimeline,
  type ResourceTimelineChange,
  type ResourceTimelineDays,
  type ResourceTimelineItem,
  ResourceTimelineLegend,
  SegmentedControl,
  Stack,
} from '@booking/ui';
import { formatDay } from '@booking/ui/format';
import { type ReactNode, useState } from 'react';

interface Stay extends ResourceTimelineItem {
  guests: number;
}

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
const booked: readonly Stay[] = [
  {
    key: 'asha',
    row: '101',
    start: '2026-03-02T14:00',
    end: '2026-03-05T11:00',
    label: 'Asha Rao',
    status: 'checked-in',
    guests: 2,
  },
  {
    key: 'imran',
    row: '102',
    start: '2026-03-03T14:00',
    end: '2026-03-06T11:00',
    label: 'Imran Khan',
    status: 'confirmed',
    guests: 1,
  },
  {
    key: 'paint',
    row: '202',
    start: '2026-03-02',
    end: '2026-03-04',
    label: 'Painting',
    status: 'blocked',
    lockedReason: 'Housekeeping has closed this room.',
    guests: 0,
  },
];
/** Today at the hotel, wherever its staff are. */
const today = '2026-03-03';
const KEEPS_THE_ROOM = 'A guest who has checked in keeps the room.';
const zooms = ['day', 'week', 'fortnight', 'month'] as const;

/** `YYYY-MM-DD`; the end is empty until it is chosen. */
interface Days {
  startDate: string;
  endDate: string;
}

interface Reservation extends Days {
  guest: string;
  room: string;
  guests: number;
}

/** Props of the form of a stay: those of the Reservation dialog, but the price. */
interface StayForm {
  open: boolean;
  /** The stay that is edited. */
  reservation: Reservation | undefined;
  /** The days and room that were drawn. */
  initialStay: (Days & { room?: string }) | undefined;
  today: string;
  rooms(days: Days): readonly ChoiceOption[];
  save(reservation: Reservation): Promise<string | undefined>;
  onClose(isSaved: boolean): void;
}

/** The stay or drawn days of the form. They stay until the next ones, so that the form doesn't change as it closes. */
interface Asked {
  stay?: Stay | undefined;
  drawn?: StayForm['initialStay'];
  /** Called with whether it was saved. */
  resolve?(isSaved: boolean): void;
}

const dayOf = (time: string) => time.slice(0, 10);
const daysOf = ({ start, end }: Pick<Stay, 'start' | 'end'>): Days => ({
  startDate: dayOf(start),
  endDate: dayOf(end),
});

export function TapeChart({ renderForm }: { renderForm?: (form: StayForm) => ReactNode }) {
  const [stays, setStays] = useState(booked);
  const [zoom, setZoom] = useState<(typeof zooms)[number]>('week');
  /** The first day in view. */
  const [day, setDay] = useState(today);
  /** All days in view. */
  const [shown, setShown] = useState<ResourceTimelineDays>();
  const [asked, setAsked] = useState<Asked>({});
  const [isOpen, setIsOpen] = useState(false);

  const ask = (next: Asked) => {
    setAsked(next);
    setIsOpen(true);
  };
  const place = ({ item, ...span }: ResourceTimelineChange) => {
    if (item.status === 'checked-in' && span.row !== item.row) {
      return { refused: KEEPS_THE_ROOM };
    }
    setStays(stays.map((stay) => (stay.key === item.key ? { ...stay, ...span } : stay)));
    return undefined;
  };
  const { stay: edited } = asked;
  const form: StayForm = {
    open: isOpen,
    reservation: edited && {
      ...daysOf(edited),
      guest: edited.label,
      room: edited.row,
      guests: edited.guests,
    },
    initialStay: asked.drawn,
    today,
    rooms: ({ startDate, endDate }) =>
      rooms.map(({ key, label }) => {
        if (edited?.status === 'checked-in' && key !== edited.row) {
          return { value: key, label, disabledReason: KEEPS_THE_ROOM };
        }
        const taken = stays.find(
          (stay) =>
            stay.key !== edited?.key &&
            stay.row === key &&
            dayOf(stay.start) < endDate &&
            dayOf(stay.end) > startDate,
        );
        return {
          value: key,
          label,
          ...(taken && {
            disabledReason: `${taken.label} has it until ${formatDay(dayOf(taken.end))}.`,
          }),
        };
      }),
    // Your server decides: resolve with its reason if it refuses.
    save: async ({ guest, room, guests, startDate, endDate }) => {
      const stay: Stay = {
        status: 'confirmed',
        ...edited,
        key: edited?.key ?? crypto.randomUUID(),
        row: room,
        label: guest,
        guests,
        start: `${startDate}T14:00`,
        end: `${endDate}T11:00`,
      };
      setStays((all) => [...all.filter(({ key }) => key !== stay.key), stay]);
      // The chart follows a stay to days that are out of view.
      if (shown && (startDate < shown.startDate || startDate > shown.endDate)) setDay(startDate);
      return undefined;
    },
    onClose: (isSaved) => {
      setIsOpen(false);
      asked.resolve?.(isSaved);
    },
  };
  return (
    <Stack>
      <PageHeader
        title="Tape chart"
        primaryAction={
          <Button icon="plus" onClick={() => ask({})}>
            New reservation
          </Button>
        }
      />
      <Group>
        {!shown?.isList && (
          <SegmentedControl
            label="Zoom"
            options={zooms.map((value) => ({
              value,
              label: value.charAt(0).toUpperCase() + value.slice(1),
            }))}
            value={zoom}
            onChange={setZoom}
          />
        )}
        <Button variant="secondary" onClick={() => setDay(today)}>
          Today
        </Button>
      </Group>
      <ResourceTimeline
        label="Stays"
        rowsLabel="Rooms"
        rows={rooms}
        groups={categories}
        items={stays}
        startDate="2026-03-01"
        endDate="2026-03-31"
        today={today}
        now={`${today}T14:05`}
        visibleDay={day}
        onVisibleDaysChange={(days) => {
          setDay(days.visibleDay);
          setShown(days);
        }}
        zoom={zoom}
        overlap="refuse"
        onItemOpen={(item) => ask({ stay: stays.find(({ key }) => key === item.key) })}
        // Pending until the form has closed. A form that was cancelled leaves nothing behind.
        onCreate={({ row, ...span }) =>
          new Promise((resolve) =>
            ask({
              drawn: { room: row, ...daysOf(span) },
              resolve: (isSaved) => resolve(isSaved ? undefined : false),
            }),
          )
        }
        onMove={place}
        onResize={place}
      />
      <ResourceTimelineLegend statuses={['confirmed', 'checked-in', 'blocked']} />
      {renderForm?.(form)}
    </Stack>
  );
}
