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
 * Announces each toast exactly once, in two live regions that exist before the first toast: assertive for errors,
 * polite for the rest. The toasts themselves aren't live.
 */
export function Announcer() {
  const announcements = useSyncExternalStore(
    subscribeToAnnouncements,
    currentAnnouncements,
    () => none,
  );
  const isUrgent = ({ tone }: Announcement) => tone === 'error';
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {announcements.filter((one) => !isUrgent(one)).map(AnnouncementText)}
      </span>
      <span role="alert" aria-live="assertive">
        {announcements.filter(isUrgent).map(AnnouncementText)}
      </span>
    </VisuallyHidden>
  );
}

function AnnouncementText({ key, text }: Announcement) {
  return <span key={key}>{text}</span>;
}
