'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { errorStateMessages } from './error-state.messages.ts';

export interface ErrorStateProps {
  /** What failed: "Couldn’t load institutes". */
  title: ReactNode;
  /** Why, if known, and what to do. */
  message: ReactNode;
  /** The server's request id, for support. */
  requestId?: string | undefined;
  /** Called by Try again. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** Replaces content that failed to load. Announced when it appears. */
export function ErrorState({
  title,
  message,
  requestId,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  const messages = useMessages('errorState', errorStateMessages);
  return (
    <div className="bk-error-state" role="alert">
      <Icon name="circle-alert" />
      <p className="bk-error-state-title">{title}</p>
      <p className="bk-error-state-text">{message}</p>
      {requestId && (
        <p className="bk-error-state-reference">
          {messages.reference} <code className="bk-error-state-id">{requestId}</code>
        </p>
      )}
      {onRetry && (
        <div className="bk-error-state-action">
          <Button variant="secondary" icon="refresh-cw" isLoading={isRetrying} onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
