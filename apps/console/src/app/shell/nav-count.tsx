import { VisuallyHidden } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../../session/session-context.ts';

const inWords = new Intl.NumberFormat('en-IN');

/** How many there are of a thing. Nothing until it is known. */
export function NavCount({ of }: { readonly of: 'institution' }) {
  const reads = useReads();
  const { data } = useQuery(reads[of].list({ limit: 1, fields: ['_id'] }));
  if (!data) return null;
  return (
    <span className="ck-nav-count">
      <VisuallyHidden>, </VisuallyHidden>
      {inWords.format(data.total)}
    </span>
  );
}
