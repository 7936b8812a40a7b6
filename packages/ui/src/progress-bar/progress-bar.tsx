'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useIndicator } from '../primitives/use-indicator.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From 0 to 100. Left out while how much is left is not known: the bar then shows after 150 ms. */
  value?: number | undefined;
  /** What is under way: "Loading institutes". */
  label: string;
  /** Whether it is under way. Default yes. Once it shows, it stays for 300 ms at least, also when this turns false. */
  isLoading?: boolean;
}

/** How far a thing has come, or that it is under way (`LOAD-01`). Takes the width it is given. */
export function ProgressBar({
  value,
  label,
  isLoading = true,
  className,
  ...rest
}: ProgressBarProps) {
  const isThere = useIndicator(isLoading);
  if (!isThere) return null;
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share)}
      className={cx('bk-progress', className)}
    >
      {/* An SVG attribute, so that the length needs no style attribute in prerendered pages. */}
      <svg className="bk-progress-track" aria-hidden="true" focusable="false">
        <rect
          className="bk-progress-bar"
          width={share === undefined ? '40%' : `${share}%`}
          height="100%"
        />
      </svg>
    </div>
  );
}
