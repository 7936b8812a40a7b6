import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorState } from '../error-state/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { chartMessages } from './chart.messages.ts';

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** The title: "Recurring revenue by month". */
  title: string;
  /** The main point, in one sentence. */
  description?: string | undefined;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Shows a placeholder of the same size. */
  isLoading?: boolean | undefined;
  /** Shows an error with its reason, and what to do. */
  error?: string | undefined;
  /** Called by Try again. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

interface FrameProps extends ChartFrameProps {
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of every chart: title, description, and what replaces the drawing while there is nothing to draw. */
export function ChartFrame({
  title,
  description,
  headingLevel = 3,
  isLoading = false,
  error,
  onRetry,
  isRetrying = false,
  action,
  children,
  className,
  ...rest
}: FrameProps) {
  const messages = useMessages('chart', chartMessages);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <figure
      {...rest}
      className={cx('bk-chart', className)}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      data-loading={isLoading || undefined}
    >
      <div className="bk-chart-head">
        <Heading className="bk-chart-title" data-part="title" id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {description && !isLoading && error === undefined && (
        <p className="bk-chart-summary">{description}</p>
      )}
      {error !== undefined && (
        <ErrorState
          title={messages.failed}
          description={error}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
      {isLoading && error === undefined && (
        <div className="bk-chart-waiting">
          <Skeleton shape="block" />
        </div>
      )}
      {!isLoading && error === undefined && children}
    </figure>
  );
}
