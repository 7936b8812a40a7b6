import { VisuallyHidden } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { numberFormat } from '../../region/region.ts';
import { useReads } from '../../session/session-context.ts';

/** How many there are of a thing. Nothing until it is known. */
export function NavCount({ of }: { readonly of: 'institution' }) {
  const reads = useReads();
  const { data } = useQuery(reads[of].list({ limit: 1, fields: ['_id'] }));
  if (!data) return null;
  return (
    <span className="ck-nav-count">
      <VisuallyHidden>, </VisuallyHidden>
      {numberFormat().format(data.total)}
    </span>
  );
}
