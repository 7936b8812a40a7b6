import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorState } from '../error-state/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { chartMessages } from './chart.messages.ts';

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** The title: "Recurring revenue by month". */
  title: string;
  /** The main point, in one sentence. */
  description?: string | undefined;
  /** Level of the title as a heading. Default 3. */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Shows a placeholder of the same size. */
  isLoading?: boolean | undefined;
  /** Shows an error with its reason, and what to do. */
  loadError?: string | undefined;
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
  titleLevel = 3,
  isLoading = false,
  loadError,
  onRetry,
  isRetrying = false,
  action,
  children,
  className,
  ...rest
}: FrameProps) {
  const part = usePart();
  const messages = useMessages('chart', chartMessages);
  const titleId = useId();
  const Heading = `h${titleLevel}` as const;
  return (
    <figure
      {...rest}
      className={classNames('bk-chart', className)}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      data-loading={isLoading || undefined}
    >
      <div {...part('head', 'bk-chart-head')}>
        <Heading {...part('title', 'bk-chart-title')} id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {description && !isLoading && loadError === undefined && (
        <p {...part('description', 'bk-chart-summary')}>{description}</p>
      )}
      {loadError !== undefined && (
        <ErrorState
          {...part('error', 'bk-chart-error')}
          title={messages.failed}
          description={loadError}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
      {isLoading && loadError === undefined && (
        <div {...part('skeleton', 'bk-chart-waiting')}>
          <Skeleton shape="block" />
        </div>
      )}
      {!isLoading && loadError === undefined && children}
    </figure>
  );
}
