import type { CSSProperties } from 'react';
import { useDesk } from '../desk.tsx';

const STATUSES = {
  confirmed: 'confirmed',
  checkedIn: 'checked-in',
  checkedOut: 'checked-out',
  noShow: 'no-show',
  blocked: 'blocked',
} as const;

/** The colours that the hotel has chosen. The text keeps its own, so that a guest's name is read on each of them. */
export function useStatusColors(): CSSProperties {
  const { colors } = useDesk().hotel;
  const tokens = Object.entries(STATUSES).flatMap(([key, status]) => {
    const token = `--bk-booking-${status}`;
    return [
      [`${token}-bar`, colors.get(key)],
      [`${token}-bg`, `color-mix(in oklab, ${colors.get(key)} 16%, var(--bk-bg-surface))`],
      [`${token}-text`, 'var(--bk-text-primary)'],
    ];
  });
  return Object.fromEntries(tokens);
}
