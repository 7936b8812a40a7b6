import type { CSSProperties } from 'react';
import { useDesk } from '../desk.tsx';

const STATUSES = ['confirmed', 'checked-in', 'checked-out', 'no-show', 'blocked'];

const brightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

/**
 * The colours that the hotel has chosen: of each status the darker of its two, made lighter on dark ground. The text keeps
 * its own, so that a guest's name is read on each of them.
 */
export function useStatusColors(): CSSProperties {
  const { colors } = useDesk().hotel;
  const tokens = STATUSES.flatMap((status) => {
    const key = status.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
    const [dark] = (colors.get(key) ?? []).toSorted((a, b) => brightness(a) - brightness(b));
    if (!dark) return [];
    const bar = `light-dark(${dark}, color-mix(in oklab, ${dark} 55%, white))`;
    return [
      [`--bk-booking-${status}-bar`, bar],
      [`--bk-booking-${status}-bg`, `color-mix(in oklab, ${bar} 20%, var(--bk-bg-surface))`],
      [`--bk-booking-${status}-text`, 'var(--bk-text-primary)'],
    ];
  });
  return Object.fromEntries(tokens);
}
