'use client';
import { useSyncExternalStore } from 'react';
import type { CivilDate } from './civil-days.ts';
import { givenDay } from './given-day.ts';
import { viewersTime } from './viewers-time.ts';

/** Props of a component with days, whose today can be the viewer's own day. */
export interface TodayOption {
  /**
   * Today's date, `YYYY-MM-DD`, where the zone is not the viewer's. Default: the viewer's own day, which a server doesn't
   * know, so its markup marks none.
   */
  today?: CivilDate | undefined;
}

interface Days extends TodayOption {
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
}

// A page that stays open over midnight has the new day once it renders again.
const neverChanges = () => () => {};
const viewersDay = () => viewersTime().slice(0, 10);
const unknown = () => '';

/**
 * Returns today and the bounds as they are meant; a bound that is no day is none. Today is the empty string on a server
 * and until hydration, if not given.
 */
export function useDays({ today, min, max }: Days) {
  const fixed = givenDay(today);
  const own = useSyncExternalStore(neverChanges, fixed ? unknown : viewersDay, unknown);
  return { today: fixed || own, min: givenDay(min) || undefined, max: givenDay(max) || undefined };
}
