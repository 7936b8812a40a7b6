import {
  createCalendar,
  destroyCalendar,
  Interaction,
  ResourceTimeline,
} from '@event-calendar/core';
import { useEffect, useRef } from 'react';
import type { TimelineContestant } from '../contestant.ts';

export const contestant: TimelineContestant = {
  Timeline({ rooms, stays, firstDay, lastDay, onMove }) {
    const host = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!host.current) return;
      const calendar = createCalendar(host.current, [ResourceTimeline, Interaction], {
        view: 'resourceTimelineMonth',
        duration: { days: (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 },
        date: firstDay,
        height: '700px',
        headerToolbar: { start: '', center: '', end: '' },
        resources: rooms.map(({ key, label }) => ({ id: key, title: label })),
        events: stays.map(({ key, room, guest, start, end }) => ({
          id: key,
          resourceIds: [room],
          title: guest,
          start,
          end,
          allDay: true,
        })),
        editable: true,
        eventDrop: ({ event }) => onMove(String(event.id)),
      });
      return () => void destroyCalendar(calendar);
    }, [rooms, stays, firstDay, lastDay, onMove]);
    return <div ref={host} style={{ width: 1200, height: 700 }} />;
  },
  scrollers: { down: '.ec-main', along: '.ec-main' },
  stay: '.ec-event',
};
