import type { ReactNode } from 'react';
import type { IconSource } from '../icon/index.ts';
import type { Tone } from '../primitives/react/tone-classes.ts';

/** Something that happened, or will. */
export interface TimelineItem {
  key: string;
  /** The event: a sentence or a `Badge`. */
  title: ReactNode;
  /** When, as a `<time>` element. */
  time?: ReactNode;
  /** Who did it: "Anjali Menon". */
  actor?: ReactNode;
  /** Default `neutral`. The title says it in words. */
  tone?: Tone | undefined;
  /** Replaces the dot. */
  icon?: IconSource | undefined;
  /** More about it: a reason, what changed. */
  content?: ReactNode;
  /** Heading of its day: "21 Nov 2026". Items of the same day follow one another under it. */
  day?: string | undefined;
}
