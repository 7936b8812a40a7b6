import interaction from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import resourceTimeline from '@fullcalendar/resource-timeline';
import { useMemo } from 'react';
import type { TimelineContestant } from '../contestant.ts';

export const contestant: TimelineContestant = {
  Timeline({ rooms, stays, firstDay, lastDay, onMove }) {
    const resources = useMemo(
      () => rooms.map(({ key, label }) => ({ id: key, title: label })),
      [rooms],
    );
    const events = useMemo(
      () =>
        stays.map(({ key, room, guest, start, end }) => ({
          id: key,
          resourceId: room,
          title: guest,
          start,
          end,
        })),
      [stays],
    );
    return (
      <div style={{ width: 1200, height: 700 }}>
        <FullCalendar
          // The key that its licence has for what is not commercial.
          schedulerLicenseKey="CC-Attribution-NonCommercial-NoDerivatives"
          plugins={[resourceTimeline, interaction]}
          initialView="period"
          views={{
            period: {
              type: 'resourceTimeline',
              visibleRange: { start: firstDay, end: lastDay },
              slotDuration: { days: 1 },
              slotMinWidth: 44,
            },
          }}
          headerToolbar={false}
          height={700}
          resources={resources}
          events={events}
          editable
          eventDrop={({ event }) => onMove(event.id)}
        />
      </div>
    );
  },
  scrollers: {
    down: '.fc-timeline-body',
    along: '.fc-timeline-body',
  },
  stay: '.fc-timeline-event',
};
