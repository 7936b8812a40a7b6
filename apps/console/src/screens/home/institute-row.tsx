import { useLink } from '@booking/ui';
import type { ReactNode } from 'react';
import { SUPER_ADMIN } from '../../access/access.ts';
import { useUser } from '../../session/session-context.ts';
import { rowsBehind } from './rows-behind.ts';

interface InstituteRowProps {
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row about an institute. It opens the institute for a Super Admin, who alone may see the list of all. */
export function InstituteRow({ id, className, children }: InstituteRowProps) {
  const Link = useLink();
  const classes = ['ck-home-row', className].filter(Boolean).join(' ');
  if (useUser().role !== SUPER_ADMIN) return <div className={classes}>{children}</div>;
  return (
    <Link className={classes} href={rowsBehind.institute(id)}>
      {children}
    </Link>
  );
}
