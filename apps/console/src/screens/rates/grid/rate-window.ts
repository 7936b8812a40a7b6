import { today as todayIn } from '@internationalized/date';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { addDays } from '../../../dates/civil-date.ts';
import { keyIn } from '../../../labels/labels.ts';
import type { TemplateWords } from '../../../templates/template-words.ts';
import { type GridView, type RateView, rateViewsOf } from '../rate-views.ts';

/** How many days the grid can show: a week, two, or a month. */
export const windowDays = { week: 7, twoWeeks: 14, month: 31 } as const;
export type WindowLength = keyof typeof windowDays;

/** The days and the view that the address says: `?from=2026-12-24&days=month&view=minStay`. */
export interface RateWindow {
  readonly from: string;
  readonly days: readonly string[];
  readonly length: WindowLength;
  readonly view: GridView;
  /** All that can be shown. */
  readonly views: readonly RateView[];
  readonly show: (from: string) => void;
  readonly setLength: (length: WindowLength) => void;
  readonly setView: (view: GridView) => void;
}

/** The days that the grid shows, from the address; by default from the institute's current date on, as many as fit. */
export function useRateWindow(
  timezone: string,
  words: Pick<TemplateWords, 'hasStays'>,
  fitting: WindowLength,
): RateWindow {
  const [params, setParams] = useSearchParams();
  const first = params.get('from') ?? '';
  const from = isDay(first) ? first : todayIn(timezone).toString();
  const { hasStays } = words;
  const views = useMemo(() => rateViewsOf({ hasStays }), [hasStays]);
  const asked = params.get('view');
  const view = asked === 'all' ? asked : (views.find((rateView) => rateView === asked) ?? 'price');
  const length = keyIn(windowDays, params.get('days')) ?? fitting;
  const days = useMemo(
    () => Array.from({ length: windowDays[length] }, (_, place) => addDays(from, place)),
    [from, length],
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
    length,
    view,
    views,
    show: (day) => change('from', day),
    setLength: (next) => change('days', next),
    setView: (next) => change('view', next),
  };
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
