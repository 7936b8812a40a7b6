'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useIndicator } from '../primitives/react/use-indicator.ts';

/** The parts of `ProgressBar`. */
export type ProgressBarPart = 'bar' | 'track';

export interface ProgressBarProps
  extends PartsProps<ProgressBarPart>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Progress from 0 to 100. Omit if unknown; the bar then appears after 150 ms. */
  value?: number | undefined;
  /** Name of the running task: "Loading institutes". */
  label: string;
  /** Whether it is running. Default true. Once visible, it stays for at least 300 ms. */
  isLoading?: boolean | undefined;
}

/** Shows progress, or that something is running (`LOAD-01`). Fills the width of its container. */
export function ProgressBar({
  value,
  label,
  isLoading = true,
  className,
  parts,
  ...rest
}: ProgressBarProps) {
  const part = partOf(parts);
  const isThere = useIndicator(isLoading);
  if (!isThere) return null;
  // 0/0 is no share: it runs, and no one knows how far it is.
  const isKnown = value !== undefined && !Number.isNaN(value);
  const share = isKnown ? Math.min(100, Math.max(0, value)) : undefined;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share)}
      className={classNames('bk-progress', className)}
    >
      {/* An SVG attribute: prerendered pages can't use style attributes. */}
      <svg {...part('track', 'bk-progress-track')} aria-hidden="true" focusable="false">
        <rect
          {...part('bar', 'bk-progress-bar')}
          width={share === undefined ? '40%' : `${share}%`}
          height="100%"
        />
      </svg>
    </div>
  );
}
