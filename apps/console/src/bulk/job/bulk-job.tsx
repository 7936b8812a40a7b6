import type { Bulk } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { capitalized } from '../../labels/capitalized.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { numberFormat } from '../../region/region.ts';
import { useSession } from '../../session/session-context.ts';
import { useBulkAddress } from './bulk-address.ts';
import { isUnderWay, nounOf, reached, resultOf, verbsOf } from './bulk-words.ts';

const BulkJobDialog = lazy(whenOnline(() => import('./bulk-job-dialog.tsx')));

/** How often the server is asked while rows are under way, in milliseconds. */
const POLL_MS = 1000;

/**
 * The change of all matching rows that an address shows, over any page. Closed or left while rows are under way, it
 * continues in a corner, which reports when it has ended.
 */
export function BulkJob() {
  const { id, show } = useBulkAddress();
  const [followed, setFollowed] = useState(id);
  if (id && id !== followed) setFollowed(id);
  if (!followed) return null;
  return (
    <Followed
      key={followed}
      id={followed}
      isShown={id === followed}
      onShow={() => show(followed)}
      onHide={() => show(undefined)}
      onEnd={() => setFollowed(undefined)}
    />
  );
}

interface FollowedProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
  /** Called when there is nothing more to follow. */
  readonly onEnd: () => void;
}

function Followed({ id, isShown, onShow, onHide, onEnd }: FollowedProps) {
  const { queries } = useSession();
  const invalidate = useInvalidate();
  const { data: bulk, error } = useQuery({
    ...queries.bulk.get(id, { outcome: ['Failed', 'Stopped'] }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false),
    retry: 1,
  });
  const previous = useRef<Bulk['status']>(undefined);
  const end = useRef({ invalidate, isShown, onEnd });
  end.current = { invalidate, isShown, onEnd };
  useEffect(() => {
    const before = previous.current;
    previous.current = bulk?.status;
    if (!bulk || isUnderWay(bulk)) return;
    const isOver = bulk.status === 'Done' || bulk.status === 'Cancelled';
    if (before === 'Running' && isOver) void end.current.invalidate(bulk.call);
    if (end.current.isShown || !before || before === bulk.status) return;
    if (isOver && bulk.counts.Failed === 0) {
      notify.success(`${resultOf(bulk)}.`);
      end.current.onEnd();
    }
  }, [bulk]);
  if (isShown) {
    return (
      <Suspense fallback={<LoadingBar label="Loading the change" />}>
        <BulkJobDialog {...{ bulk, error, onHide, onEnd }} />
      </Suspense>
    );
  }
  if (!bulk || bulk.status === 'Cancelled') return null;
  return <Corner bulk={bulk} onShow={onShow} />;
}

interface CornerProps {
  readonly bulk: Bulk;
  readonly onShow: () => void;
}

/** Progress of a change while another page is open. */
function Corner({ bulk, onShow }: CornerProps) {
  const { format } = numberFormat();
  const { doing } = verbsOf(bulk);
  const { many } = nounOf(bulk);
  const progress = `${format(reached(bulk))} of ${format(bulk.total)}`;
  const text = {
    Checking: `Checking ${many}: ${progress}`,
    Checked: `${many} are checked`,
    Running: `${doing} ${many}: ${progress}`,
    Done: resultOf(bulk),
    Cancelled: '',
  }[bulk.status];
  return (
    <aside
      className="fixed end-4 bottom-4 z-topbar rounded-md bg-bk-surface shadow-md"
      aria-label="Change of many"
    >
      <Button
        size="sm"
        variant="secondary"
        icon={isUnderWay(bulk) ? 'loader-circle' : 'circle-check'}
        onClick={onShow}
      >
        {capitalized(text)}
      </Button>
    </aside>
  );
}
