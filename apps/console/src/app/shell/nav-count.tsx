import { VisuallyHidden } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { countOf, useTotals } from '../../data/totals.ts';
import { useIsIdle } from '../../idle/use-is-idle.ts';
import { numberFormat } from '../../region/region.ts';
import { useReads } from '../../session/session-context.ts';

/** Milliseconds for which a number that nobody has changed here is not asked for again. */
const FRESH_MS = 5 * 60_000;

const everything = [{}];

/** How many there are of a thing: as their list says it, else by a call of its own once the page is calm. */
export function NavCount({ of }: { readonly of: 'institution' }) {
  const { list } = useReads()[of];
  const isIdle = useIsIdle();
  const [known] = useTotals(list, everything);
  useQuery({
    ...list(countOf({})),
    enabled: isIdle && !known?.isComing && !known?.isOfRows,
    staleTime: FRESH_MS,
  });
  if (known?.total === undefined) return null;
  return (
    <span className="ck-nav-count">
      <VisuallyHidden>, </VisuallyHidden>
      {numberFormat().format(known.total)}
    </span>
  );
}
