'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useIndicator } from '../primitives/react/use-indicator.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { Spinner } from '../spinner/index.ts';
import { spinnerMessages } from '../spinner/spinner.messages.ts';

/** The parts of `PageSpinner`. */
export type PageSpinnerPart = 'label';

export interface PageSpinnerProps
  extends PartsProps<PageSpinnerPart>,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the spinner for screen readers, which names what is loading. Default "Loading". */
  label?: string | undefined;
  /** Whether it is loading. Default true. Once visible, it stays for at least 300 ms. */
  isLoading?: boolean | undefined;
}

/**
 * Shows that a page is loading (`LOAD-01`). Appears after 150 ms, with CSS alone, so fast pages don't flash. For the
 * first load; when refreshing keep the content and use ProgressBar.
 */
export function PageSpinner({
  label,
  isLoading = true,
  className,
  parts,
  ...rest
}: PageSpinnerProps) {
  const part = partOf(parts);
  const isThere = useIndicator(isLoading);
  const { loading } = useMessages('spinner', spinnerMessages);
  if (!isThere) return null;
  return (
    <div {...rest} role="status" className={classNames('bk-page-spinner', className)}>
      <Spinner size="lg" />
      <span {...part('label', 'bk-page-spinner-label')}>{label ?? loading}</span>
    </div>
  );
}
