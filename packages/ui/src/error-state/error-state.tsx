'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { errorStateMessages } from './error-state.messages.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** What failed: "Couldn’t load institutes". */
  title: ReactNode;
  /** Why, if known, and what to do. */
  description: ReactNode;
  /** The server's request id, for support. */
  requestId?: string | undefined;
  /** Called by Try again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** Replaces content that failed to load. Announced when it appears. */
export function ErrorState({
  title,
  description,
  requestId,
  onRetry,
  isRetrying = false,
  className,
  ...rest
}: ErrorStateProps) {
  const messages = useMessages('errorState', errorStateMessages);
  return (
    <div role="alert" {...rest} className={classNames('bk-error-state', className)}>
      <Icon className="bk-error-state-icon" data-part="icon" name="circle-alert" />
      <p className="bk-error-state-title" data-part="title">
        {title}
      </p>
      <p className="bk-error-state-text" data-part="description">
        {description}
      </p>
      {requestId && (
        <p className="bk-error-state-reference">
          <span>{messages.reference}</span>{' '}
          <code className="bk-error-state-id" data-part="reference">
            {requestId}
          </code>
        </p>
      )}
      {onRetry && (
        <div className="bk-error-state-action" data-part="action">
          <Button
            data-part="retry"
            variant="secondary"
            icon="refresh-cw"
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
