import dayjs from 'dayjs';
import { useMemo } from 'react';
import Timeline from 'react-calendar-timeline';
import type { TimelineContestant } from '../contestant.ts';

export const contestant: TimelineContestant = {
  Timeline({ rooms, stays, firstDay, onMove }) {
    const groups = useMemo(
      () => rooms.map(({ key, label }) => ({ id: key, title: label })),
      [rooms],
    );
    const items = useMemo(
      () =>
        stays.map(({ key, room, guest, start, end }) => ({
          id: key,
          group: room,
          title: guest,
          start_time: dayjs(start).valueOf(),
          end_time: dayjs(end).valueOf(),
        })),
      [stays],
    );
    const first = dayjs(firstDay);
    return (
      <div className="down" style={{ width: 1200, height: 700, overflow: 'auto' }}>
        <Timeline
          groups={groups}
          items={items}
          defaultTimeStart={first.valueOf()}
          defaultTimeEnd={first.add(24, 'day').valueOf()}
          lineHeight={40}
          sidebarWidth={200}
          canMove
          dragSnap={24 * 3600 * 1000}
          onItemMove={(key) => onMove(String(key))}
        />
      </div>
    );
  },
  scrollers: { down: '.down', along: '.rct-scroll' },
  stay: '.rct-item',
};
