import { useLink } from '@booking/ui';
import type { ReactNode } from 'react';
import { useMayOpen } from '../../page/screen-access.ts';
import { rowsBehind } from './rows-behind.ts';

interface InstituteRowProps {
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const row =
  'flex min-h-12 items-center gap-2.5 rounded-sm px-2 py-1 text-inherit type-body-sm no-underline print:break-inside-avoid';
const linked =
  'hover:bg-bk-hover focus-visible:outline-2 focus-visible:outline-bk-focus-ring focus-visible:-outline-offset-2';

/** A row about an institute. It opens the institute for users who may open the list of all. */
export function InstituteRow({ id, className = '', children }: InstituteRowProps) {
  const Link = useLink();
  if (!useMayOpen('/all-institutes')) {
    return <div className={`${row} ${className}`}>{children}</div>;
  }
  return (
    <Link className={`${row} ${linked} ${className}`} href={rowsBehind.institute(id)}>
      {children}
    </Link>
  );
}

/** The name of an institute above what there is to say of it. Both are read whole: they wrap and are never cut. */
export function InstituteText({
  name,
  detail,
}: {
  readonly name: string;
  readonly detail: string;
}) {
  return (
    <span className="grid min-w-0 flex-1 leading-4.5">
      <span className="wrap-anywhere font-strong" data-part="name">
        {name}
      </span>
      <span className="wrap-anywhere text-bk-secondary tabular-nums">{detail}</span>
    </span>
  );
}
