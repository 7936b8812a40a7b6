import { Icon } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from './use-online.ts';

/** Shows that the network is down. Refetches failed queries when it is back. */
export function OfflineBanner() {
  const cache = useQueryClient();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    void cache.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }, [isOnline, cache]);
  return (
    // The region exists before its text; otherwise it is not announced.
    <div role="status" className="ck-offline-region">
      {!isOnline && (
        <p className="ck-offline">
          <Icon name="triangle-alert" size="sm" />
          You’re offline. Data may be out of date. Your unsaved changes are kept.
        </p>
      )}
    </div>
  );
}
