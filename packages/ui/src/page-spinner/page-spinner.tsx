'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Spinner } from '../spinner/index.ts';
import { spinnerWords } from '../spinner/spinner.words.ts';
import { useWords } from '../words/use-words.ts';

export interface PageSpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is awaited, for those who listen. Default "Loading", in the language of the app. */
  label?: string;
}

/**
 * A page is on its way (`LOAD-01`). Shows after 150 ms, by CSS alone, so that a quick page does not flash. Use it for
 * the first load of a route; later loads keep what is there and show a ProgressBar.
 */
export function PageSpinner({ label, className, ...rest }: PageSpinnerProps) {
  const { loading } = useWords('spinner', spinnerWords);
  return (
    <div {...rest} role="status" className={cx('bk-page-spinner', className)}>
      <Spinner size="lg" />
      <span className="bk-page-spinner-label">{label ?? loading}</span>
    </div>
  );
}
