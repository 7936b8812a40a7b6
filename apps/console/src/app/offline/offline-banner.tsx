import { Banner } from '@booking/ui';
import { useOnline } from '@booking/ui/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

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
    <Banner
      className="ck-offline sticky top-0 z-topbar"
      tone="neutral"
      variant="solid"
      icon="triangle-alert"
      open={!isOnline}
    >
      You’re offline. Data may be out of date. Your unsaved changes are kept.
    </Banner>
  );
}
