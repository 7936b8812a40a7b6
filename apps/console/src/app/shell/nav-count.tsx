import { CountBadge, VisuallyHidden } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { countOf, useTotals } from '../../data/totals.ts';
import { useIsIdle } from '../../idle/use-is-idle.ts';
import { useReads } from '../../session/session-context.ts';

/** How long a count stays fresh unless changed here, in milliseconds. */
const FRESH_MS = 5 * 60_000;

const everything = [{}];

/** The number of records of a kind: from their list if loaded, else by a call of its own once the page is idle. */
export function NavCount({ of }: { readonly of: 'institution' }) {
  const { list } = useReads()[of];
  const isIdle = useIsIdle();
  const [cachedTotal] = useTotals(list, everything);
  useQuery({
    ...list(countOf({})),
    enabled: isIdle && !cachedTotal?.isComing && !cachedTotal?.isOfRows,
    staleTime: FRESH_MS,
  });
  if (cachedTotal?.total === undefined) return null;
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      <CountBadge
        className="ck-nav-count"
        count={cachedTotal.total}
        max={Number.POSITIVE_INFINITY}
        hasZero
      />
    </>
  );
}
