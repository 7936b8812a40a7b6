'use client';
import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { useSyncExternalStore } from 'react';
import type { CivilDate } from './civil-days.ts';
import { givenDay, givenDays } from './given-day.ts';

/** What a component with days takes, whose today the viewer's own day can be. */
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
const viewersDay = () => todayIn(getLocalTimeZone()).toString();
const unknown = () => '';

/** Returns today and the bounds as they are meant. Today is the empty string on a server and until hydration, if not given. */
export function useDays({ today, ...bounds }: Days) {
  const own = useSyncExternalStore(neverChanges, viewersDay, unknown);
  const day = givenDay(today) || own;
  return { ...givenDays({ today: day, ...bounds }), today: day };
}
