import { ResourceTimeline } from '@booking/ui/resource-timeline';
import { useMemo } from 'react';
import type { TimelineContestant } from '../contestant.ts';

export const contestant: TimelineContestant = {
  Timeline({ rooms, stays, firstDay, lastDay, onMove }) {
    const items = useMemo(
      () =>
        stays.map(({ key, room, guest, start, end }) => ({
          key,
          row: room,
          label: guest,
          start,
          end,
        })),
      [stays],
    );
    return (
      <div style={{ display: 'flex', flexDirection: 'column', width: 1200, height: 700 }}>
        <ResourceTimeline
          label="Stays"
          rows={rooms}
          items={items}
          startDate={firstDay}
          endDate={lastDay}
          visibleDay={firstDay}
          onMove={({ item }) => onMove(item.key)}
        />
      </div>
    );
  },
  scrollers: { down: '.bk-resource-timeline', along: '.bk-resource-timeline' },
  stay: '.bk-resource-timeline-item',
};
