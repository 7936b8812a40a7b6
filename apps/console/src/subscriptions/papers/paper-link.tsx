import type { Paper } from '@booking/api-client';
import { paperTitle } from '@booking/api-client/facts';
import { Link } from '@booking/ui';

/** A link to the paper of a line of an account; a dash for a line that has none. */
export function PaperLink({ paper }: { readonly paper: Paper | undefined }) {
  if (!paper) return '–';
  const { _id, kind, number, supplier } = paper;
  return (
    <Link
      href={`/papers/${_id}`}
      aria-label={`${paperTitle(kind, supplier.gstin !== null)} ${number}`}
    >
      {number}
    </Link>
  );
}
