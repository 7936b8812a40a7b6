'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useIndicator } from '../primitives/use-indicator.ts';
import { Spinner } from '../spinner/index.ts';
import { spinnerMessages } from '../spinner/spinner.messages.ts';

export interface PageSpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is awaited, for those who listen. Default "Loading", in the language of the app. */
  label?: string;
  /** Whether it is on its way. Default yes. Once it shows, it stays for 300 ms at least, also when this turns false. */
  isLoading?: boolean;
}

/**
 * A page is on its way (`LOAD-01`). Shows after 150 ms, by CSS alone, so that a quick page does not flash. Use it for
 * the first load of a route; later loads keep what is there and show a ProgressBar.
 */
export function PageSpinner({ label, isLoading = true, className, ...rest }: PageSpinnerProps) {
  const isThere = useIndicator(isLoading);
  const { loading } = useMessages('spinner', spinnerMessages);
  if (!isThere) return null;
  return (
    <div {...rest} role="status" className={cx('bk-page-spinner', className)}>
      <Spinner size="lg" />
      <span className="bk-page-spinner-label">{label ?? loading}</span>
    </div>
  );
}
