import type { ResourceTimelineItem } from './resource-timeline.types.ts';

/** A span of time, in minutes since the first day began. The end is no part of it. */
export interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** An item at its time, in a lane of its row. */
export interface Placed extends Minutes {
  readonly item: ResourceTimelineItem;
  readonly lane: number;
}

/** The items of a row, in the order of their starts. */
export interface Track {
  readonly placed: readonly Placed[];
  /** How many lie above each other; 1 for none. */
  readonly lanes: number;
  /** Minutes of the longest one. */
  readonly longest: number;
}

export const EMPTY: Track = { placed: [], lanes: 1, longest: 0 };

/** Returns the first of `count` indices that passes, if all after it do too; `count` if none does. */
export function firstWhere(count: number, passes: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Puts items into as few lanes as they need. Those without a time or a length are left out. Tens of thousands come at
 * once when a year is shown: each costs one object, and what is in order is not sorted.
 */
export function trackOf(
  items: readonly ResourceTimelineItem[],
  minutesOf: (text: string) => number,
): Track {
  const placed: { item: ResourceTimelineItem; from: number; to: number; lane: number }[] = [];
  let longest = 0;
  let last = Number.NEGATIVE_INFINITY;
  let isSorted = true;
  for (const item of items) {
    const from = minutesOf(item.start);
    const to = minutesOf(item.end);
    // Nor what is no time.
    if (!(to > from)) continue;
    longest = Math.max(longest, to - from);
    isSorted &&= from > last;
    last = from;
    placed.push({ item, from, to, lane: 0 });
  }
  if (!isSorted) placed.sort((a, b) => a.from - b.from || b.to - a.to);
  const ends: number[] = [];
  for (const span of placed) {
    const free = ends.findIndex((end) => end <= span.from);
    span.lane = free < 0 ? ends.length : free;
    ends[span.lane] = span.to;
  }
  return { placed, lanes: Math.max(ends.length, 1), longest };
}

/** Returns the items of a row that meet a time, without a look at all of them. */
export function meeting({ placed, longest }: Track, { from, to }: Minutes): readonly Placed[] {
  const first = firstWhere(placed.length, (at) => (placed[at]?.from ?? 0) > from - longest);
  const end = firstWhere(placed.length, (at) => (placed[at]?.from ?? 0) >= to);
  return placed.slice(first, end).filter((item) => item.to > from);
}

const lastSeen = new WeakMap<Track, readonly Placed[]>();

/**
 * Returns the items of a row in view. While they are the same it is the same list, so that a row isn't rendered again
 * when days without a change come into view.
 */
export function seenIn(track: Track, window: Minutes): readonly Placed[] {
  const last = lastSeen.get(track);
  const seen = meeting(track, window);
  if (last?.length === seen.length && seen.every((item, at) => item === last[at])) return last;
  lastSeen.set(track, seen);
  return seen;
}

/** Returns where each of some heights begins, and where the last ends. */
export function offsetsOf(heights: readonly number[]): readonly number[] {
  const offsets = [0];
  let at = 0;
  for (const height of heights) {
    at += height;
    offsets.push(at);
  }
  return offsets;
}

/** Returns which part is at a place, of parts that begin at `offsets`; the nearest one beyond an end. */
export function indexAt(offsets: readonly number[], place: number): number {
  const after = firstWhere(offsets.length, (at) => (offsets[at] ?? 0) > place);
  return Math.max(0, Math.min(after - 1, offsets.length - 2));
}

/** Returns the step that a minute is in. */
export const snapped = (minutes: number, step: number) => Math.floor(minutes / step) * step;
