import { type IconName, Modal } from '@booking/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../loading/load-error.tsx';
import { LoadingBar } from '../loading/loading-bar.tsx';

/** State of a query that shows whether its data is loaded. */
export type Needed = Pick<
  UseQueryResult,
  'data' | 'error' | 'isFetched' | 'isFetching' | 'refetch'
>;

interface DialogWords {
  readonly icon: IconName;
  readonly title: string;
  /** Noun for the data: "plans". */
  readonly what: string;
  readonly onClosed: () => void;
}

interface NeedsDataProps extends DialogWords {
  /** The queries without whose data the dialog can't be filled in. */
  readonly reads: readonly Needed[];
  /** The queries whose data optional fields offer. It opens without what can't be loaded. */
  readonly waitsFor?: readonly Pick<Needed, 'isFetched'>[];
  /** The dialog. It can assume their data. */
  readonly children: ReactNode;
}

/**
 * A dialog that needs data: a bar while it loads, and an error with a retry in its place when it couldn't be loaded. A
 * later failure leaves the data, and the dialog open.
 */
export function NeedsData({ reads, waitsFor = [], children, ...words }: NeedsDataProps) {
  const missing = reads.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ isFetched }) => isFetched);
  if (failed.length > 0) return <UnreadDialog {...words} reads={failed} />;
  if (missing.length > 0 || !waitsFor.every(({ isFetched }) => isFetched)) {
    return <LoadingBar label={`Loading ${words.what}`} />;
  }
  return children;
}

interface UnreadDialogProps extends DialogWords {
  readonly reads: readonly Needed[];
}

function UnreadDialog({ icon, title, what, reads, onClosed }: UnreadDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const now = reads.find((read) => read.error)?.error;
  // A query forgets its error when it is tried again.
  const [error, setError] = useState<unknown>(now);
  if (now && now !== error) setError(now);
  return (
    <Modal
      open={isOpen}
      header={{ icon, text: title }}
      footer={{ cancel: { name: 'Close' }, confirm: { hide: true } }}
      onOpenChange={() => setIsOpen(false)}
      onClosed={onClosed}
    >
      <LoadError
        title={`Couldn’t load the ${what}`}
        error={error}
        onRetry={() => {
          for (const { refetch } of reads) void refetch();
        }}
        isRetrying={reads.some(({ isFetching }) => isFetching)}
      />
    </Modal>
  );
}
