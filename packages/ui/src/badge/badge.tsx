import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { BadgeTone } from './badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: BadgeTone;
}

/** Shows a status as a dot and a word. Colour is only an extra cue. */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx('bk-badge', tone !== 'neutral' && `bk-badge-${tone}`, className)}>
      {children}
    </span>
  );
}
