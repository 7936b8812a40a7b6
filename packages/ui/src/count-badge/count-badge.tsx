'use client';
import type { ComponentProps } from 'react';
import { useNumber } from '../primitives/text/use-number.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import {
  type CountBadgeShape,
  type CountBadgeSize,
  type CountBadgeTone,
  countBadgeClass,
} from './count-badge.variants.ts';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many. Nothing is shown at 0, unless `hasZero`. */
  count: number;
  /** A larger count is shown as "99+". Default 99; `Infinity` shows every count in full. */
  max?: number | undefined;
  /** The count in words, for screen readers: "3 unread messages". Default: the number, and nothing for a dot. */
  label?: string | undefined;
  /** Default `number`. */
  shape?: CountBadgeShape | undefined;
  /** Default `neutral`. */
  tone?: CountBadgeTone | undefined;
  /** Default `md`. */
  size?: CountBadgeSize | undefined;
  /** Also shows a count of 0. Default false. */
  hasZero?: boolean | undefined;
}

/** A number beside a label or on an icon. For a status use `Badge`. */
export function CountBadge({
  count,
  max = 99,
  label,
  shape = 'number',
  tone,
  size,
  hasZero = false,
  className,
  ...rest
}: CountBadgeProps) {
  const number = useNumber();
  if (count === 0 && !hasZero) return null;
  const text = count > max ? `${number.plain(max)}+` : number.plain(count);
  const shown = shape === 'number' && text;
  return (
    <span {...rest} className={countBadgeClass({ shape, tone, size, className })}>
      {label === undefined ? (
        shown
      ) : (
        <>
          {shown && <span aria-hidden="true">{shown}</span>}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
