import { isApiError } from '@booking/api-client';
import { ErrorState, type IconName, Modal } from '@booking/ui';
import { useState } from 'react';
import { messageOf } from '../messages/failure-message.ts';

interface UnreadDialogProps {
  readonly icon: IconName;
  readonly title: string;
  /** What couldn’t be loaded: "the plans". */
  readonly what: string;
  readonly read: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly onClosed: () => void;
}

/** Stands for a dialog while what its fields need couldn’t be loaded. */
export function UnreadDialog({ icon, title, what, read, onClosed }: UnreadDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { isFetching, refetch } = read;
  // A query forgets its error when it is tried again.
  const [error, setError] = useState(read.error);
  if (read.error && read.error !== error) setError(read.error);
  return (
    <Modal
      open={isOpen}
      header={{ icon, text: title }}
      footer={{ cancel: { name: 'Close' }, confirm: { hide: true } }}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
    >
      <ErrorState
        title={`Couldn’t load ${what}`}
        description={messageOf(error)}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Modal>
  );
}
