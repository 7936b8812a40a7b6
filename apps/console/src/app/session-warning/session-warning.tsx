import { lazy, Suspense, useEffect, useState } from 'react';
import { whenOnline } from '../../loading/when-online.ts';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { sessionEnds } from '../../session/session-ends.ts';
import { useReached } from './use-reached.ts';

const WarningDialog = lazy(whenOnline(() => import('./warning-dialog.tsx')));

/** How long before the end the warning shows, in milliseconds (WCAG 2.2.1). */
export const WARNING_MS = 2 * 60_000;

/**
 * Warns before the session ends. The server extends a session that is refreshed, up to a fixed end. Both are read from
 * the tokens, which copies of a tab share: extending in one closes the warning in all.
 */
export function SessionWarning() {
  const session = useSession();
  const accessToken = useSessionState(({ tokens }) => tokens?.accessToken);
  const ends = accessToken === undefined ? undefined : sessionEnds(accessToken);
  const end = ends && Math.min(ends.idleAt, ends.endsAt);
  const canExtend = ends !== undefined && ends.idleAt < ends.endsAt;
  const isNear = useReached(end && end - WARNING_MS);
  const isOver = useReached(end);
  const [dismissed, setDismissed] = useState<number>();

  // Only the server knows whether a session is over, so ask it.
  useEffect(() => {
    if (isOver) void session.refetchUser();
  }, [isOver, session]);

  const isOpen = isNear && !isOver && dismissed !== end;
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  if (!hasOpened || end === undefined) return null;
  return (
    <Suspense>
      <WarningDialog
        open={isOpen}
        endsAt={end}
        canExtend={canExtend}
        onDismiss={() => setDismissed(end)}
      />
    </Suspense>
  );
}
