'use client';
import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import {
  type Announcement,
  currentAnnouncements,
  subscribeToAnnouncements,
} from './announcements.ts';

const none: readonly Announcement[] = [];

/**
 * Says each toast exactly once: two live regions that are there before the first toast, one that interrupts for errors
 * and one that waits. The toasts themselves are silent.
 */
export function Announcer() {
  const said = useSyncExternalStore(subscribeToAnnouncements, currentAnnouncements, () => none);
  const isUrgent = ({ tone }: Announcement) => tone === 'error';
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {said.filter((one) => !isUrgent(one)).map(Words)}
      </span>
      <span role="alert" aria-live="assertive">
        {said.filter(isUrgent).map(Words)}
      </span>
    </VisuallyHidden>
  );
}

function Words({ key, text }: Announcement) {
  return <span key={key}>{text}</span>;
}
