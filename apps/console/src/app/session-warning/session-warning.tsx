import { lazy, Suspense, useEffect, useState } from 'react';
import { reloading } from '../../loading/reload-once.ts';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { sessionEnds } from '../../session/session-ends.ts';
import { useReached } from './use-reached.ts';

const WarningDialog = lazy(reloading(() => import('./warning-dialog.tsx')));

/** How long before its end somebody is warned of it, in milliseconds (WCAG 2.2.1). */
export const WARNING_MS = 2 * 60_000;

/**
 * Warns before the session ends. The server extends a session that is refreshed, up to an end that nothing moves. All of
 * it is read from the tokens, which copies of a tab share: extended in one, the warning goes in all.
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

  // Only the server knows that a session is over: it is asked, and says so.
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
