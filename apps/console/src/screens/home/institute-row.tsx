import { useLink } from '@booking/ui';
import type { ReactNode } from 'react';
import { useMayOpen } from '../../access/screen-access.ts';
import * as screens from '../screens.ts';
import { rowsBehind } from './rows-behind.ts';

interface InstituteRowProps {
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row about an institute. It opens the institute for users who may open the list of all. */
export function InstituteRow({ id, className, children }: InstituteRowProps) {
  const Link = useLink();
  const classes = ['ck-home-row', className].filter(Boolean).join(' ');
  if (!useMayOpen(screens.allInstitutes)) return <div className={classes}>{children}</div>;
  return (
    <Link className={classes} href={rowsBehind.institute(id)}>
      {children}
    </Link>
  );
}
