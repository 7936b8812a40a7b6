'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { errorStateMessages } from './error-state.messages.ts';

/** The parts of `ErrorState`. */
export type ErrorStatePart = 'action' | 'description' | 'icon' | 'reference' | 'retry' | 'title';

export interface ErrorStateProps
  extends PartsProps<ErrorStatePart>,
    Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The failure in a few words: "Couldn’t load institutes". */
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
  parts,
  ...rest
}: ErrorStateProps) {
  const part = partOf(parts);
  const messages = useMessages('errorState', errorStateMessages);
  return (
    <div role="alert" {...rest} className={classNames('bk-error-state', className)}>
      <Icon {...part('icon', 'bk-error-state-icon')} name="circle-alert" />
      <p {...part('title', 'bk-error-state-title')}>{title}</p>
      <p {...part('description', 'bk-error-state-text')}>{description}</p>
      {requestId && (
        <p className="bk-error-state-reference">
          <span>{messages.reference}</span>{' '}
          <code {...part('reference', 'bk-error-state-id')}>{requestId}</code>
        </p>
      )}
      {onRetry && (
        <div {...part('action', 'bk-error-state-action')}>
          <Button
            {...part('retry')}
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
