import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorState } from '../error-state/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { chartMessages } from './chart.messages.ts';

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What is shown: "Recurring revenue by month". */
  title: string;
  /** What there is to see in it, in a sentence. */
  summary?: string | undefined;
  /** Where the title stands among the headings of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Holds the place until the values come. */
  isLoading?: boolean | undefined;
  /** Why there are no values, and the way out. */
  error?: string | undefined;
  /** Asks again after an error. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

interface FrameProps extends ChartFrameProps {
  action?: ReactNode;
  children: ReactNode;
}

/** The figure that every chart is: title, summary, and what stands in its place while there is nothing to draw. */
export function ChartFrame({
  title,
  summary,
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
    >
      <div className="bk-chart-head">
        <Heading className="bk-chart-title" id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {summary && !isLoading && error === undefined && (
        <p className="bk-chart-summary">{summary}</p>
      )}
      {error !== undefined && (
        <ErrorState
          title={messages.failed}
          message={error}
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
