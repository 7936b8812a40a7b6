import type { ComponentType } from 'react';

export interface Room {
  readonly key: string;
  readonly label: string;
}

/** Days are `YYYY-MM-DD`; the guest leaves on the last one. */
export interface Stay {
  readonly key: string;
  readonly room: string;
  readonly start: string;
  readonly end: string;
  readonly guest: string;
}

export interface Hotel {
  readonly rooms: readonly Room[];
  readonly stays: readonly Stay[];
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * Component of a library on the page, used the way its documentation shows, in a box of 1200 × 700 px. About a month is
 * in view.
 */
export interface TimelineContestant {
  Timeline: ComponentType<Hotel & { onMove: (key: string) => void }>;
  /** How the elements that scroll are found in the document: down, and along the days. */
  scrollers: { readonly down: string; readonly along: string };
  /** How the stays are found. */
  stay: string;
}
