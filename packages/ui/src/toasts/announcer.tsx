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
