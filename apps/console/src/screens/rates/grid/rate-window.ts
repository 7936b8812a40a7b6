import { today as todayIn } from '@internationalized/date';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { addDays } from '../../../dates/civil-date.ts';
import { type RateView, rateViews } from '../rate-views.ts';

/** The days and the view that the address says: `?from=2026-12-24&view=minStay`. */
export interface RateWindow {
  readonly from: string;
  readonly days: readonly string[];
  readonly view: RateView;
  readonly show: (from: string) => void;
  readonly setView: (view: RateView) => void;
}

/** The days that the grid shows, from the address; by default from the institute's current date on. */
export function useRateWindow(timezone: string, count: number): RateWindow {
  const [params, setParams] = useSearchParams();
  const asked = params.get('from') ?? '';
  const from = isDay(asked) ? asked : todayIn(timezone).toString();
  const view = rateViews.find((one) => one === params.get('view')) ?? 'price';
  const days = useMemo(
    () => Array.from({ length: count }, (_, place) => addDays(from, place)),
    [from, count],
  );
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    from,
    days,
    view,
    show: (day) => change('from', day),
    setView: (next) => change('view', next),
  };
}

function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
